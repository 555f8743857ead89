import { bengaliTime, bengaliWhen } from '../messages/bengali.ts';
import type { keptMessages } from './kept-messages.en.ts';

export const kept: typeof keptMessages = {
  today: (minutes) => `${bengaliTime(minutes)}-এর তথ্য; আপনি অফলাইনে আছেন।`,
  before: (...when) => `${bengaliWhen(...when)}-এর তথ্য; আপনি অফলাইনে আছেন।`,
  waiting: 'ইন্টারনেট এলেই পাঠানো হবে।',
  sending: 'পাঠানো হচ্ছে।',
  refused: 'এটি পাঠানো যায়নি।',
  cancel: 'বাতিল করুন',
  remove: 'সরান',
};
