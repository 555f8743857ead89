import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, expectTypeOf, test } from 'vitest';
import { baseMessages } from '../src/base/messages.en.ts';
import { bengaliUnits } from '../src/messages/bengali.ts';
import { bn } from '../src/messages/bn.ts';
import { addDays, indianTime } from '../src/messages/days.ts';
import { en } from '../src/messages/en.ts';
import { hi } from '../src/messages/hi.ts';
import { units } from '../src/messages/hindi.ts';
import { indian } from '../src/messages/indian.ts';
import { datesIn } from '../src/messages/intl.ts';
import type { Messages, PartialMessages } from '../src/messages/messages.ts';
import { count, plural } from '../src/messages/plural.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));
/** Names of the areas' messages, as in `messages.ts`, that stand in a folder. */
const areasIn = (folder: string) =>
  globSync(`${folder}/*messages.en.ts`, { cwd: src }).map(
    (file) => /export const (\w+)Messages\b/.exec(readFileSync(src + file, 'utf8'))?.[1],
  );
type Message = string | ((...given: never[]) => string) | { [key: string]: Message };
const said = (message: Message): string[] => {
  if (typeof message === 'function')
    // As many as any message takes.
    return [1, 25].map((n) => (message as (...given: unknown[]) => string)(n, n, n, n, n));
  return typeof message === 'string' ? [message] : Object.values(message).flatMap(said);
};

test('a language is whole or in part by its type', () => {
  expectTypeOf(hi).toEqualTypeOf<Messages>();
  expectTypeOf<{ lang: 'bn-IN' }>().toExtend<PartialMessages>();
  expectTypeOf<{ lang: string; base: { close: string } }>().toExtend<PartialMessages>();
  expectTypeOf<{ lang: string; base: { close: number } }>().not.toExtend<PartialMessages>();
  expectTypeOf<{ lang: string; base: typeof baseMessages }>().not.toExtend<Messages>();
  expectTypeOf(bn.base).toEqualTypeOf<Messages['base']>();
  expectTypeOf(bn.medicine).toEqualTypeOf<Messages['medicine']>();
});

test('Bengali has every message of base and medicine', () => {
  const areas = [...areasIn('base'), ...areasIn('medicine')];
  expect(areas.length).toBe(11);
  const { lang, ...given } = bn;
  expect(lang).toBe('bn-IN');
  expect(Object.keys(given).toSorted()).toEqual(areas.map(String).toSorted());
});

const { lang: _, ...bengali } = bn;
test.each(Object.keys(bengali) as Array<keyof typeof bengali>)('%s is said in Bengali', (area) => {
  const wrong = Object.entries(bengali[area] as Record<string, Message>).flatMap(([key, message]) => {
    const english = said((en[area] as unknown as Record<string, Message>)[key]!);
    return said(message).filter(
      (one, i) =>
        /\p{Letter}{2}/u.test(one.replaceAll(/\bMRP\b/g, '')) &&
        (one === english[i] ||
          !/\p{Script=Bengali}/u.test(one) ||
          /\p{Script=Devanagari}/u.test(one.replaceAll('।', ''))),
    );
  });
  expect(wrong).toEqual([]);
});
test('Bengali has a word for every unit that Hindi has', () => {
  expect(Object.keys(bengaliUnits)).toEqual(Object.keys(units));
});

test('plurals go by the rule of the language', () => {
  const forms = { one: 'one', two: 'two', few: 'few', other: 'other' };
  const each = (lang: string) => [0, 1, 2, 3].map((n) => plural(lang)(n, forms));
  expect(each('bn-IN')).toEqual(['one', 'one', 'other', 'other']);
  expect(each('ar-EG')).toEqual(['other', 'one', 'two', 'few']);
  expect([1, 2].map((n) => bn.medicine.left(n))).toEqual(['আর মাত্র 1টিই আছে', 'আর মাত্র 2টি আছে']);
  expect(() => plural('bn_IN')).toThrow(RangeError);
});
test('counts are grouped as Bengali groups them, too', () => {
  const grouped = new Intl.NumberFormat('bn-IN-u-nu-latn');
  for (const n of [0, 999, 1000, 99_999, 125_000, 12_345_678]) expect(count(n)).toBe(grouped.format(n));
});

const year = Array.from({ length: 366 }, (_, i) => addDays('2027-03-01', i));
test.each(['bn-IN', 'ta-IN', 'de-DE', 'bn-IN-u-nu-beng'])(
  'days of %s are written by Intl with the tag',
  (lang) => {
    const dates = datesIn(lang);
    const locale = lang.includes('-u-') ? lang : `${lang}-u-nu-latn`;
    const intl = (day: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00Z`));
    const short = { weekday: 'short', day: 'numeric', month: 'long' } as const;
    for (const day of year) {
      const at = indian(day);
      expect(dates.longDay(...at)).toBe(
        intl(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      );
      expect(dates.weekday(at[0])).toBe(intl(day, { weekday: 'long' }));
      expect(dates.shortWeekday(at[0])).toBe(intl(day, { weekday: 'short' }));
      expect(dates.month(at[2], at[3])).toBe(intl(day, { month: 'long', year: 'numeric' }));
      expect(dates.date(...at)).toBe(intl(day, short));
      // Without a year the weekday is still the one that was given.
      expect(dates.date(at[0], at[1], at[2])).toBe(intl(day, short));
    }
  },
);
test('times are Indian, and digits Latin unless the tag names others', () => {
  const at = indianTime('2026-11-24T22:30');
  // A Thursday, as in 2024.
  expect(datesIn('de-DE').date(4, 29, 1)).toBe('Do., 29. Februar');
  expect(datesIn('de-DE').time(at[4])).toBe('22:30');
  expect(datesIn('de-DE').when(...at)).toBe('Di., 24. November um 22:30');
  expect(datesIn('bn-IN').month(10, 2026)).toBe('নভেম্বর 2026');
  expect(datesIn('bn-IN-u-nu-beng').month(10, 2026)).toBe('নভেম্বর ২০২৬');
  expect(() => datesIn('bn_IN')).toThrow(RangeError);
});
test('Bengali names the part of the day', () => {
  expect(bn.calendar.when(...indianTime('2026-11-24T10:30'))).toBe('মঙ্গল 24 নভেম্বর, সকাল 10:30');
  expect([0, 359, 725, 1079, 1110, 1260].map(bn.calendar.time)).toEqual([
    'রাত 12:00',
    'ভোর 5:59',
    'দুপুর 12:05',
    'বিকেল 5:59',
    'সন্ধ্যা 6:30',
    'রাত 9:00',
  ]);
});
