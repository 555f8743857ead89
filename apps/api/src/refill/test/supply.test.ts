import { dosePerDay, isCounted, isDue, plusDays, supplyOf, type Purchase } from '@doorstep/contract/refill';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const counted = { dose: null, counted: true },
  at = (dose: number) => ({ dose, counted: true });
const day = fc.integer({ min: 0, max: 400 }).map((n) => plusDays('2026-01-01', n)),
  purchase = fc.record({ day, units: fc.integer({ min: 1, max: 3_000 }) }),
  purchases = fc.array(purchase, { minLength: 1, maxLength: 12 }),
  dose = fc.integer({ min: 1, max: 800 }).map((quarters) => quarters / 4);
const last = (all: readonly Purchase[]) =>
  all
    .map((one) => one.day)
    .toSorted()
    .at(-1)!;

describe('when a medicine runs out', () => {
  test.for([
    ['by its dose', [{ day: '2026-11-13', units: 15 }], at(1), '2026-11-28', 1],
    [
      'with what is left of the pack before',
      [
        { day: '2026-11-01', units: 30 },
        { day: '2026-11-11', units: 30 },
      ],
      at(2),
      '2026-12-01',
      2,
    ],
    [
      'after days without any',
      [
        { day: '2026-10-01', units: 10 },
        { day: '2026-11-20', units: 10 },
      ],
      at(1),
      '2026-11-30',
      1,
    ],
    [
      'by earlier orders',
      [
        { day: '2026-10-01', units: 30 },
        { day: '2026-10-31', units: 60 },
      ],
      counted,
      '2026-12-30',
      1,
    ],
    [
      'by earlier orders of three purchases',
      [
        { day: '2026-09-01', units: 15 },
        { day: '2026-09-16', units: 15 },
        { day: '2026-10-01', units: 15 },
      ],
      counted,
      '2026-10-16',
      1,
    ],
    [
      'by earlier orders, of which two in one week are one',
      [
        { day: '2026-11-13', units: 15 },
        { day: '2026-11-23', units: 45 },
        { day: '2026-11-24', units: 15 },
      ],
      counted,
      '2027-01-02',
      1.5,
    ],
  ] as const)('%s', ([, all, how, runsOutOn, perDay]) => {
    expect(supplyOf(all, how)).toEqual({ runsOutOn, perDay, by: how.dose === null ? 'orders' : 'dose' });
  });
  test.for([
    ['one purchase', [{ day: '2026-11-01', units: 15 }], counted],
    [
      'two in one week',
      [
        { day: '2026-11-01', units: 15 },
        { day: '2026-11-05', units: 15 },
      ],
      counted,
    ],
    [
      'a syrup without a dose',
      [
        { day: '2026-10-01', units: 100 },
        { day: '2026-11-01', units: 100 },
      ],
      { dose: null, counted: isCounted('ml') },
    ],
    ['a pack that says no number', [], at(1)],
  ] as const)('is not worked out from %s', ([, all, how]) => {
    expect(supplyOf(all, how)).toEqual({ perDay: null, by: null, runsOutOn: null });
  });
  test('is never before the last purchase, and nobody takes less than nothing', () => {
    fc.assert(
      fc.property(purchases, fc.option(dose), (all, said) => {
        const { perDay, runsOutOn } = supplyOf(all, { dose: said, counted: true });
        expect(perDay ?? 0).toBeGreaterThanOrEqual(0);
        expect((runsOutOn ?? last(all)) >= last(all)).toBe(true);
      }),
    );
  });
  test('does not depend on the order of the purchases, and those of one day are one', () => {
    fc.assert(
      fc.property(purchases, fc.option(dose), (all, said) => {
        const how = { dose: said, counted: true },
          found = supplyOf(all, how),
          split = all.flatMap(({ day: on, units }) => [
            { day: on, units: units - 0.5 },
            { day: on, units: 0.5 },
          ]);
        expect(supplyOf(all.toReversed(), how)).toEqual(found);
        expect(supplyOf(split, how)).toEqual(found);
      }),
    );
  });
  test('is not earlier with more units of any purchase, by dose', () => {
    fc.assert(
      fc.property(purchases, fc.nat(), fc.nat(500), dose, (all, which, more, said) => {
        const at_ = which % all.length,
          fuller = all.map((one, i) => (i === at_ ? { ...one, units: one.units + more } : one));
        expect(supplyOf(fuller, at(said)).runsOutOn! >= supplyOf(all, at(said)).runsOutOn!).toBe(true);
      }),
    );
  });
  test('is not earlier with more units of the last purchase, by orders', () => {
    fc.assert(
      fc.property(purchases, fc.nat(500), (all, more) => {
        const fuller = [...all, { day: last(all), units: more }];
        expect((supplyOf(fuller, counted).runsOutOn ?? '') >= (supplyOf(all, counted).runsOutOn ?? '')).toBe(
          true,
        );
      }),
    );
  });
  test('is not later with a higher dose', () => {
    fc.assert(
      fc.property(purchases, dose, dose, (all, a, b) => {
        expect(
          supplyOf(all, at(Math.max(a, b))).runsOutOn! <= supplyOf(all, at(Math.min(a, b))).runsOutOn!,
        ).toBe(true);
      }),
    );
  });
  test('is due from seven days before, and no more when it ran out long ago', () => {
    const due = (today: string) => isDue('2026-11-28', today);
    expect(['2026-11-20', '2026-11-21', '2026-11-28', '2027-01-27', '2027-01-28'].map(due)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

test.for([
  ['1-0-1, after food', 'tablet', 2],
  ['0-0-1', 'tablet', 1],
  ['½-0-½', 'tablet', 1],
  ['1½-0-1', 'tablet', 2.5],
  ['1/2 - 0 - 1/2', 'tablet', 1],
  ['1-1-1-1', 'capsule', 4],
  ['1 tab BD', 'tablet', 2],
  ['one tablet once a day', 'tablet', 1],
  ['5 ml 1-0-1', 'ml', 10],
  ['10 ml TDS', 'ml', 30],
  ['1-1-1, on days of heavy bleeding only', 'tablet', null],
  ['1-0-1 SOS', 'tablet', null],
  ['1-0-1', 'ml', null],
  ['5 ml BD', 'tablet', null],
  ['0-0-0', 'tablet', null],
  ['2026-11-24', 'tablet', null],
  ['as told', 'tablet', null],
  ['', null, null],
] as const)('a doctor’s %s of a %s is %s a day', ([text, unit, perDay]) => {
  expect(dosePerDay(text, unit)).toBe(perDay);
});
