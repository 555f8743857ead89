import { describe, expect, test } from 'vitest';
import { promisedAt } from '../src/delivery-promise.ts';
import { promiseText } from '../src/promise-text.ts';
import { deliveryPolicy, store } from '../src/store.ts';

const at = (local: string) => new Date(`${local}+05:30`);
const NEAR = 4.2,
  MIDDLE = 10.1,
  FAR = 20.1;

describe('by when an order comes', () => {
  test.for([
    // Tue 24 Nov 2026.
    ['in the morning', '2026-11-24T09:00', NEAR, '2026-11-24T20:00'],
    ['in the last moment before the cut-off', '2026-11-24T15:59:59.999', NEAR, '2026-11-24T20:00'],
    ['at the cut-off', '2026-11-24T16:00', NEAR, '2026-11-25T20:00'],
    ['at midnight', '2026-11-24T00:00', NEAR, '2026-11-24T20:00'],
    ['at the end of the day', '2026-11-24T23:59:59.999', NEAR, '2026-11-25T20:00'],
    ['Saturday, before the cut-off', '2026-11-21T15:59', NEAR, '2026-11-21T20:00'],
    ['Saturday night', '2026-11-21T22:30', NEAR, '2026-11-23T20:00'],
    ['Saturday, brought on the next day', '2026-11-21T10:00', FAR, '2026-11-23T20:00'],
    ['Saturday night, brought on the day after', '2026-11-21T22:30', FAR, '2026-11-24T20:00'],
    ['Sunday', '2026-11-22T11:12', NEAR, '2026-11-23T20:00'],
    ['Sunday, in the middle band', '2026-11-22T11:12', MIDDLE, '2026-11-24T13:00'],
    ['0 km', '2026-11-24T09:00', 0, '2026-11-24T20:00'],
    ['10.0 km', '2026-11-24T09:00', 10, '2026-11-24T20:00'],
    ['20.0 km', '2026-11-24T09:00', 20, '2026-11-25T13:00'],
    ['30.0 km', '2026-11-24T09:00', 30, '2026-11-25T20:00'],
    ['the end of a month', '2026-11-30T17:00', NEAR, '2026-12-01T20:00'],
    ['the end of a year', '2026-12-31T10:00', FAR, '2027-01-01T20:00'],
    ['before a leap day', '2028-02-28T17:00', NEAR, '2028-02-29T20:00'],
    ['on a leap day', '2028-02-29T17:00', NEAR, '2028-03-01T20:00'],
    ['28 February of another year', '2026-02-27T17:00', FAR, '2026-03-02T20:00'],
    ['a holiday', '2026-10-02T09:00', NEAR, '2026-10-03T20:00'],
    ['before a holiday and a Sunday', '2027-08-14T17:00', NEAR, '2027-08-16T20:00'],
  ] as const)('%s', ([, now, km, by]) => {
    expect(promisedAt(at(now), km)).toEqual(at(by));
  });
  test('nothing is promised beyond the last band', () => {
    expect(promisedAt(at('2026-11-24T09:00'), 30.1)).toBe(null);
  });
  test('the device of who asks plays no part: an instant is one, however it is written', () => {
    expect(promisedAt(new Date('2026-11-24T10:29:59Z'), NEAR)).toEqual(new Date('2026-11-24T14:30:00Z'));
    expect(promisedAt(new Date('2026-11-24T10:30:00Z'), NEAR)).toEqual(new Date('2026-11-25T14:30:00Z'));
  });
  test('a store with other days, hours and bands', () => {
    const policy = {
      cutOff: 9 * 60 + 30,
      workingDays: [0, 3],
      holidays: ['11-25'],
      bands: [{ toKm: 5, days: 2, by: 9 * 60 }],
    };
    // Working: Sun 22, then (Wed 25 is a holiday) Sun 29, Wed 2 Dec.
    expect(promisedAt(at('2026-11-22T09:29'), 5, policy)).toEqual(at('2026-12-02T09:00'));
    expect(promisedAt(at('2026-11-22T09:30'), 5, policy)).toEqual(at('2026-12-06T09:00'));
  });
  test('the bands go as far as the store, each farther and no sooner than the one before', () => {
    const { bands } = deliveryPolicy;
    expect(bands.at(-1)!.toKm).toBe(store.radiusKm);
    for (const [i, band] of bands.entries()) {
      const before = bands[i - 1] ?? { toKm: -1, days: -1, by: 0 };
      expect(band.toKm).toBeGreaterThan(before.toKm);
      expect(band.days * 1440 + band.by).toBeGreaterThan(before.days * 1440 + before.by);
    }
  });
  test('it lies ahead, on a working day, and never comes sooner for who orders later or lives farther', () => {
    const sooner = (one: number, other: number) => expect(other).toBeGreaterThanOrEqual(one);
    const before = [0, 0, 0];
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2029, 0, 1); ms += 3 * 3_600_000 + 7 * 60_000) {
      const all = [0, 10.1, store.radiusKm].map((km) => promisedAt(new Date(ms), km)!.getTime());
      for (const [i, by] of all.entries()) {
        const there = new Date(by + 330 * 60_000);
        expect(by).toBeGreaterThan(ms);
        expect(there.getUTCDay()).not.toBe(0);
        expect(deliveryPolicy.holidays).not.toContain(there.toISOString().slice(5, 10));
        sooner(before[i]!, by);
        sooner(all[i - 1] ?? 0, by);
        before[i] = by;
      }
    }
  });
});

test('a length is said in hours and minutes, each only where there are some', () => {
  const minutes = [45, 60, 90, 720];
  expect(minutes.map(promiseText.en.duration)).toEqual(['45 min', '1 h', '1 h 30 min', '12 h']);
  expect(minutes.map(promiseText.hi.duration)).toEqual(['45 मिनट', '1 घंटा', '1 घंटा 30 मिनट', '12 घंटे']);
});
