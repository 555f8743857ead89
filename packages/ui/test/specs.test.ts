import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stateOf, states } from '../../../.storybook/states.ts';
import { parseSpec, type Proof } from '../scripts/spec.ts';
import { storiesOf, titlesOf } from '@doorstep/tooling/titles';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = globSync('src/*/*/*.stories.tsx', { cwd: root }).map(dirname).toSorted();
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
const pathOf = (folder: string, ending: string) => `${folder}/${basename(folder)}.${ending}`;
const specOf = (folder: string) => parseSpec(read(pathOf(folder, 'spec.md')));

/** @returns what is wrong with a proof, '' if it stands */
function fault(folder: string, { kind, file, name }: Proof): string {
  const path = file ?? pathOf(folder, kind === 'test' ? 'test.tsx' : 'stories.tsx');
  const text = read(path);
  if (!text) return `${path} is not there`;
  const known = kind === 'test' ? titlesOf(text) : storiesOf(text);
  return known.includes(name) ? '' : `${path} has no ${kind === 'test' ? 'test' : 'story'} '${name}'`;
}

test('every element says what it is for, and what not, in at most 60 words', () => {
  expect(folders.length).toBeGreaterThan(200);
  const wrong = folders.flatMap((folder) => {
    const { use, also } = specOf(folder);
    const words = use.split(/\s+/).filter(Boolean).length;
    if (words === 0) return [`${folder}: nothing is said`];
    if (words > 60) return [`${folder}: ${words} words`];
    if (!/\bnot\b/i.test(use)) return [`${folder}: it does not say what it is not for`];
    return also.length > 0 ? [] : [`${folder}: no 'Also:' line with other words for it`];
  });
  expect(wrong).toEqual([]);
});

test('every MUST has a test or a picture that proves it, and each proof is there', () => {
  const promised = folders.map((folder) => ({ folder, spec: specOf(folder) }));
  const unproved = promised.flatMap(({ folder, spec: { must } }) =>
    must.filter(({ proofs }) => proofs.length === 0).map(({ text }) => `${folder}: no proof: ${text}`),
  );
  const gone = promised.flatMap(({ folder, spec: { must, mustNot } }) =>
    must
      .concat(mustNot)
      .flatMap(({ proofs }) => proofs)
      .map((proof) => fault(folder, proof))
      .filter(Boolean),
  );
  const wrong = unproved.concat(gone);
  expect(wrong).toEqual([]);
});

test('every story begins with the word of a state, of at most forty', () => {
  expect(Object.keys(states).length).toBeLessThanOrEqual(40);
  const files = ['packages/ui/src', 'apps/web/src', '.storybook/pages'].flatMap((folder) =>
    globSync(`../../${folder}/**/*.stories.tsx`, { cwd: root }),
  );
  const names = files.flatMap((file) => storiesOf(read(file)).map((name) => ({ file, name })));
  expect(names.length).toBeGreaterThan(1500);
  expect(names.filter(({ name }) => !stateOf(name)).map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('a proof that is not there is found', () => {
  expect(fault('src/base/button', { kind: 'test', name: 'no such title' })).toMatch(/has no test/);
  expect(fault('src/base/button', { kind: 'picture', name: 'NoSuch' })).toMatch(/has no story/);
  expect(fault('src/base/button', { kind: 'picture', name: 'Default' })).toBe('');
  const spec = parseSpec(
    '# Box\n\nUse it for boxes. Not for bags.\n\nAlso: crate, chest\n\nMUST\n- be square\n  test: it is square\n  picture (src/a.stories.tsx): Default\n- be long,\n  over two lines\n\nMUST NOT\n- leak\n',
  );
  expect(spec.must).toEqual([
    {
      text: 'be square',
      proofs: [
        { kind: 'test', name: 'it is square' },
        { kind: 'picture', file: 'src/a.stories.tsx', name: 'Default' },
      ],
    },
    { text: 'be long, over two lines', proofs: [] },
  ]);
  expect([spec.use, spec.also]).toEqual(['Use it for boxes. Not for bags.', ['crate', 'chest']]);
});
