/** The product type of its orders (`service_type`). */
export const labServiceType = 'medical-test';
export const testCategories = [
  'blood',
  'hormone',
  'organ',
  'cardiac',
  'diabetes',
  'liver',
  'kidney',
] as const;
export type TestCategory = (typeof testCategories)[number];
/** Tests that a list shows at first, and by each press of 'Load More Tests'. */
export const TESTS_SHOWN = 50;
export const RELATED_TESTS = 3;
/** Tests and packages of one booking. */
export const LAB_CART_MAX = 50;
/** From one time of collection to the next; also how long one takes. */
export const COLLECTION_MINUTES = 30;
/** Each day, Indian time: the first and the last time at which somebody comes. */
export const collectionHours = { from: '07:00', to: '18:30' } as const;
/** How the page of payment offers them: four windows, each with its half hours (docs/decisions/lab.md). */
export const collectionWindows = [
  { from: '08:00', to: '10:00' },
  { from: '10:00', to: '12:00' },
  { from: '14:00', to: '16:00' },
  { from: '16:00', to: '18:00' },
] as const;
/** A fast of so many hours or more is collected in the morning only, both times included. */
export const LONG_FAST_HOURS = 8;
export const fastingTimes = { from: '07:00', to: '10:30' } as const;
/** How far a sample is; each step can be taken back by one. */
export const sampleStates = ['booked', 'collected', 'at-lab', 'reported'] as const;
export type SampleState = (typeof sampleStates)[number];
/** Values of one report. */
export const REPORT_VALUES_MAX = 100;
/** Out of its range by at most this part of the nearer limit, a value is said to be a little high or low. */
const A_LITTLE = 0.1;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** Every time of a day at which somebody may come: '07:00', '07:30', … '18:30'. */
export const collectionTimes: readonly string[] = Array.from(
  { length: (minuteOf(collectionHours.to) - minuteOf(collectionHours.from)) / COLLECTION_MINUTES + 1 },
  (_, i) => timeOf(minuteOf(collectionHours.from) + i * COLLECTION_MINUTES),
);
/** Whether a sample that needs such a fast may be collected at a time of the day, 'HH:MM'. */
export const keepsFast = (fastingHours: number, time: string): boolean =>
  fastingHours < LONG_FAST_HOURS || (time >= fastingTimes.from && time <= fastingTimes.to);

/** In English and Hindi. */
export interface InBoth {
  text: string;
  text_hi: string;
}
/** As much of a test as its preparation and its cart need. */
export interface PlannedTest {
  id: number;
  title: string;
  title_hi: string;
  /** 0 for one that needs no fast. */
  fasting_hours: number;
  /** Only plain water while fasting; also of a short fast. */
  water_only: boolean;
  /** Collected `fasting_hours` after a meal: with a longer fast there is none. */
  after_meal: boolean;
  /** What to ask the doctor about before it: 'Sugar tablets in the evening'. */
  medicines_to_ask: readonly InBoth[];
  sex: 'male' | 'female' | null;
  min_age: number | null;
  max_age: number | null;
  /** What it measures, by code: two tests that share one measure it twice. */
  measures: readonly string[];
}
/** One preparation for all tests of a cart. */
export interface PrepPlan {
  /** How many tests it is for, those of packages included. */
  tests: number;
  /** The longest fast; 0 where one may eat as usual. */
  fasting_hours: number;
  /** Those that need it: ids. */
  fasting_for: number[];
  /** ISO instant: nothing is eaten after it; null without a fast, or while no time is chosen. */
  last_meal_at: string | null;
  /** Nothing but plain water from then on. */
  water_only: boolean;
  medicines: InBoth[];
  /** When somebody may come, 'HH:MM', both included; null at any time. */
  times: { from: string; to: string } | null;
}
/** One plan for all of them. `collectAt`: ISO instant of the chosen time. */
export function planOf(tests: readonly PlannedTest[], collectAt: string | null = null): PrepPlan {
  const hours = Math.max(0, ...tests.map(({ fasting_hours }) => fasting_hours)),
    medicines = new Map(
      tests.flatMap((one) => one.medicines_to_ask.map((said) => [said.text, said] as const)),
    );
  return {
    tests: tests.length,
    fasting_hours: hours,
    fasting_for: hours === 0 ? [] : tests.flatMap((one) => (one.fasting_hours === hours ? [one.id] : [])),
    last_meal_at:
      hours === 0 || collectAt === null
        ? null
        : new Date(new Date(collectAt).getTime() - hours * 3_600_000).toISOString(),
    water_only: tests.some(({ fasting_hours, water_only }) => water_only && fasting_hours > 0),
    medicines: [...medicines.values()].map(({ text, text_hi }) => ({ text, text_hi })),
    times: hours >= LONG_FAST_HOURS ? { ...fastingTimes } : null,
  };
}

