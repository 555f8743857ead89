import { hindiLongDay, hindiTime } from '../messages/hindi.ts';
import type { summaryMessages } from './summary-messages.en.ts';

export const summary: typeof summaryMessages = {
  longWhen: (weekday, day, month, year, minutes) =>
    `${hindiLongDay(weekday, day, month, year)}, ${hindiTime(minutes).replace(' ', '\u00A0')}`,
  title: 'आपका अपॉइंटमेंट',
  doctor: (name) => `डॉ. ${name}`,
  when: 'कब',
  indianTime: 'भारतीय समय',
  where: 'कहाँ',
  patient: 'मरीज़',
  fee: 'परामर्श शुल्क',
  checkAndPay: 'जाँचें और भुगतान करें',
  changeTime: 'समय बदलें',
  changePatient: 'मरीज़ बदलें',
};
