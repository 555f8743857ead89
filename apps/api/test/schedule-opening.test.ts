import { INDIA_MS } from '@doorstep/contract/delivery-promise';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  freeSeat,
  fullTimes,
  isOffered,
  lasting,
  slotsBetween,
  type Taken,
  type Timetable,
} from '../src/schedule/opening.ts';

const MINUTE_MS = 60_000,
  DAY_MS = 86_400_000;
const india = (local: string) => new Date(`${local}+05:30`);
const local = (at: Date) => new Date(at.getTime() + INDIA_MS).toISOString().slice(0, 16);
const plain: Timetable = {
  slotMinutes: 30,
  bufferMinutes: 0,
  stepMinutes: 30,
  weekly: [],
  days: [],
  leave: [],
};
const starts = (timetable: Timetable, from: string, to: string) =>
  slotsBetween(timetable, india(from), india(to)).map(({ startsAt }) => local(startsAt));

describe('the times that are offered', () => {
  // 24 November 2026 is a Tuesday.
  const tuesday = { ...plain, weekly: [{ weekday: 2, from: 600, to: 690 }] };
  test('follow the weekly hours, in Indian time', () => {
    expect(starts(tuesday, '2026-11-24T00:00', '2026-11-25T00:00')).toEqual([
      '2026-11-24T10:00',
      '2026-11-24T10:30',
      '2026-11-24T11:00',
    ]);
    expect(starts(tuesday, '2026-11-25T00:00', '2026-12-01T00:00')).toEqual([]);
    expect(starts(tuesday, '2026-11-24T10:01', '2026-11-24T11:00')).toEqual(['2026-11-24T10:30']);
  });
  test('leave a buffer, and none that would outlast the hours', () => {
    expect(
      starts({ ...tuesday, bufferMinutes: 10, stepMinutes: 40 }, '2026-11-24T00:00', '2026-11-25T00:00'),
    ).toEqual(['2026-11-24T10:00', '2026-11-24T10:40']);
  });
  test('of one day stand in place of its weekday’s', () => {
    const days = [
      { day: '2026-11-24', hours: [{ from: 900, to: 960 }] },
      { day: '2026-12-01', hours: [] },
    ];
    expect(starts({ ...tuesday, days }, '2026-11-24T00:00', '2026-12-09T00:00')).toEqual([
      '2026-11-24T15:00',
      '2026-11-24T15:30',
      '2026-12-08T10:00',
      '2026-12-08T10:30',
      '2026-12-08T11:00',
    ]);
  });
  test('go on past midnight, on the day that they fall on', () => {
    const night = { ...plain, weekly: [{ weekday: 2, from: 1410, to: 1500 }] };
    expect(starts(night, '2026-11-24T00:00', '2026-11-26T00:00')).toEqual([
      '2026-11-24T23:30',
      '2026-11-25T00:00',
      '2026-11-25T00:30',
    ]);
    // Asked for on the second day alone.
    expect(starts(night, '2026-11-25T00:00', '2026-11-26T00:00')).toEqual([
      '2026-11-25T00:00',
      '2026-11-25T00:30',
    ]);
  });
  test('begin anew with the hours of each day, whatever is asked for', () => {
    const always = {
      ...plain,
      slotMinutes: 50,
      stepMinutes: 50,
      weekly: Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: 0, to: 1440 })),
    };
    for (const from of ['2026-11-24T21:01', '2026-11-20T00:00'])
      expect(starts(always, from, '2026-11-25T02:00').slice(-5)).toEqual([
        '2026-11-24T21:40',
        '2026-11-24T22:30',
        '2026-11-25T00:00',
        '2026-11-25T00:50',
        '2026-11-25T01:40',
      ]);
  });
  test('begin where the hours of the day before end, if those last longer', () => {
    const nights = {
      ...plain,
      weekly: [
        { weekday: 2, from: 1410, to: 1515 },
        { weekday: 3, from: 0, to: 60 },
        { weekday: 3, from: 30, to: 160 },
      ],
    };
    expect(starts(nights, '2026-11-24T00:00', '2026-11-26T00:00')).toEqual([
      '2026-11-24T23:30',
      '2026-11-25T00:00',
      '2026-11-25T00:30',
      '2026-11-25T01:15',
      '2026-11-25T01:45',
    ]);
  });
  test('are none while somebody is away, and none that would run into it', () => {
    const leave = [{ from: india('2026-11-24T10:45'), to: india('2026-11-24T11:00') }];
    expect(starts({ ...tuesday, leave }, '2026-11-24T00:00', '2026-11-25T00:00')).toEqual([
      '2026-11-24T10:00',
      '2026-11-24T11:00',
    ]);
  });
});

