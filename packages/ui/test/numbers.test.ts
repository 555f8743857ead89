import { expect, test } from 'vitest';
import { formatPaise } from '../src/base/price/price.tsx';
import { hi } from '../src/messages/hi.ts';
import { count, plural } from '../src/messages/plural.ts';

const numbers = [
  0,
  1,
  9,
  10,
  99,
  100,
  999,
  1000,
  2547,
  9999,
  10_000,
  99_999,
  100_000,
  125_000,
  1_234_567,
  12_345_678,
  123_456_789,
  Number.MAX_SAFE_INTEGER,
];
const grouped = new Intl.NumberFormat('en-IN');
test.each([...numbers, ...numbers.slice(1).map((n) => -n)])('count(%d) groups as Intl does', (n) => {
  expect(count(n)).toBe(grouped.format(n));
});

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const paise = [...numbers.slice(0, -1), 5, 2720, 12_500_000];
test.each([...paise, ...paise.slice(1).map((n) => -n)])('formatPaise(%d) is what Intl writes', (n) => {
  expect(formatPaise(n)).toBe(rupees.format(n / 100));
});

test('Hindi says one of a thing as one', () => {
  expect(hi.home.cartWith(1)).toBe('कार्ट, 1 चीज़');
  expect(hi.home.cartWith(2)).toBe('कार्ट, 2 चीज़ें');
  expect(hi.medicine.showing(1, 1, true)).toBe('1 दवाई में से 1 दिख रही है');
  expect(hi.medicine.showing(12, 1000, false)).toBe('1,000+ दवाइयों में से 12 दिख रही हैं');
});

test('a language picks its own form', () => {
  const forms = { one: 'one', other: 'other' };
  expect([0, 1, 2].map((n) => plural('en-IN')(n, forms))).toEqual(['other', 'one', 'other']);
  expect([0, 1, 2].map((n) => plural('hi-IN')(n, forms))).toEqual(['one', 'one', 'other']);
});
