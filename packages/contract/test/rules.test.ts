import { expect, test } from 'vitest';
import { isMobile, mobileDigits } from '../src/account.ts';
import { loginBody } from '../src/account.form.ts';
import { discountPercent, toPaise, toRupees } from '../src/money.ts';
import { deliversFree } from '../src/store.ts';

test('rupees of the wire become whole paise, and come back', () => {
  for (let paise = 0; paise <= 20_000; paise++) expect(toPaise(toRupees(paise))).toBe(paise);
  expect([toPaise(27.2), toPaise(1.005), toPaise(125000), toPaise(0.29)]).toEqual([
    2720, 101, 12_500_000, 29,
  ]);
});

test('discount is rounded, and nothing where there is none', () => {
  expect(discountPercent(3400, 2720)).toBe(20);
  expect(discountPercent(2805, 2240)).toBe(20);
  expect(discountPercent(3000, 2990)).toBe(0);
  expect([discountPercent(3400, 3400), discountPercent(3400, 3500), discountPercent(0, 0)]).toEqual([
    0, 0, 0,
  ]);
});

test('an item delivers free from ₹499.00', () => {
  expect([deliversFree(49_899), deliversFree(49_900)]).toEqual([false, true]);
});

test('a mobile number is ten digits, however it is written; what is no number stays none', () => {
  for (const text of [
    '9876543210',
    '98765 43210',
    '+91 98765-43210',
    '919876543210',
    '09876543210',
    '0919876543210',
    '(98765) 43210',
  ])
    expect(mobileDigits(text), text).toBe('9876543210');
  // A number of ten digits that begins like the country's code keeps them all.
  expect([mobileDigits('9198765432'), mobileDigits('0912345678')]).toEqual(['9198765432', '0912345678']);
  expect(
    ['987654321', '98765432101', '+1 9876543210', '']
      .map(mobileDigits)
      .filter((digits) => digits.length === 10),
  ).toEqual([]);
  expect(['6000000000', '9999999999', '5999999999', '0987654321', '98765'].map(isMobile)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(loginBody.safeParse({ mobile: ' +91 98765 43210 ', password: ' 123 4' }).data).toEqual({
    mobile: '9876543210',
    password: ' 123 4',
  });
});