describe('a booking that lasts longer or shorter than is usual', () => {
  const day = { ...plain, stepMinutes: 60, weekly: [{ weekday: 2, from: 480, to: 1200 }] };
  const of = (minutes: number) => starts(lasting(day, minutes), '2026-11-24T00:00', '2026-11-25T00:00');
  test('ends within the hours', () => {
    expect(of(720)).toEqual(['2026-11-24T08:00']);
    expect(of(660)).toEqual(['2026-11-24T08:00', '2026-11-24T09:00']);
    expect(of(721)).toEqual([]);
    expect(of(20).at(-1)).toBe('2026-11-24T19:00');
  });
  test('is not offered where any part of it is leave', () => {
    const leave = [{ from: india('2026-11-24T18:00'), to: india('2026-11-24T18:30') }],
      away = { ...day, leave };
    expect(starts(lasting(away, 720), '2026-11-24T00:00', '2026-11-25T00:00')).toEqual([]);
    expect(isOffered(lasting(away, 600), india('2026-11-24T08:00'))).toBe(true);
    expect(isOffered(lasting(away, 601), india('2026-11-24T08:00'))).toBe(false);
  });
  test('runs on into hours that follow without a break', () => {
    const twoDays = { ...day, weekly: [2, 3].map((weekday) => ({ weekday, from: 0, to: 1440 })) },
      nights = lasting(twoDays, 720);
    expect(starts(nights, '2026-11-24T00:00', '2026-11-27T00:00')).toHaveLength(24 + 13);
    expect(isOffered(nights, india('2026-11-24T20:00'))).toBe(true);
    expect(isOffered(nights, india('2026-11-24T23:00'))).toBe(true);
    expect(isOffered(nights, india('2026-11-25T12:00'))).toBe(true);
    expect(isOffered(nights, india('2026-11-25T13:00'))).toBe(false);
  });
  test('lasts as long as the resource says where nothing else is asked for', () => {
    expect(lasting(day, undefined)).toEqual(day);
  });
});

const WHOLE_DAY = { from: 0, to: 1440 };
const hours = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([from, long]) => ({ from, to: Math.min(2880, from + long) }));
const timetable: fc.Arbitrary<Timetable> = fc
  .record({
    slotMinutes: fc.oneof(fc.integer({ min: 15, max: 120 }), fc.integer({ min: 121, max: 720 })),
    /** Undefined: a booking and its buffer, as most have it. */
    step: fc.option(fc.integer({ min: 15, max: 120 }), { nil: undefined }),
    bufferMinutes: fc.integer({ min: 0, max: 60 }),
    weekly: fc.oneof(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), hours), { maxLength: 6 }),
      fc.constant(
        Array.from({ length: 7 }, (_, weekday): [number, typeof WHOLE_DAY] => [weekday, WHOLE_DAY]),
      ),
    ),
    days: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 13 }), fc.array(hours, { maxLength: 2 })), {
      maxLength: 4,
      selector: ([day]) => day,
    }),
    leave: fc.array(fc.tuple(fc.integer({ min: 0, max: 14 * 1440 }), fc.integer({ min: 1, max: 3 * 1440 })), {
      maxLength: 4,
    }),
  })
  .map(({ slotMinutes, step, bufferMinutes, weekly, days, leave }) => ({
    slotMinutes,
    bufferMinutes,
    stepMinutes: step ?? slotMinutes + bufferMinutes,
    weekly: weekly.map(([weekday, of]) => ({ weekday, ...of })),
    days: days.map(([day, of]) => ({
      day: new Date(FIRST.getTime() + INDIA_MS + day * DAY_MS).toISOString().slice(0, 10),
      hours: of,
    })),
    leave: leave.map(([from, long]) => ({
      from: new Date(FIRST.getTime() + from * MINUTE_MS),
      to: new Date(FIRST.getTime() + (from + long) * MINUTE_MS),
    })),
  }));
const FIRST = india('2026-11-20T00:00');
const LAST = new Date(FIRST.getTime() + 14 * DAY_MS);
/** Whether somebody is there then, minute by minute, as a person would read the hours. */
function isThere({ weekly, days, leave }: Timetable, at: number): boolean {
  if (leave.some(({ from, to }) => at >= from.getTime() && at < to.getTime())) return false;
  return [0, 1].some((daysAgo) => {
    const there = new Date(at + INDIA_MS - daysAgo * DAY_MS),
      day = there.toISOString().slice(0, 10),
      minute = there.getUTCHours() * 60 + there.getUTCMinutes() + daysAgo * 1440;
    const of =
      days.find((one) => one.day === day)?.hours ?? weekly.filter((one) => one.weekday === there.getUTCDay());
    return of.some(({ from, to }) => minute >= from && minute < to);
  });
}