/** What a cart holds. */
export interface LabCart<T extends PlannedTest = PlannedTest> {
  tests: readonly T[];
  packages: ReadonlyArray<{ id: number; tests: readonly T[] }>;
}
/** Every test of a cart once, those of its packages included. */
export const testsOf = <T extends PlannedTest>({ tests, packages }: LabCart<T>): T[] => [
  ...new Map([...tests, ...packages.flatMap((one) => one.tests)].map((test) => [test.id, test])).values(),
];
export interface LabItem {
  kind: 'test' | 'package';
  id: number;
}
/** What a patient should know of a cart before paying. */
export type LabNote =
  /** All of `item` is measured by `by` as well: it would be paid twice. */
  | { kind: 'covered'; item: LabItem; by: LabItem }
  /** Both hold these tests; neither holds all of the other. */
  | { kind: 'overlap'; items: [LabItem, LabItem]; tests: number[] }
  /** Collected so many hours after a meal, which these tests of a longer fast do not allow: two collections. */
  | { kind: 'after-meal'; test: number; hours: number; tests: number[] }
  /** Of one sex alone, by the ids of its tests. */
  | { kind: 'sex'; sex: 'male' | 'female'; tests: number[] }
  /** Meant for some ages, in whole years, both included. */
  | { kind: 'age'; test: number; min: number | null; max: number | null };
/** In the order in which they matter: what costs money first. Tests of both sexes are two notes: they are two persons'. */
export function notesOf({ tests, packages }: LabCart): LabNote[] {
  const itemOf = (kind: LabItem['kind'], id: number, own: readonly PlannedTest[]) => ({
    item: { kind, id },
    tests: own,
    measures: new Set(own.flatMap(({ measures }) => measures)),
  });
  const items = [
    ...packages.map(({ id, tests: own }) => itemOf('package', id, own)),
    ...tests.map((test) => itemOf('test', test.id, [test])),
  ];
  const covered = new Set<number>(),
    notes: LabNote[] = [];
  for (const [i, one] of items.entries())
    for (const [k, other] of items.entries())
      if (
        i !== k &&
        !covered.has(i) &&
        !covered.has(k) &&
        one.measures.size > 0 &&
        [...one.measures].every((code) => other.measures.has(code))
      ) {
        covered.add(i);
        notes.push({ kind: 'covered', item: one.item, by: other.item });
      }
  for (const [i, one] of items.entries())
    for (const [k, other] of items.entries())
      if (i < k && !covered.has(i) && !covered.has(k)) {
        const shared = new Set([...one.measures].filter((code) => other.measures.has(code)));
        if (shared.size > 0)
          notes.push({
            kind: 'overlap',
            items: [one.item, other.item],
            tests: one.tests
              .filter((test) => test.measures.some((code) => shared.has(code)))
              .map(({ id }) => id),
          });
      }
  const all = testsOf({ tests, packages });
  for (const { id, after_meal, fasting_hours: hours } of all) {
    const longer = after_meal ? all.filter((other) => other.fasting_hours > hours) : [];
    if (longer.length > 0)
      notes.push({ kind: 'after-meal', test: id, hours, tests: longer.map((other) => other.id) });
  }
  for (const sex of ['female', 'male'] as const) {
    const own = all.filter((test) => test.sex === sex);
    if (own.length > 0) notes.push({ kind: 'sex', sex, tests: own.map(({ id }) => id) });
  }
  for (const { id, min_age: min, max_age: max } of all)
    if (min !== null || max !== null) notes.push({ kind: 'age', test: id, min, max });
  return notes;
}

/** How a value of a report stands to its range. Said in words, and never interpreted further. */
export const valueLevels = ['low', 'a-little-low', 'in-range', 'a-little-high', 'high', 'unknown'] as const;
export type ValueLevel = (typeof valueLevels)[number];
/** A limit that is null does not count; without any it is 'unknown'. */
export function levelOf(
  value: number,
  { low, high }: { low: number | null; high: number | null },
): ValueLevel {
  if (low === null && high === null) return 'unknown';
  if (low !== null && value < low) return value < low - Math.abs(low) * A_LITTLE ? 'low' : 'a-little-low';
  if (high !== null && value > high)
    return value > high + Math.abs(high) * A_LITTLE ? 'high' : 'a-little-high';
  return 'in-range';
}
/** How long it takes until somebody is there, in minutes (decision S17): by km, rounded to five. */
export const arrivalMinutes = (km: number): number => Math.round((20 + 3 * km) / 5) * 5;
/** Of the payment provider's window: its title and its blue. */
export const labWindow = { title: 'Medical Tests', color: '#2563eb' } as const;
