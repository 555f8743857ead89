// The list of planted changes stays true to the tree; that each is caught is proved by `npm run prove:checks`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changes } from '../planted/changes.mjs';
import { createPlanter } from '../planted/run.mjs';
import { titlesOf } from '../source/titles.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path) => readFileSync(join(root, path), 'utf8');

test('there are at least thirty, each with a name of its own', () => {
  expect(changes.length).toBeGreaterThanOrEqual(30);
  expect(new Set(changes.map(({ name }) => name)).size).toBe(changes.length);
});

/** What a command of a check names and the tree has not: a path, or the title of a test. */
const missing = ({ cwd, args, file, title }) => [
  ...args.filter((arg) => /^(?:test|src|packages)\//.test(arg) && !existsSync(join(root, cwd, arg))),
  ...(file && !titlesOf(read(file)).some((one) => one.includes(title))
    ? [`${file} has no test '${title}'`]
    : []),
];
test.for(changes.map((change) => [change.name, change]))(
  '%s can be planted',
  ([, { file, edits, check }]) => {
    const text = read(file);
    for (const [from] of edits) expect(text).toContain(from);
    expect([check].flat().flatMap(missing)).toEqual([]);
  },
);

test('a name that no change has is refused, with those that there are', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'packages/tooling/planted/run.mjs'), 'a lost ref', 'no such change'],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.split('\n').slice(0, 2)).toEqual([
    "No planted change is named 'no such change'. There are:",
    `  ${changes[0].name}`,
  ]);
});

const folder = mkdtempSync(join(tmpdir(), 'doorstep-planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Fails and says so as soon as the file holds a word, and notes each of its runs. */
const holds = (word) => ({
  cwd: '.',
  command: process.execPath,
  args: [
    '-e',
    `const { appendFileSync, readFileSync } = require('node:fs'); appendFileSync('runs', 'x'); if (readFileSync('file', 'utf8').includes('${word}')) throw new Error('it holds ${word}')`,
  ],
});
test('a change is caught by a check that passes without it and says what it is', () => {
  writeFileSync(join(folder, 'file'), 'one two');
  const plant = createPlanter(folder);
  const change = {
    file: 'file',
    edits: [
      ['one', 'first'],
      ['two', 'second'],
    ],
    check: holds('second'),
    says: /it holds second/,
  };
  expect(plant(change)).toBe('');
  expect(plant({ ...change, says: /it holds first/ })).toMatch(/^its check failed without saying/);
  // Once without a change, and twice with one.
  expect(readFileSync(join(folder, 'runs'), 'utf8')).toBe('xxx');
  expect(plant({ ...change, check: holds('third') })).toBe('its check passed');
  expect(plant({ ...change, check: holds('one') })).toMatch(/^its check fails without the change:/);
  expect(plant({ ...change, edits: [...change.edits, ['three', 'third']] })).toBe(
    "'three' does not stand in file",
  );
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('one two');
});
