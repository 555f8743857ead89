// Plants changes in a copy of the tree, one at a time, and runs the check that is to catch each. `npm run prove:checks [-- part of a name …]`
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { envOf, makeCopy } from '../copy.mjs';
import { changes } from './changes.mjs';

const END = 2000;

/** @returns {{ status: number, text: string }} of the first command that fails, else of the last */
function run(copy, check) {
  let result = { status: 0, text: '' };
  for (const { cwd, command, args, env } of [check].flat()) {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd: join(copy, cwd),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...envOf(copy), ...env },
    });
    const text = [stdout, stderr, error?.message].filter(Boolean).join('\n');
    result = { status: status ?? 1, text: stripVTControlCharacters(text) };
    if (result.status !== 0) return result;
  }
  return result;
}

/**
 * @param {string} copy the folder in which changes are planted
 * @returns {(change: object) => string} plants a change and takes it out again; answers what is wrong, '' if its check caught it
 */
export function createPlanter(copy) {
  // What fails as the tree is would fail with any change: each check is run once before.
  const unplanted = new Map();
  function before(check) {
    const key = JSON.stringify(check);
    if (!unplanted.has(key)) unplanted.set(key, run(copy, check));
    return unplanted.get(key);
  }
  return ({ file, edits, check, says }) => {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    const missing = edits.find(([from]) => !text.includes(from));
    if (missing) return `'${missing[0]}' does not stand in ${file}`;
    const clean = before(check);
    if (clean.status !== 0) return `its check fails without the change:\n${clean.text.slice(-END)}`;
    writeFileSync(
      path,
      edits.reduce((all, [from, to]) => all.replace(from, () => to), text),
    );
    try {
      const planted = run(copy, check);
      if (planted.status === 0) return 'its check passed';
      return says.test(planted.text)
        ? ''
        : `its check failed without saying ${says}:\n${planted.text.slice(-END)}`;
    } finally {
      writeFileSync(path, text);
    }
  };
}

/** @returns {number} the exit code */
function prove(wanted) {
  const unknown = wanted.filter((part) => !changes.some(({ name }) => name.includes(part)));
  if (unknown.length > 0) {
    console.error(
      `No planted change is named ${unknown.map((part) => `'${part}'`).join(' or ')}. There are:`,
    );
    for (const { name } of changes) console.error(`  ${name}`);
    return 2;
  }
  const chosen = changes.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  const copy = makeCopy();
  let missed = 0;
  try {
    const plant = createPlanter(copy);
    for (const change of chosen) {
      const wrong = plant(change);
      if (wrong) missed++;
      console.log(`${wrong ? 'MISSED' : 'caught'}  ${change.name}${wrong && `: ${wrong}`}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`${chosen.length - missed} of ${chosen.length} planted changes were caught.`);
  return missed > 0 ? 1 : 0;
}

if (import.meta.main) process.exit(prove(process.argv.slice(2)));
