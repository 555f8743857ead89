// Real pictures: in a copy of the tree Button gets another padding, and among its pictures a word and an ARIA attribute change.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { envOf, git, keep, makeCopy } from '../copy.mjs';
import { parseDecisions } from '../visual/decisions.mjs';
import { allPictures, formatHashes, parseHashes } from '../visual/hashes.mjs';

const LONG = 15 * 60_000;
const WANTED = ['base/button', 'base/error-state', 'medicine/cart-action'];
const HASHES = 'packages/ui/visual/hashes.txt';
const DECISIONS = 'packages/ui/visual/decisions.jsonl';
let copy;

const at = (path) => join(copy, path);
function start(command, args, more = {}) {
  const { env, cwd = copy } = more;
  const { stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...envOf(copy), VISIT: 'pictures', CI: '', ...env },
  });
  return `${stdout}\n${stderr}`;
}
const tool = (name, ...args) => start(process.execPath, [at(`packages/tooling/visual/${name}.mjs`), ...args]);
function edit(path, before, after) {
  const text = readFileSync(at(path), 'utf8');
  if (!text.includes(before)) throw new Error(`${path} has no '${before}': change the edits here`);
  writeFileSync(
    at(path),
    text.replace(before, () => after),
  );
}
const list = () =>
  tool('review', '--list')
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .map((line) => line.replace(/^\d+\. /, ''));
const hashesOf = (text) => allPictures(parseHashes(text));

/** Draws the tree as it is, and commits these pictures as the accepted ones, with no decision on any. */
function acceptAsTheyAre() {
  const drawn = at('node_modules/.cache/visual/before/new');
  mkdirSync(drawn, { recursive: true });
  const files = WANTED.map((name) => `packages/ui/src/${name}/${name.split('/')[1]}.stories.tsx`);
  const said = start('vitest', ['run', '--project', 'stories', ...files], {
    cwd: at('packages/ui'),
    env: { VISUAL_OUT: drawn },
  });
  const hashes = new Map();
  for (const name of readdirSync(drawn).filter((one) => one.endsWith('.json'))) {
    const { file, story, cell, hash } = JSON.parse(readFileSync(join(drawn, name), 'utf8'));
    const entry = hashes.get(file) ?? { inputs: '-', pictures: new Map() };
    entry.pictures.set(`${story} ${cell}`, hash);
    hashes.set(file, entry);
  }
  if (hashes.size !== WANTED.length) throw new Error(`not all were drawn:\n${said}`);
  writeFileSync(at(HASHES), formatHashes(hashes));
  writeFileSync(at(DECISIONS), '');
  git(copy, 'config', 'user.name', 'Asha Rao');
  git(copy, 'config', 'user.email', 'asha@localhost');
  keep(copy);
  renameSync(drawn, drawn.replace(/new$/, git(copy, 'rev-parse', 'HEAD').trim()));
}

beforeAll(() => {
  copy = makeCopy();
  acceptAsTheyAre();
  edit('packages/ui/src/base/button/button.tsx', "md: 'min-h-control px-4'", "md: 'min-h-control px-5'");
  edit('packages/ui/src/base/button/button.tsx', 'aria-busy={busy || undefined}', '');
  edit('packages/ui/src/medicine/messages.en.ts', "'Out of stock'", "'Sold out'");
}, LONG);
afterAll(() => {
  if (copy) rmSync(copy, { recursive: true, force: true });
});

test(
  'a padding is one decision, and what else changed among its pictures is told apart',
  { timeout: LONG },
  () => {
    const said = tool('run', '--since', 'HEAD', ...WANTED);
    expect(said).toMatch(/Drawing 3 of \d+ story files since/);
    const [padding, ...others] = list();
    expect(padding).toMatch(
      /^button[^:]*: padding-right 16px → 20px, padding-left 16px → 20px \(\d+ pictures\)$/,
    );
    expect(Number(/\((\d+) pictures\)/.exec(padding)[1])).toBeGreaterThan(20);
    expect(others).toEqual([
      'cart-action: text “Out of stock” → “Sold out” (3 pictures)',
      'button: aria-busy “true” → “nothing” (1 pictures)',
    ]);

    const before = hashesOf(readFileSync(at(HASHES), 'utf8'));
    tool('review', '--accept', '1');
    expect(list()).toEqual(others);
    tool('review', '--refuse', '1', 'The glossary says out of stock.');
    const after = hashesOf(readFileSync(at(HASHES), 'utf8'));
    const changed = [...after.keys()].filter((key) => after.get(key) !== before.get(key));
    expect(changed.some((key) => key.startsWith('base-error-state--'))).toBe(true);
    // What was not accepted is as it was.
    expect(changed.filter((key) => /out-of-stock|busy aria/.test(key))).toEqual([]);
    const decisions = parseDecisions(readFileSync(at(DECISIONS), 'utf8'));
    expect(decisions.map(({ verdict, who, pictures }) => [verdict, who, pictures])).toEqual([
      ['accepted', 'Asha Rao', changed.length],
      ['refused', 'Asha Rao', 3],
    ]);
    expect(tool('review', '--summary')).toContain('3 causes: 1 accepted, 1 refused, 1 open.');
  },
);
