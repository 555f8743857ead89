const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ];
const short = (name = '') => name.slice(0, 3);
// Each takes what `indian` and `indianTime` give, from its beginning: `englishWhen(...indianTime('2026-11-24T10:30'))`.
export const englishWeekday = (weekday: number): string => weekdays[weekday % 7] ?? '';
/** 'Tue 24 Nov'. */
export const englishDate = (
  weekday: number,
  day: number,
  month: number,
  _year?: number,
  _minutes?: number,
): string => `${short(weekdays[weekday % 7])} ${day} ${short(months[month % 12])}`;
/** 'Tuesday 24 November 2026'. */
export const englishLongDay = (
  weekday: number,
  day: number,
  month: number,
  year: number,
  _minutes?: number,
): string => `${weekdays[weekday % 7]} ${day} ${months[month % 12]} ${year}`;
/** 'November 2026'. */
export const englishLongMonth = (month: number, year: number): string => `${months[month % 12]} ${year}`;
/** 630 minutes of a day → '10:30 AM'. */
export const englishTime = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};
/** 'Tue 24 Nov, 10:30 AM': when something booked begins. */
export const englishWhen = (
  weekday: number,
  day: number,
  month: number,
  _year: number,
  minutes: number,
): string => `${englishDate(weekday, day, month)}, ${englishTime(minutes)}`;
/** 'Tue 24 Nov, 9:00 AM to 9:00 PM': when it begins, said already, and the minute of the day at which it ends. */
export const englishSpan = (begins: string, end: number): string => `${begins} to ${englishTime(end)}`;
const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
/** 45 → '45 minutes', 90 → '1 hour 30 minutes', 720 → '12 hours'. */
export const englishLength = (minutes: number): string =>
  [
    minutes >= 60 && counted(Math.floor(minutes / 60), 'hour'),
    minutes % 60 !== 0 && counted(minutes % 60, 'minute'),
  ]
    .filter(Boolean)
    .join(' ');
