// The catalogue of words in the Storybook (.storybook/pages/words) is made from the files of messages.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyWord } from '../../../.storybook/pages/words/every-word.ts';
import { readGlossary } from '../../../.storybook/pages/words/glossary.ts';
import { honorifics, rules } from '../../../.storybook/pages/words/numbers.ts';
import { readWords, wordsWith } from '../../../.storybook/pages/words/words.ts';

const said = (text: string) => wordsWith(text, everyWord).map(({ key }) => key);

test('every message of elements, pages and server stands in the catalogue, in both languages', () => {
  expect(everyWord.length).toBeGreaterThan(3_000);
  expect(new Set(everyWord.map(({ place }) => place))).toEqual(new Set(['Elements', 'Pages', 'Server']));
  expect(everyWord.filter(({ hi }) => hi === undefined).map(({ key }) => key)).toEqual([]);
});

test('what is filled in is a name in braces or a number, and no message shows its source', () => {
  const wrong = everyWord.filter(({ en, hi = '' }) => /=>|undefined|NaN|\[object/.test(`${en} ${hi}`));
  expect(wrong.map(({ key, en, hi }) => `${key}: ${en} / ${hi}`)).toEqual([]);
  expect(everyWord.find(({ key }) => key === 'cart.removeOf')).toMatchObject({
    area: 'cart',
    en: 'Remove {name}',
  });
  expect(everyWord.find(({ key }) => key === 'cart.left')).toMatchObject({ en: 'Only 3 left' });
  expect(everyWord.find(({ key }) => key === 'refundReasons.line_rejected')?.en).toBe(
    'The pharmacist could not approve {name}. {note}',
  );
});

test('a message is found by key, English or Hindi', () => {
  for (const text of ['cart.removeOf', 'REMOVE {name}', '} हटाएँ'])
    expect(said(text), text).toContain('cart.removeOf');
  expect(said('xylophone')).toEqual([]);
});

test('what nobody has translated is missing', () => {
  const path = '/packages/ui/src/cart/messages.en.ts';
  const words = readWords(
    {
      [path]: {
        cartMessages: {
          title: 'Your cart',
          each: (amount: string) => `${amount} each`,
          kinds: { one: 'One' },
        },
      },
    },
    { [path.replace('.en.', '.hi.')]: { cart: { title: 'आपका कार्ट' } } },
    { [path]: 'each: (amount: string) => 1' },
  );
  expect(words).toEqual([
    { area: 'cart', place: 'Elements', key: 'cart.title', en: 'Your cart', hi: 'आपका कार्ट' },
    { area: 'cart', place: 'Elements', key: 'cart.each', en: '{amount} each', hi: undefined },
    { area: 'cart', place: 'Elements', key: 'cart.kinds.one', en: 'One', hi: undefined },
  ]);
});

test('the glossary is read whole', () => {
  const text = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
  const { rules: said, sections } = readGlossary(text);
  expect(said.length).toBeGreaterThanOrEqual(4);
  expect(sections.find(({ title }) => title === 'Medicines')?.rows[0]?.slice(0, 2)).toEqual([
    'medicine',
    'दवा',
  ]);
  const lines = text.split('\n').filter((line) => /^\| (?!English|Message|-)/.test(line));
  expect(sections.flatMap(({ rows }) => rows)).toHaveLength(lines.length);
});

test('the rules of numbers have an example in each language, and nobody is तुम', () => {
  for (const { title, examples } of rules)
    for (const { what, en, hi } of examples) {
      expect(en, `${title}, ${what}`).toMatch(/\S/);
      expect(hi, `${title}, ${what}`).toMatch(/\S/);
      expect(`${en}${hi}`, `${title}, ${what}`).not.toMatch(/undefined|NaN/);
    }
  const { examples } = honorifics(everyWord);
  const counted = (what: string) => examples.find((one) => one.what === what)?.hi;
  for (const never of ['With तुम or तू', 'With जी, श्री or श्रीमती', 'With Devanagari digits'])
    expect(counted(never), never).toBe('0');
  const planted = honorifics([{ area: '', place: 'Pages', key: '', en: '', hi: 'तुम जी, ₹९' }]).examples.slice(
    -3,
  );
  expect(planted.map(({ hi }) => hi)).toEqual(['1', '1', '1']);
});
