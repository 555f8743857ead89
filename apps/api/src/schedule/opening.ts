import { INDIA_MS } from '@doorstep/contract/delivery-promise';

/** Each week; minutes of an Indian day, 0 is Sunday. `to` may lie past midnight: 22:00 to 02:00 is 1320 to 1560. */
export interface WeeklyHours {
  weekday: number;
  from: number;
  to: number;
}
/** Hours of one Indian calendar day ('2026-11-24'), in place of those of its weekday; without any it is closed. */
export interface DayHours {
  day: string;
  hours: ReadonlyArray<{ from: number; to: number }>;
}
/** Not there from one instant to another. */
export interface Leave {
  from: Date;
  to: Date;
}
/** When somebody can be booked. */
export interface Timetable {
  /** How long a booking lasts, and how long nothing follows it, in minutes. */
  slotMinutes: number;
  bufferMinutes: number;
  /** From one offered time to the next. */
  stepMinutes: number;
  weekly: readonly WeeklyHours[];
  days: readonly DayHours[];
  leave: readonly Leave[];
}
export interface Slot {
  startsAt: Date;
  /** Of the booking itself, without its buffer. */
  endsAt: Date;
}
/** A seat that is somebody's from one instant to before another, its buffer included. */
export interface Taken {
  seat: number;
  from: number;
  to: number;
}
/** What one kind of booking has in place of the resource's own. Leave counts all the same. */
export interface OtherHours {
  weekly: readonly WeeklyHours[];
  stepMinutes: number;
  bufferMinutes: number;
}
/** Where one booking lasts longer or shorter than the resource's usual ones, or is offered at other hours. */
export const lasting = <T extends Timetable>(
  timetable: T,
  minutes: number | undefined,
  hours?: OtherHours,
): T =>
  minutes === undefined && !hours
    ? timetable
    : { ...timetable, slotMinutes: minutes ?? timetable.slotMinutes, ...(hours && { ...hours, days: [] }) };

const MINUTE_MS = 60_000,
  DAY_MS = 86_400_000;
/** Days since 1970, as they are counted in India. */
export const dayNumber = (at: Date): number => Math.floor((at.getTime() + INDIA_MS) / DAY_MS);
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Of 1 January 1970, a Thursday. */
const FIRST_WEEKDAY = 4;

type Span = readonly [from: number, to: number];
/** Spans that touch or overlap are one. */
function merged(spans: readonly Span[]): Span[] {
  const all: Array<[number, number]> = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
/** Tells the open times that begin on an Indian day, in milliseconds. */
function openingOf({ weekly, days }: Timetable): (day: number) => Span[] {
  const exceptions = new Map(days.map(({ day, hours }) => [day, hours]));
  return (day) => {
    const midnight = day * DAY_MS - INDIA_MS,
      weekday = (day + FIRST_WEEKDAY) % 7,
      hours = exceptions.get(dayText(day)) ?? weekly.filter((one) => one.weekday === weekday);
    return merged(
      hours.map(({ from, to }): Span => [midnight + from * MINUTE_MS, midnight + to * MINUTE_MS]),
    );
  };
}

/** Every time that is offered from one instant to before another, whether somebody has taken it or not. */
export function slotsBetween(timetable: Timetable, from: Date, to: Date): Slot[] {
  if (to <= from) return [];
  const length = timetable.slotMinutes * MINUTE_MS,
    step = timetable.stepMinutes * MINUTE_MS,
    away = timetable.leave.map((one): Span => [one.from.getTime(), one.to.getTime()]),
    opening = openingOf(timetable),
    first = dayNumber(from) - 1,
    last = dayNumber(to),
    // Of the day before the first, whose hours may last into it, and of as many after the last as a booking may run on into.
    days = Array.from({ length: last - first + 3 + Math.ceil(length / DAY_MS) }, (_, i) =>
      opening(first - 1 + i),
    ),
    open = merged(days.flat()),
    slots: Slot[] = [];
  // Hours past midnight belong to the day on which they began, so those of each day begin where those of the day before have ended.
  for (let i = 1; i <= last - first + 1; i++) {
    const before = days[i - 1]!.at(-1)?.[1] ?? 0;
    for (const [begin, end] of days[i]!) {
      const start = Math.max(begin, before),
        close = open.find((one) => one[1] >= end)![1];
      // The first one that begins in time: hours of months cost no more than those asked for.
      const skipped = Math.max(0, Math.ceil((from.getTime() - start) / step));
      for (let at = start + skipped * step; at < end && at < to.getTime(); at += step)
        if (
          // It may run on into hours that follow without a break, but two that follow each other stay a step apart there too.
          (at + length <= end || (at + step <= end && at + length <= close)) &&
          !away.some(([left, back]) => at < back && at + length > left)
        )
          slots.push({ startsAt: new Date(at), endsAt: new Date(at + length) });
    }
  }
  return slots;
}
/** Whether a booking may begin at this instant. */
export const isOffered = (timetable: Timetable, at: Date): boolean =>
  slotsBetween(timetable, at, new Date(at.getTime() + 1)).length > 0;
/** The first seat that nobody has at any part of a time; undefined where there is none. Nobody is moved to another seat to make room. */
export function freeSeat(
  capacity: number,
  taken: readonly Taken[],
  from: number,
  to: number,
): number | undefined {
  const busy = new Set(taken.flatMap((one) => (one.from < to && one.to > from ? [one.seat] : [])));
  for (let seat = 0; seat < capacity; seat++) if (!busy.has(seat)) return seat;
  return undefined;
}
/**
 * Which of these times, in their order, no seat is free for; `bufferMinutes` follow each. Each seat that is somebody's is looked at
 * once, not once for each time.
 */
export function fullTimes(
  slots: readonly Slot[],
  { capacity, bufferMinutes }: { capacity: number; bufferMinutes: number },
  taken: readonly Taken[],
): ReadonlySet<Slot> {
  const coming = taken.toSorted((a, b) => a.from - b.from),
    full = new Set<Slot>();
  let next = 0,
    now: Taken[] = [];
  for (const slot of slots) {
    const from = slot.startsAt.getTime(),
      to = slot.endsAt.getTime() + bufferMinutes * MINUTE_MS;
    for (let one = coming[next]; one && one.from < to; one = coming[++next]) now.push(one);
    now = now.filter((one) => one.to > from);
    if (now.length > 0 && freeSeat(capacity, now, from, to) === undefined) full.add(slot);
  }
  return full;
}