describe('for any hours, days and leave', () => {
  test('somebody is there for every minute of an offered time, and no two overlap unless a step is shorter', () => {
    fc.assert(
      fc.property(timetable, (one) => {
        const slots = slotsBetween(one, FIRST, LAST);
        let before = -Infinity;
        for (const { startsAt, endsAt } of slots) {
          expect(endsAt.getTime() - startsAt.getTime()).toBe(one.slotMinutes * MINUTE_MS);
          expect(startsAt.getTime()).toBeGreaterThanOrEqual(before);
          before = startsAt.getTime() + Math.min(one.stepMinutes, one.slotMinutes) * MINUTE_MS;
          const minutes = Array.from(
            { length: one.slotMinutes },
            (_, i) => startsAt.getTime() + i * MINUTE_MS,
          );
          expect(minutes.find((at) => !isThere(one, at))).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });
  test('asked for in two halves they are the same, and each is offered by itself', () => {
    fc.assert(
      fc.property(timetable, fc.integer({ min: 0, max: 14 * 1440 - 1 }), (one, minute) => {
        const middle = new Date(FIRST.getTime() + minute * MINUTE_MS),
          all = slotsBetween(one, FIRST, LAST);
        expect([...slotsBetween(one, FIRST, middle), ...slotsBetween(one, middle, LAST)]).toEqual(all);
        for (const { startsAt } of all.slice(0, 5)) expect(isOffered(one, startsAt)).toBe(true);
        expect(isOffered(one, middle)).toBe(
          all.some(({ startsAt }) => startsAt.getTime() === middle.getTime()),
        );
      }),
      { numRuns: 60 },
    );
  });
});

const bookings = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 2880 }),
    minutes: fc.constantFrom(20, 30, 45, 60, 90, 720),
    buffer: fc.constantFrom(0, 30),
  }),
  { maxLength: 40 },
);
describe('for bookings of any lengths, one after the other', () => {
  test('each gets a seat that nobody has at any part of it, and is refused only where there is none', () => {
    fc.assert(
      fc.property(bookings, fc.integer({ min: 1, max: 10 }), (asked, capacity) => {
        const taken: Taken[] = [];
        for (const { at, minutes, buffer } of asked) {
          const to = at + minutes + buffer,
            seat = freeSeat(capacity, taken, at, to);
          const met = new Set(
            taken
              .filter((one) =>
                Array.from({ length: to - at }, (_, i) => at + i).some(
                  (minute) => minute >= one.from && minute < one.to,
                ),
              )
              .map((one) => one.seat),
          );
          expect(seat === undefined).toBe(met.size === capacity);
          if (seat === undefined) continue;
          expect(seat).toBeLessThan(capacity);
          expect(met.has(seat)).toBe(false);
          taken.push({ seat, from: at, to });
        }
        for (let minute = 0; minute <= 2880; minute += 10)
          expect(taken.filter(({ from, to }) => from <= minute && to > minute).length).toBeLessThanOrEqual(
            capacity,
          );
      }),
      { numRuns: 100 },
    );
  });
  test('are full as each of them is by itself, in any mixture of seats', () => {
    const from = india('2026-11-24T00:00');
    const taken = fc.array(
      fc.record({
        seat: fc.nat(3),
        at: fc.integer({ min: -720, max: 2880 }),
        minutes: fc.integer({ min: 1, max: 720 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(
        taken,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(0, 5, 30),
        fc.integer({ min: 10, max: 720 }),
        (rows, capacity, bufferMinutes, minutes) => {
          const seats = rows.map(({ seat, at, minutes: long }) => ({
            seat,
            from: from.getTime() + at * MINUTE_MS,
            to: from.getTime() + (at + long) * MINUTE_MS,
          }));
          const slots = slotsBetween(
            {
              ...plain,
              slotMinutes: minutes,
              bufferMinutes,
              weekly: [2, 3].map((weekday) => ({ weekday, from: 0, to: 1440 })),
            },
            from,
            new Date(from.getTime() + 2 * DAY_MS),
          );
          const full = fullTimes(slots, { capacity, bufferMinutes }, seats);
          expect(slots.map((slot) => full.has(slot))).toEqual(
            slots.map(
              ({ startsAt, endsAt }) =>
                freeSeat(
                  capacity,
                  seats,
                  startsAt.getTime(),
                  endsAt.getTime() + bufferMinutes * MINUTE_MS,
                ) === undefined,
            ),
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});
