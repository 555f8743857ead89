import { bengaliDates, bengaliTime, bengaliWhen } from '../messages/bengali.ts';
import type { calendarMessages } from './calendar-messages.en.ts';

export const calendar: typeof calendarMessages = {
  ...bengaliDates,
  time: bengaliTime,
  when: bengaliWhen,
  previousMonth: 'আগের মাস',
  nextMonth: 'পরের মাস',
  today: 'আজ',
  chosen: 'বেছে নেওয়া',
  chooseDate: 'ক্যালেন্ডার থেকে বেছে নিন',
  morning: 'সকাল',
  afternoon: 'দুপুর',
  evening: 'সন্ধ্যা',
  taken: 'বুক হয়ে গেছে',
  keys: 'তীর চিহ্নের কী দিয়ে দিন বদলান, Page Up ও Page Down দিয়ে মাস।',
};
