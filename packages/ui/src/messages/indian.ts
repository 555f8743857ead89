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
/** 'Nov 2026'. */
export const englishMonth = (month: number, year: number): string => `${months[month % 12]} ${year}`;
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

/** 'Mon 23 Nov, by 8 PM': by when something comes. */
export function englishBy(
  weekday: number,
  day: number,
  month: number,
  _year: number,
  minutes: number,
): string {
  const hour = Math.floor(minutes / 60),
    rest = minutes % 60;
  return `${weekdays[weekday % 7]} ${day} ${months[month % 12]}, by ${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 662 minutes of a day → '11:02'. */
export const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
/** Days, hours and minutes of a stretch of time, as far as they matter: from ten hours on no minutes. */
export function stretch(minutes: number) {
  const whole = Math.max(0, Math.round(minutes)),
    hours = Math.floor(whole / 60);
  return {
    days: hours < 24 ? 0 : Math.floor(hours / 24),
    hours: hours < 24 ? hours : hours % 24,
    minutes: hours < 10 ? whole % 60 : 0,
  };
}
/** 35 → '35 min', 112 → '1 h 52 min', 1690 → '1 day 4 h'. */
export function englishDuration(minutes: number): string {
  const { days, hours, minutes: rest } = stretch(minutes);
  return (
    [days && `${days} ${days === 1 ? 'day' : 'days'}`, hours && `${hours} h`, rest && `${rest} min`]
      .filter(Boolean)
      .join(' ') || '0 min'
  );
}
