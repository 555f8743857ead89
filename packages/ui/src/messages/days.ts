import { indian } from './indian.ts';

// Calendar days are 'YYYY-MM-DD': sums with them are done in UTC, so that the device's zone cannot move one.
const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00Z`);
const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Whether it is a day that the calendar has: 2026-02-30 is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(at(text)) && textOf(at(text)) === text;
/** The calendar day in India at an instant. */
export const indianDay = (instant: string): string => textOf(Date.parse(instant) + 19_800_000);
export const addDays = (day: string, days: number): string => textOf(at(day) + days * DAY_MS);
/** Local midnight of a day, for libraries that read the local parts of a date: the device's zone cannot move the day. */
export function localDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
/** The day of the local parts of a date: the inverse of `localDate`. */
export const dayOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
/** As `indian`, of a time such as '2026-11-24T10:30', which is Indian. */
export const indianTime = (time: string) => indian(`${time.slice(0, 16)}+05:30`);
