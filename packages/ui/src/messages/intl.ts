import type { Lang } from './messages.ts';

/** Digits are Latin, as in prices and on packs, unless the tag names others: 'bn-IN-u-nu-beng'. */
function localeOf(lang: Lang): Intl.Locale {
  const locale = new Intl.Locale(lang);
  return locale.numberingSystem ? locale : new Intl.Locale(lang, { numberingSystem: 'latn' });
}
const YEARS = Array.from({ length: 28 }, (_, i) => 2000 + i);
/** A year in which the day is that weekday, for a date that is said without one. */
const yearWith = (weekday: number, day: number, month: number) =>
  YEARS.find((year) => {
    const date = new Date(Date.UTC(year, month, day));
    return date.getUTCDay() === weekday && date.getUTCDate() === day;
  }) ?? 2000;

/**
 * Weekdays, days and times by `Intl`, as `calendarMessages` wants them: for a language that has no table of its own. They take what `indian` and
 * `indianTime` give. Throws a RangeError for what is no BCP 47 tag.
 */
export function datesIn(lang: Lang) {
  const locale = localeOf(lang);
  const formats = (options: Intl.DateTimeFormatOptions) => {
    // Made at first use: a page without dates does not load the tables of `Intl`.
    let format: Intl.DateTimeFormat | undefined;
    return (ms: number) =>
      (format ??= new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })).format(ms);
  };
  const longWeekday = formats({ weekday: 'long' }),
    shortWeekday = formats({ weekday: 'short' }),
    // Months in full: their abbreviations are no words in the languages of India.
    date = formats({ weekday: 'short', day: 'numeric', month: 'long' }),
    longDay = formats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month = formats({ month: 'long', year: 'numeric' }),
    time = formats({ hour: 'numeric', minute: '2-digit' }),
    when = formats({
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    });
  // 2 January 2000 was a Sunday.
  const ofWeekday = (weekday: number) => Date.UTC(2000, 0, 2 + (weekday % 7));
  return {
    weekday: (weekday: number): string => longWeekday(ofWeekday(weekday)),
    shortWeekday: (weekday: number): string => shortWeekday(ofWeekday(weekday)),
    date: (weekday: number, day: number, ofMonth: number, year?: number, _minutes?: number): string =>
      date(Date.UTC(year ?? yearWith(weekday, day, ofMonth), ofMonth, day)),
    longDay: (_weekday: number, day: number, ofMonth: number, year: number, _minutes?: number): string =>
      longDay(Date.UTC(year, ofMonth, day)),
    month: (ofMonth: number, year: number): string => month(Date.UTC(year, ofMonth)),
    time: (minutes: number): string => time(minutes * 60_000),
    when: (_weekday: number, day: number, ofMonth: number, year: number, minutes: number): string =>
      when(Date.UTC(year, ofMonth, day, 0, minutes)),
  };
}
