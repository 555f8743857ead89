import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

interface Change {
  size: string;
  line: string;
}
const from = <Module>(path: string) =>
  import(/* @vite-ignore */ new URL(path, import.meta.url).href) as Promise<Module>;
// The scripts are plain JavaScript and read beside themselves: they run outside of Vite.
const { text } = await from<{ text: () => string }>('../scripts/api/read.mjs');
const { exportsOf } = await from<{ exportsOf: (path: string) => string[] }>('../scripts/api/exports.mjs');
const { compare, missing } = await from<{
  compare: (before: string, now: string) => Change[];
  missing: (before: string, now: string, changesets: readonly string[]) => string[];
}>('../scripts/api/compare.mjs');

test('api.md is the API of today', () => {
  const changes = compare(readFileSync(new URL('../api.md', import.meta.url), 'utf8'), text());
  expect(
    changes.map(({ size, line }) => `${size}: ${line}`),
    'Run npm run api -w packages/ui, and npx changeset for a change of the largest size named here.',
  ).toEqual([]);
  expect(readFileSync(new URL('../api.md', import.meta.url), 'utf8')).toBe(text());
});

test('it holds exports, props, tokens, slots, states and messages', () => {
  expect(text().split('\n')).toEqual(
    expect.arrayContaining([
      '- entry ./base/*',
      '- component Button: ButtonProps',
      "- prop ButtonProps.tone?: 'accent' | 'plain' | 'quiet' | 'danger'",
      '- const buttonVariants',
      '- function formatPaise: (paise: number) => string',
      '- slot medicine-card',
      '- state medicine-card in-cart',
      '- token --accent-fill',
      '- message base.cancel',
    ]),
  );
});

const folder = mkdtempSync(join(tmpdir(), 'doorstep-api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const written = (name: string, code: string) => {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
};

test('what is exported again stands with its properties, wherever it is declared', () => {
  written(
    'draft.ts',
    `export interface Draft { id: number }
interface Inner { name: string }
export { type Inner as Line };
export const first = 1, second: string = '';
export const add = (a: number): number => a;`,
  );
  const path = written(
    'box.tsx',
    `import { type Line, add } from './draft.ts';
import type { Map } from 'leaflet';
type Way = 'a' | 'b';
interface Own extends Base { busy?: boolean; take(one: string): void }
export { type Own, type Way as Ways, type Line, add as plus, type Map };
export { type Draft, second } from './draft.ts';`,
  );
  expect(exportsOf(path)).toEqual([
    'type Own: interface extends Base',
    'prop Own.busy?: boolean',
    'prop Own.take: (one: string) => void',
    "type Ways: 'a' | 'b'",
    'type Line: interface',
    'prop Line.name: string',
    'const plus: (a: number) => number',
    'other Map: of leaflet',
    'type Draft: interface',
    'prop Draft.id: number',
    'const second: string',
  ]);
  expect(text()).toContain('- prop VideoDoctor.feePaise: number\n');
  expect(text()).not.toMatch(/: of (?:\.|this file)/);
});

test.for([
  ["export * from './draft.ts';", /'export \*' does not say what is exported\. Name each thing/],
  ["export * as all from './draft.ts';", /'export \*' does not say what is exported/],
  ['export default function Box() {}', /'export default' has no name of its own/],
  ['export { none };', /exports none, which it neither declares nor imports/],
] as const)('%s cannot be told', ([code, sentence]) => {
  expect(() => exportsOf(written('wrong.ts', code))).toThrow(sentence);
});

const api = (...lines: string[]) =>
  `# API\n\n## base/box\n\n${['type BoxProps: interface', ...lines].map((line) => `- ${line}\n`).join('')}`;
const changeset = (size: string) => `---\n'@doorstep/ui': ${size}\n---\n\nWhat it is.\n`;
const plain = api("prop BoxProps.tone?: 'a' | 'b'", 'prop BoxProps.label: string', 'slot box');

test.for<[string, string, string]>([
  [
    'a prop that may be left out',
    api(
      "prop BoxProps.tone?: 'a' | 'b'",
      'prop BoxProps.label: string',
      'prop BoxProps.wide?: boolean',
      'slot box',
    ),
    'minor',
  ],
  [
    'a choice more',
    api("prop BoxProps.tone?: 'a' | 'b' | 'c'", 'prop BoxProps.label: string', 'slot box'),
    'minor',
  ],
  [
    'a prop that need not be given any more',
    api("prop BoxProps.tone?: 'a' | 'b'", 'prop BoxProps.label?: string', 'slot box'),
    'minor',
  ],
  [
    'a new module with a prop that has to be given',
    `${plain}\n## base/tile\n\n- type TileProps: interface\n- prop TileProps.label: string\n`,
    'minor',
  ],
  [
    'a prop that has to be given',
    api(
      "prop BoxProps.tone?: 'a' | 'b'",
      'prop BoxProps.label: string',
      'prop BoxProps.href: string',
      'slot box',
    ),
    'major',
  ],
  ['a choice less', api("prop BoxProps.tone?: 'a'", 'prop BoxProps.label: string', 'slot box'), 'major'],
  [
    'another type',
    api("prop BoxProps.tone?: 'a' | 'b'", 'prop BoxProps.label: ReactNode', 'slot box'),
    'major',
  ],
  ['a prop that is gone', api('prop BoxProps.label: string', 'slot box'), 'major'],
  ['a slot that is gone', api("prop BoxProps.tone?: 'a' | 'b'", 'prop BoxProps.label: string'), 'major'],
])('%s', ([, now, size]) => {
  expect(compare(plain, now).map((one) => one.size)).toEqual(compare(plain, now).map(() => size));
  expect(missing(plain, now, []).at(-1)).toMatch(`size ${size}; there is none`);
  expect(missing(plain, now, [changeset('patch'), changeset(size)])).toEqual([]);
  expect(missing(plain, now, [changeset('minor')]).length > 0).toBe(size === 'major');
  expect(missing(plain, now, [changeset('major').replace('ui', 'web')])).not.toEqual([]);
});

test('what stays needs no changeset', () => {
  expect(compare(plain, plain)).toEqual([]);
  expect(missing(plain, plain, [])).toEqual([]);
});
