/**
 * Weekday (0 is Sunday), day, month (from 0), year and minute of the day in India, five and a half hours ahead all year; of an ISO instant or a 'YYYY-MM-DD'.
 * By hand, for `Intl` costs a cheap phone 60 ms.
 */
export function indian(at: string) {
  const there = new Date(Date.parse(at) + 19_800_000);
  return [
    there.getUTCDay(),
    there.getUTCDate(),
    there.getUTCMonth(),
    there.getUTCFullYear(),
    there.getUTCHours() * 60 + there.getUTCMinutes(),
  ] as const;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** 'Tue 24 Nov 2026': for the words of the areas that show days. */
export const englishDay = (weekday: number, day: number, month: number, year: number): string =>
  `${weekdays[weekday % 7]} ${day} ${months[month % 12]} ${year}`;
/** 'Tue 24 Nov 2026, 10:30 AM'. */
export function englishMoment(
  weekday: number,
  day: number,
  month: number,
  year: number,
  minutes: number,
): string {
  const hour = Math.floor(minutes / 60);
  return `${englishDay(weekday, day, month, year)}, ${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
