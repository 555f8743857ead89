import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { citations, faultsOf } from '../rules.mjs';

const root = resolve(import.meta.dirname, '../../..');
const read = (path) => readFileSync(resolve(root, path), 'utf8');

/** They hold, but nothing cites them yet. Take one off when a comment or test does. */
const UNCITED = ['S13', 'C15', 'C18', 'C19', 'C20', 'C26', 'C33', 'C36', 'C37'];

/** What the loop reads is what its cache key covers: both come from this package's turbo.json. */
const FROM_ROOT = '$TURBO_ROOT$/';
const sources = JSON.parse(read('packages/tooling/turbo.json'))
  .tasks.test.inputs.filter((input) => input.startsWith(FROM_ROOT))
  .map((input) => input.slice(FROM_ROOT.length));
const files = [...sources, 'packages/tooling/*.mjs', 'packages/tooling/lint/*.mjs']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((path) => /\.(?:m?[jt]sx?|css|sql|md|example)$/.test(path) && path !== 'docs/rules.md')
  .map((path) => ({ path, text: read(path) }));

test('every rule that is cited stands in docs/rules.md, and every S and C there is cited', () => {
  expect(faultsOf(read('docs/rules.md'), files, UNCITED)).toEqual([]);
});

test('every page of docs that code names is there', () => {
  const missing = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.(?:md|csv)/g)]
      .filter(([page]) => !existsSync(resolve(root, page)))
      .map(([page]) => `${path} names ${page}`),
  );
  expect(missing).toEqual([]);
});

test('the loop reads code, tests, stories, journeys and documents', () => {
  const paths = files.map(({ path }) => path);
  for (const path of [
    'README.md',
    '.env.example',
    'docs/performance.md',
    'docs/decisions/places.md',
    '.storybook/preview.tsx',
    'bench/run.mjs',
    'packages/contract/src/money.ts',
    'packages/contract/test/table.test.ts',
    'packages/ui/src/base/button/button.stories.tsx',
    'apps/web/test/budget.mjs',
    'packages/tooling/run.mjs',
  ])
    expect(paths).toContain(path);
  for (const [folder, least] of Object.entries({
    'apps/api/src/': 100,
    'apps/api/test/': 50,
    'apps/api/bench/': 1,
    'apps/web/src/': 100,
    'apps/web/e2e/': 10,
    'packages/ui/src/': 200,
  }))
    expect(paths.filter((path) => path.startsWith(folder)).length, folder).toBeGreaterThanOrEqual(least);
  expect(paths.filter((path) => /node_modules|dist\//.test(path))).toEqual([]);
});

const rules =
  '- <a id="s3"></a>**S3** One.\n- <a id="c9"></a>**C9** *(to come)* Two.\n- <a id="t1"></a>**T1** Three.\n';
const faults = (text, ...uncited) => faultsOf(rules, [{ path: 'a.ts', text }], uncited);

test.each([
  ['in a comment', '// ok (S3)\n/** Nothing leaks (safety T99). */', 'a.ts:2 cites T99'],
  ['in a list', '// decisions S3, C77', 'a.ts:1 cites C77'],
  ['at the end of a range', '// S3 (T1 to T88)', 'a.ts:1 cites T88'],
  ['in the name of a test', "// (S3)\ntest('is refused (F12)', () => {});", 'a.ts:2 cites F12'],
  ['at the beginning of one', "// (S3)\ntest('F12: is refused', () => {});", 'a.ts:2 cites F12'],
  [
    'in a page outside, by section',
    '/** Spec 1 §9, (S3). */',
    'a.ts:1 cites a page that is not in the repository',
  ],
  ['in a page outside, by heading', "// (contract 'Conventions'; S3)", 'a.ts:1 cites a page that is not in'],
])('a dangling citation is found %s', (_, text, fault) => {
  expect(faults(text, 'S3').filter((one) => one.includes(' cites '))).toEqual([
    expect.stringContaining(fault),
  ]);
});

test('a rule that nothing cites is found, unless it is to come or on the list', () => {
  expect(faults('')).toEqual([expect.stringContaining('nothing cites S3')]);
  expect(faults('', 'S3')).toEqual([]);
  expect(faults('// (decision S3)')).toEqual([]);
  expect(faults('// (decision S3)', 'S3')).toEqual([expect.stringContaining('S3 is cited now')]);
});

test('a rule that stands twice, or under a wrong anchor, is found', () => {
  const wrong = `${rules}- <a id="s33"></a>**S3** Again.\n`;
  expect(faultsOf(wrong, [], ['S3'])).toEqual([
    'docs/rules.md: the anchor of S3 is s33',
    'docs/rules.md: S3 stands twice',
  ]);
});

test.each([
  'a bucket of any S3-compatible storage, as S3 says',
  "'search=%F0%9F%99%82', '%C3%28'",
  'new Date(`${day}T12:00:00Z`)',
  `['C0', 'C1', "C2"], replace('C7,', ',')`,
  'BT /F1 12 Tf',
  '<path d="M4 5 C8 12 4 3" fill="#F3F3F3" />',
])('%s cites nothing', (text) => {
  expect(citations(text)).toEqual([]);
});
