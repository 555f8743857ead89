import { collectionTimes, keepsFast, planOf, type PlannedTest, testCategories } from '@doorstep/contract/lab';
import { expect, test } from 'vitest';
import { DEMO_MEASURES } from '../src/lab/demo/measures.ts';
import { DEMO_PACKAGES } from '../src/lab/demo/packages.ts';
import { ASK, SAMPLE } from '../src/lab/demo/test.ts';
import { DEMO_TESTS } from '../src/lab/demo/tests.ts';

const byTitle = new Map(DEMO_TESTS.map((one) => [one.title[0], one]));
const costs = (title: string): number => byTitle.get(title)!.offer ?? byTitle.get(title)!.price;
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test('the demo store sells at least a hundred tests, nine in each category, and twelve packages', () => {
  expect(DEMO_TESTS.length).toBeGreaterThanOrEqual(100);
  expect(DEMO_PACKAGES.length).toBeGreaterThanOrEqual(12);
  for (const category of testCategories)
    expect(DEMO_TESTS.filter((one) => one.category === category).length, category).toBeGreaterThanOrEqual(9);
});

test('no two tests, packages or measures have one name, in English or Hindi', () => {
  for (const language of [0, 1] as const) {
    expect(twice(DEMO_TESTS.map(({ title }) => title[language]))).toEqual([]);
    expect(twice(DEMO_PACKAGES.map(({ name }) => name[language]))).toEqual([]);
    expect(twice(Object.values(DEMO_MEASURES).map(({ name }) => name[language]))).toEqual([]);
  }
});

test('each Hindi text is written in Devanagari, and no English one', () => {
  const pairs = [
    ...DEMO_TESTS.flatMap(({ title, about }) => [title, about]),
    ...DEMO_PACKAGES.flatMap(({ name, about }) => [name, about]),
    ...Object.values(DEMO_MEASURES).map(({ name }) => name),
    ...Object.values(ASK).map(({ text, text_hi }) => [text, text_hi] as const),
    ...Object.values(SAMPLE),
  ];
  const devanagari = /\p{Script=Devanagari}/u;
  expect(pairs.filter(([english, hindi]) => devanagari.test(english) || !devanagari.test(hindi))).toEqual([]);
});

test('each test measures something, nothing twice, and every measure is measured', () => {
  const used = new Set(DEMO_TESTS.flatMap(({ measures }) => measures));
  expect([...used].toSorted()).toEqual(Object.keys(DEMO_MEASURES).toSorted());
  for (const { title, measures } of DEMO_TESTS) {
    expect(measures.length, title[0]).toBeGreaterThan(0);
    expect(twice(measures), title[0]).toEqual([]);
  }
  expect(byTitle.get('Lipid profile')!.measures).toEqual(
    expect.arrayContaining([...byTitle.get('Total cholesterol')!.measures]),
  );
});

test('the low limit of a range is below the high one', () => {
  const wrong = Object.entries(DEMO_MEASURES).filter(
    ([, { range }]) => range[0] !== null && range[1] !== null && range[0] >= range[1],
  );
  expect(wrong).toEqual([]);
});

test('prices are whole rupees, and an offer is below its price', () => {
  const rupees = (sum: number, least: number, most: number) =>
    Number.isInteger(sum) && sum >= least && sum <= most;
  const wrong = DEMO_TESTS.filter(
    ({ price, offer }) => !rupees(price, 60, 4500) || (offer !== undefined && !rupees(offer, 60, price - 1)),
  );
  expect(wrong).toEqual([]);
});

test('a package holds three to twelve tests that are sold, none measured by another, for less than they cost', () => {
  for (const { name, offer, tests } of DEMO_PACKAGES) {
    expect(
      tests.filter((title) => !byTitle.has(title)),
      name[0],
    ).toEqual([]);
    expect(twice(tests), name[0]).toEqual([]);
    expect(tests.length >= 3 && tests.length <= 12, name[0]).toBe(true);
    expect(Number.isInteger(offer), name[0]).toBe(true);
    expect(offer, name[0]).toBeLessThan(tests.reduce((sum, title) => sum + costs(title), 0));
    const needless = tests.filter((title) =>
      tests.some(
        (other) =>
          other !== title &&
          byTitle.get(title)!.measures.every((code) => byTitle.get(other)!.measures.includes(code)),
      ),
    );
    expect(needless, name[0]).toEqual([]);
  }
});

test('at least two pairs of packages share some tests, and neither holds all of the other', () => {
  const pairs = DEMO_PACKAGES.flatMap((one, at) =>
    DEMO_PACKAGES.slice(at + 1).filter(
      (other) =>
        one.tests.some((title) => other.tests.includes(title)) &&
        one.tests.some((title) => !other.tests.includes(title)) &&
        other.tests.some((title) => !one.tests.includes(title)),
    ),
  );
  expect(pairs.length).toBeGreaterThanOrEqual(2);
});

test('a fast is 0 to 16 hours, and ages are in order', () => {
  for (const { title, fast = 0, ages } of DEMO_TESTS) {
    expect(Number.isInteger(fast) && fast >= 0 && fast <= 16, title[0]).toBe(true);
    expect((ages?.[0] ?? 0) < (ages?.[1] ?? 120), title[0]).toBe(true);
  }
});

test('a test is collected at every time, but with a fast of eight hours or more from 07:00 to 10:30 alone', () => {
  const morning = ['07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30'];
  expect(collectionTimes.slice(0, morning.length)).toEqual(morning);
  const wrong = DEMO_TESTS.flatMap(({ title, fast = 0 }) =>
    collectionTimes
      .filter((time) => keepsFast(fast, time) !== (fast < 8 || morning.includes(time)))
      .map((time) => [title[0], time]),
  );
  expect(wrong).toEqual([]);
});

test('the plan of any two tests has the longer fast, and the times that keep it', () => {
  const planned = DEMO_TESTS.map(
    (
      { title, fast = 0, waterOnly, afterMeal = false, ask = [], sex = null, ages, measures },
      id,
    ): PlannedTest => ({
      id,
      title: title[0],
      title_hi: title[1],
      fasting_hours: fast,
      water_only: fast > 0 && waterOnly !== false,
      after_meal: afterMeal,
      medicines_to_ask: ask.map((name) => ASK[name]),
      sex,
      min_age: ages?.[0] ?? null,
      max_age: ages?.[1] ?? null,
      measures,
    }),
  );
  const wrong = planned.flatMap((one, at) =>
    planned.slice(at + 1).flatMap((other) => {
      const longer = one.fasting_hours > other.fasting_hours ? one.fasting_hours : other.fasting_hours,
        { fasting_hours, fasting_for, times } = planOf([one, other]),
        due = longer === 0 ? [] : [one, other].filter((each) => each.fasting_hours === longer);
      return fasting_hours === longer &&
        fasting_for.join() === due.map(({ id }) => id).join() &&
        (times !== null) === longer >= 8
        ? []
        : [[one.title, other.title]];
    }),
  );
  expect(wrong).toEqual([]);
});
