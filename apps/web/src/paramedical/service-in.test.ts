import { expect, test } from 'vitest';
import { services } from './fixtures.ts';
import { pricesOf, servicesFor, shortText } from './service-in.ts';

test('a text is cut at a hundred letters, with an ellipsis, and a short one is left as it is', () => {
  const long = 'a'.repeat(101);
  expect(shortText(long)).toBe(`${'a'.repeat(100)}…`);
  expect(shortText('a'.repeat(100))).toBe('a'.repeat(100));
  expect(shortText(`${'a'.repeat(99)} bcd`)).toBe(`${'a'.repeat(99)}…`);
  expect(shortText('')).toBe('');
});
test('a Hindi letter of several characters is not cut in two', () => {
  expect(shortText('नर्स', 2)).toBe('न…');
  expect(shortText('नर्स', 3)).toBe('न…');
  expect(shortText('पट्टी की', 6)).toBe('पट्टी…');
});
test('an offer counts only where it is lower', () => {
  const [first] = services;
  expect(pricesOf(first!)).toEqual({ pricePaise: 39900, originalPaise: 49900, discountPercent: 20 });
  for (const offer_price of [null, 499, 600])
    expect(pricesOf({ ...first!, offer_price })).toEqual({
      pricePaise: 49900,
      originalPaise: undefined,
      discountPercent: 0,
    });
});
test('a search finds what holds all of its words, in either language and any case', () => {
  const ids = (text: string) => servicesFor(services, text).map(({ id }) => id);
  expect(ids('')).toEqual([1, 2, 3, 4]);
  expect(ids('  STITCH  removal ')).toEqual([3]);
  expect(ids('टाँके')).toEqual([3]);
  expect(ids('stitch dressing')).toEqual([]);
});
