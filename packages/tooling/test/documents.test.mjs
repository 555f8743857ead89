import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { deadEnds } from '../documents.mjs';

const root = resolve(import.meta.dirname, '../../..');
const read = (path) => {
  const file = resolve(root, path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
};

test.each(globSync(['*.md', 'docs/**/*.md'], { cwd: root }).toSorted())(
  'every file and heading that %s names is there',
  (path) => {
    expect(deadEnds(root, { path, text: read(path) }, read)).toEqual([]);
  },
);

const inDocs = (text) =>
  deadEnds(root, { path: 'docs/a.md', text }, (path) => (path === 'docs/a.md' ? text : read(path)));

test.each([
  [
    'a file',
    'one\n`packages/tooling/nowhere.mjs`',
    'docs/a.md:2 names packages/tooling/nowhere.mjs, which is not there',
  ],
  [
    'a short path',
    '`tooling/test/nowhere.mjs`',
    'docs/a.md:1 names tooling/test/nowhere.mjs, which is not there',
  ],
  [
    'a placeholder',
    '`packages/<any>/nowhere.mjs`',
    'docs/a.md:1 names packages/<any>/nowhere.mjs, which is not there',
  ],
  ['a link', '[x](nowhere.md)', 'docs/a.md links to nowhere.md, which is not there'],
  ['a heading', '# Here\n[x](#here) [y](#there)', 'docs/a.md links to #there, which docs/a.md does not have'],
  [
    'a rule',
    '[x](rules.md#s3) [y](rules.md#s99)',
    'docs/a.md links to #s99, which docs/rules.md does not have',
  ],
])('%s that is not there is found', (_, text, fault) => {
  expect(inDocs(text)).toEqual([fault]);
});

test.each([
  '`packages/tooling/run.mjs`, `tooling/test/documents`, `packages/<any>/package.json`, packages/tooling/.',
  '[x](rules.md), [y](../README.md), [z](https://example.org/nowhere.md), `@doorstep/tooling/chromium`',
])('%s leads somewhere', (text) => {
  expect(inDocs(text)).toEqual([]);
});
