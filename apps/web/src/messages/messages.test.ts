import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page } from './hi.ts';

/** By the name under which pages ask for them: `medicineMessages` is 'medicine'. */
const english = Object.fromEntries(
  Object.values(
    import.meta.glob<Record<string, Record<string, unknown>>>('../**/*messages.en.ts', { eager: true }),
  )
    .flatMap((file) => Object.entries(file))
    .map(([name, messages]) => [name.replace(/Messages$/, ''), messages]),
);
test('each file of English messages has its Hindi', () => {
  expect(Object.keys(english).length).toBeGreaterThan(10);
  const { errors, refundReasons, ...areas } = page;
  expect(Object.keys(areas).toSorted()).toEqual(Object.keys(english).toSorted());
  // Of the contract, which checks them word by word.
  expect(Object.keys(errors).length).toBeGreaterThan(40);
  expect(Object.keys(refundReasons).length).toBeGreaterThan(2);
});
const said = (word: unknown): string => {
  if (typeof word === 'function') return (word as (given: unknown) => string)(3);
  return typeof word === 'string' ? word : Object.values(word as Record<string, string>).join(' ');
};

test.each(Object.keys(english))('every word of %s stands in Hindi, in Devanagari', (area) => {
  for (const [key, word] of Object.entries(english[area]!)) {
    const hindi = said((page as unknown as Record<string, Record<string, unknown>>)[area]?.[key]);
    expect(hindi, key).toMatch(/[\u0900-\u097F]/);
    expect(hindi, key).not.toBe(said(word));
  }
});

const sourcesIn = (folder: string, but: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !but.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
test('no word is left over: each is named by a page', () => {
  const here = join(import.meta.dirname, '..');
  const shown = sourcesIn(here, /messages|test|stories|fixtures/);
  const left = Object.entries(english).flatMap(([area, messages]) =>
    Object.entries(messages)
      .filter(([key]) => !new RegExp(`\\.${key}\\b|'${key}'|\\{ ${key} \\}`).test(shown))
      .map(([key]) => `${area}.${key}`),
  );
  expect(left).toEqual([]);
});
