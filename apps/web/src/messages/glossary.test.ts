import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Words = Record<string, Record<string, unknown>>;
/** Every file of messages, by its path up to the language. */
const filesOf = (language: 'en' | 'hi', files: Record<string, Words>) =>
  new Map(Object.entries(files).map(([path, words]) => [path.replace(`.${language}.ts`, ''), words]));
const english = filesOf('en', {
  ...import.meta.glob<Words>('../**/*messages.en.ts', { eager: true }),
  ...import.meta.glob<Words>('../../../../packages/contract/src/*.messages.en.ts', { eager: true }),
  ...import.meta.glob<Words>('../../../../packages/ui/src/*/*messages.en.ts', { eager: true }),
});
const hindi = filesOf('hi', {
  ...import.meta.glob<Words>('../**/*messages.hi.ts', { eager: true }),
  ...import.meta.glob<Words>('../../../../packages/contract/src/*.messages.hi.ts', { eager: true }),
  ...import.meta.glob<Words>('../../../../packages/ui/src/*/*messages.hi.ts', { eager: true }),
});

/** The source of a message that is a function: what it says stands there, whatever it is given. */
const sourceOf = (message: unknown) =>
  typeof message === 'function' ? String(message) : typeof message === 'string' ? message : '';
/** What is quoted in it, without the names of what is filled in. */
function saidBy(message: unknown): string {
  if (typeof message !== 'function') return sourceOf(message);
  const body = sourceOf(message)
    .replace(/^\s*(?:\([^)]*\)|\w+)\s*=>/, '')
    .replaceAll(/\bform\(\w+,/g, '(')
    .replaceAll(/\$\{(?:\(0,[\w.]+\)|[\w.]+)(?:\([\w., ]*\))?\}/g, '…');
  return [...body.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)]
    .map((found) => found.slice(1).join(''))
    .join(' | ');
}
const flat = (messages: unknown, key: string): Array<[key: string, message: unknown]> =>
  typeof messages === 'object' && messages !== null
    ? Object.entries(messages).flatMap(([name, one]) => flat(one, `${key}.${name}`))
    : [[key, messages]];
const at = (messages: unknown, key: string): unknown =>
  key.split('.').reduce((within, name) => (within as Record<string, unknown> | undefined)?.[name], messages);

const glossary = readFileSync(join(import.meta.dirname, '../../../../docs/glossary.md'), 'utf8');
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (?!English|Message|-)(.+?) \| (.*?) \|(?: (.*?) ?\|)?$/gm)].map(
    ([, ...cells]) => cells,
  );
const [said = '', excepted = ''] = glossary.split('## Exceptions');
interface Term {
  term: string;
  forms: string[];
  word: string;
}
const terms: Term[] = rowsOf(said).map(([cell = '', word = '']) => {
  const [, term = cell, more] = /^(.*?) \((.*)\)$/.exec(cell) ?? [];
  const others = more?.split(', ') ?? [];
  return { term, forms: others.length > 1 ? others : [term, ...others], word };
});
const exceptions = rowsOf(excepted).map(([message = '', term = '', why = '']) => ({ message, term, why }));

/** A word in any of its cases: 'पर्ची' is 'पर्चियाँ', too, and 'गोली' not 'गोल'. */
const inflected = (word: string) =>
  new RegExp(
    word
      .normalize('NFC')
      .replace(/ाना$/, '')
      .replace(/ी$/, '(?:ी|ि)')
      .replace(/ा$/, '(?:ा|े|ो|ओ|ए)')
      .replace(/े$/, '(?:े|ों)'),
  );
const longestFirst = terms
  .flatMap(({ term, forms, word }) =>
    forms.map((form) => ({
      form,
      term,
      word: inflected(word),
      said: new RegExp(`(?<![\\w-])${form}(?:s|es)?(?![\\w-])`, 'gi'),
    })),
  )
  .toSorted((a, b) => b.form.length - a.form.length);
/** The terms that an English message uses; where two stand at one place, the longer one. */
function termsIn(text: string) {
  let rest = text;
  return longestFirst.filter(({ said: term }) => {
    const without = rest.replaceAll(term, '…');
    const uses = without !== rest;
    rest = without;
    return uses;
  });
}
const messages = [...english].flatMap(([path, words]) =>
  Object.entries(words)
    .filter(([, one]) => typeof one === 'object')
    .flatMap(([name, one]) =>
      flat(one, name).map(([key, message]) => {
        const other = hindi.get(path)!;
        const area = [name.replace(/Messages$/, ''), `${name}Hi`, name].find((its) => its in other);
        return { key, message, hindi: at(other[area ?? ''], key.slice(name.length + 1)) };
      }),
    ),
);

test('the glossary has a Hindi word for each of its terms, and each term once', () => {
  expect(terms.length).toBeGreaterThanOrEqual(60);
  const names = terms.map(({ term }) => term.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const { term, word } of terms) expect(word, term).toMatch(/[\u0900-\u097F]|^(?:MRP|GST|OTP)$/);
});
test('a Hindi message uses the word of the glossary wherever its English one uses the term', () => {
  expect(messages.length).toBeGreaterThan(2_000);
  const wrong = messages.flatMap(({ key, message, hindi: translated }) =>
    termsIn(saidBy(message))
      .filter(({ word }) => !word.test(sourceOf(translated).normalize('NFC')))
      .map(({ term }) => ({ key, term, english: saidBy(message), hindi: saidBy(translated) })),
  );
  const isExcepted = (one: { key: string; term: string }) =>
    exceptions.some(({ message, term }) => message === one.key && term === one.term);
  expect(wrong.filter((one) => !isExcepted(one))).toEqual([]);
  // An exception that is none any more goes.
  expect(
    exceptions.filter(({ message, term }) => !wrong.some((one) => one.key === message && one.term === term)),
  ).toEqual([]);
  for (const { message, why } of exceptions) expect(why.length, message).toBeGreaterThan(10);
});
