import { expect, test } from 'vitest';
import { bookingHref, checkoutHref, instantOf, wantedOf } from './wanted.ts';

const wanted = { doctor: 3, slot: '2026-11-24T10:30' };
test('a doctor and a time stand in the address, and are read again', () => {
  for (const href of [bookingHref(wanted), checkoutHref(wanted)])
    expect(wantedOf(new URL(href, 'http://127.0.0.1').searchParams)).toEqual(wanted);
  expect(Date.parse(instantOf(wanted.slot))).toBe(Date.UTC(2026, 10, 24, 5, 0));
});
test.each([
  '',
  'doctor=3',
  'slot=2026-11-24T10:30',
  'doctor=x&slot=2026-11-24T10:30',
  'doctor=0&slot=2026-11-24T10:30',
  'doctor=-1&slot=2026-11-24T10:30',
  'doctor=1.5&slot=2026-11-24T10:30',
  'doctor=3&slot=2026-02-30T10:30',
  'doctor=3&slot=2026-13-01T10:30',
  'doctor=3&slot=2026-11-24T25:30',
  'doctor=3&slot=2026-11-24T10:30Z',
  'doctor=3&slot=tomorrow',
])('%s names nothing that can be booked', (query) => {
  expect(wantedOf(new URLSearchParams(query))).toBeUndefined();
});
