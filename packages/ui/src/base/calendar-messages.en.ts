import {
  englishDate,
  englishLongDay,
  englishLongMonth,
  englishTime,
  englishWeekday,
  englishWhen,
} from '../messages/when.ts';

/** English of calendars and times. */
export const calendarMessages = {
  weekday: englishWeekday,
  shortWeekday: (weekday: number) => englishWeekday(weekday).slice(0, 3),
  date: englishDate,
  longDay: englishLongDay,
  month: englishLongMonth,
  time: englishTime,
  when: englishWhen,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  chosen: 'chosen',
  chooseDate: 'Choose from a calendar',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  taken: 'taken',
  keys: 'Arrow keys move by day, Page Up and Page Down by month.',
};
