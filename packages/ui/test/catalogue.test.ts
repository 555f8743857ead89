import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nativeProps } from '../../../.storybook/catalogue/native.ts';
import { readElements } from '../../../.storybook/catalogue/elements.ts';
import { matrixOf, missingStates, wanted } from '../../../.storybook/catalogue/matrix.ts';
import { published } from '../../../.storybook/catalogue/publish.ts';
import { everyWord } from '../../../.storybook/pages/words/every-word.ts';
import { argTypeOf } from '../../../.storybook/catalogue/plugin.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const elements = readElements(root);
const rows = matrixOf(elements);
const props = elements.flatMap(({ name, props: { list } }) => list.map((prop) => ({ of: name, ...prop })));

test('every element shows the states that it can be in, or says why it has none', () => {
  expect(elements.length).toBeGreaterThan(240);
  expect(missingStates(rows)).toEqual([]);
});

test('a reason against a state is given only where there is no story of it', () => {
  const both = rows.flatMap(({ folder, cells }) => {
    const none = elements.find((one) => one.folder === folder)?.spec.none ?? {};
    return wanted
      .filter((state) => none[state] && cells[state].kind === 'story')
      .map((state) => `${folder} ${state}`);
  });
  expect(both).toEqual([]);
});

test('every prop has a sentence, a type in words, and a control unless it is an event or a part of the code', () => {
  expect(props.length).toBeGreaterThan(1500);
  const wrong = props.filter(({ sentence, type }) => !sentence || !type || /\bunion\b|\bTS[A-Z]/.test(type));
  expect(wrong.map(({ of, name, type }) => `${of} ${name}: ${type}`)).toEqual([]);
  const without = props.filter((prop) => argTypeOf(prop).control === false && prop.control !== 'event');
  const known = /^(?:ref|file|an element|picture and sound of a call)$|→/;
  expect(
    without.filter(({ type }) => !known.test(type)).map(({ of, name, type }) => `${of} ${name}: ${type}`),
  ).toEqual([]);
});

test('every choice of a prop is one of its values', () => {
  const choices = props.filter(({ control }) => control === 'select');
  expect(choices.length).toBeGreaterThan(80);
  expect(choices.filter(({ options }) => !options || options.length === 0)).toEqual([]);
});

test('defaults are those of the code', () => {
  const of = (folder: string, name: string) =>
    elements.find((one) => one.folder === folder)?.props.list.find((prop) => prop.name === name)?.default;
  expect(of('base/button', 'tone')).toBe("'accent'");
  expect(of('base/button', 'busy')).toBe('false');
  expect(of('medicine/medicine-card', 'headingLevel')).toBe('2');
  expect(props.filter((prop) => prop.default).length).toBeGreaterThan(150);
});

test('every message that an element reads is known, also where it is taken apart', () => {
  const known = new Set(everyWord.filter(({ place }) => place === 'Elements').map(({ key }) => key));
  const wrong = elements.flatMap(({ folder, words }) =>
    words.filter((key) => !known.has(key)).map((key) => `${folder} ${key}`),
  );
  expect(wrong).toEqual([]);
  const wordsOf = (folder: string) => elements.find((one) => one.folder === folder)?.words.length;
  expect(wordsOf('order/order-prescription')).toBeGreaterThan(0);
  expect(wordsOf('home/display-sheet')).toBeGreaterThan(0);
});

test('what an element does not take of HTML has no control', () => {
  const of = (folder: string) => elements.find((one) => one.folder === folder)!.props;
  const names = (folder: string) => nativeProps(of(folder)).map(({ name }) => name);
  expect(names('base/button')).toContain('children');
  expect(names('base/rating')).not.toContain('children');
  expect(names('account/otp-field')).not.toContain('inputMode');
});

test('a type alone is no use of an element', () => {
  const usersOf = (folder: string) =>
    elements.find((one) => one.folder === folder)!.uses.elements.map(({ title }) => title);
  expect(usersOf('prescription/review-line')).not.toContain('Prescription/Undo bar');
  expect(usersOf('base/price')).toContain('Medicine/Medicine card');
});

test('every element has an example and stands in llms.txt and in the registry', () => {
  const files = published(elements, '0.1.0');
  const index = files.get('llms.txt') ?? '';
  const { items } = JSON.parse(files.get('registry.json') ?? '{}') as { items: Array<{ name: string }> };
  const names = new Set(items.map(({ name }) => name));
  for (const { folder, example } of elements) {
    expect(example, folder).toContain(`'@doorstep/ui/${folder}'`);
    expect(index).toContain(`(llms/${folder}.md)`);
    expect(names).toContain(folder.replace('/', '-'));
    expect(files.get(`r/${folder.replace('/', '-')}.json`)).toContain('@doorstep/ui@0.1.0');
  }
});

test('it is known who uses an element: the product, or a reason stands in its spec', () => {
  const unused = elements.filter(({ uses }) => uses.elements.length + uses.pages.length === 0);
  expect(unused.filter(({ spec }) => spec.notes.length === 0).map(({ folder }) => folder)).toEqual([]);
});
