import { indian } from './indian.ts';

// Calendar days are 'YYYY-MM-DD', months 'YYYY-MM': sums with them are done in UTC, so that the device's zone cannot move one.
const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00Z`);
const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Whether it is a day that the calendar has: 2026-02-30 is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(at(text)) && textOf(at(text)) === text;
/** The calendar day in India at an instant. */
export const indianDay = (instant: string): string => textOf(Date.parse(instant) + 19_800_000);
export const addDays = (day: string, days: number): string => textOf(at(day) + days * DAY_MS);
/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(at(day)).getUTCDay();
export const monthOf = (day: string): string => day.slice(0, 7);
const lengthOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
const dayIn = (month: string, day: number) =>
  `${month}-${String(Math.min(day, lengthOf(month))).padStart(2, '0')}`;
/** The same day of another month, or that month's last. */
export function addMonths(day: string, months: number): string {
  const all = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return dayIn(
    `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`,
    Number(day.slice(8)),
  );
}
/** A month's days as weeks, which begin on Sunday as in India: the first and the last week may be short. */
export function weeksOf(month: string): string[][] {
  const days = Array.from({ length: lengthOf(month) }, (_, i) => dayIn(month, i + 1)),
    before = weekdayOf(`${month}-01`);
  return Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    days.slice(Math.max(0, week * 7 - before), week * 7 + 7 - before),
  );
}
/** As `indian`, of a time such as '2026-11-24T10:30', which is Indian. */
export const indianTime = (time: string) => indian(`${time.slice(0, 16)}+05:30`);
