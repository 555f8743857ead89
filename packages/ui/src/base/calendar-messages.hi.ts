import {
  hindiDate,
  hindiLongDay,
  hindiMonth,
  hindiShortWeekday,
  hindiTime,
  hindiWeekday,
  hindiWhen,
} from '../messages/hindi.ts';
import type { calendarMessages } from './calendar-messages.en.ts';

export const calendar: typeof calendarMessages = {
  weekday: hindiWeekday,
  shortWeekday: hindiShortWeekday,
  date: hindiDate,
  longDay: hindiLongDay,
  month: hindiMonth,
  time: hindiTime,
  when: hindiWhen,
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  today: 'आज',
  chosen: 'चुना हुआ',
  chooseDate: 'कैलेंडर से चुनें',
  morning: 'सुबह',
  afternoon: 'दोपहर',
  evening: 'शाम',
  taken: 'बुक है',
  keys: 'तीर वाली कुंजियों से दिन बदलें, Page Up और Page Down से महीना।',
};
