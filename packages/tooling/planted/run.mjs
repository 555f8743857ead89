// Plants changes in a copy of the tree, one at a time, and runs the check that is to catch each. `npm run prove:checks [-- part of a name …]`
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envOf, makeCopy } from '../copy.mjs';
import { changes } from './changes.mjs';

/** @returns {{ status: number, text: string }} of the first command that fails, else of the last */
function run(copy, check) {
  let result = { status: 0, text: '' };
  for (const { cwd, command, args, env } of [check].flat()) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: join(copy, cwd),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...envOf(copy), ...env, FORCE_COLOR: '0' },
    });
    result = { status: status ?? 1, text: `${stdout}\n${stderr}` };
    if (result.status !== 0) return result;
  }
  return result;
}

/** Plants one change. @returns what is wrong, '' if the check caught it */
export function plant(copy, { file, from, to, also, check, says }) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) return `'${from}' does not stand in ${file}`;
  const edits = [[from, to], ...(also ? [also] : [])];
  writeFileSync(
    path,
    edits.reduce((text, [one, other]) => text.replace(one, () => other), before),
  );
  try {
    const { status, text } = run(copy, check);
    if (status === 0) return 'its check passed';
    return says.test(text) ? '' : `its check failed without saying ${says}:\n${text.slice(-2000)}`;
  } finally {
    writeFileSync(path, before);
  }
}

if (import.meta.main) {
  const wanted = process.argv.slice(2);
  const chosen = changes.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  const copy = makeCopy();
  let missed = 0;
  try {
    for (const change of chosen) {
      const wrong = plant(copy, change);
      if (wrong) missed++;
      console.log(`${wrong ? 'MISSED' : 'caught'}  ${change.name}${wrong && `: ${wrong}`}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`${chosen.length - missed} of ${chosen.length} planted changes were caught.`);
  process.exit(missed > 0 ? 1 : 0);
}
