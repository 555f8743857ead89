import { brand } from './brand.ts';
import type { Translated } from './failure.ts';
import type { prescriptionReminders } from './prescription-reminder.messages.en.ts';

export const prescriptionRemindersHi: Translated<typeof prescriptionReminders> = {
  soon: ({ order, day, time }) =>
    `${brand.name}: ऑर्डर ${order} को आपकी पर्ची का इंतज़ार है। कृपया ऑर्डर खोलें और ${day}, ${time} बजे तक पर्ची जोड़ें। इसके बाद पर्ची वाली दवाई नहीं भेजी जाएगी और उसका पैसा लौट आएगा।`,
  still: ({ order, day, time }) =>
    `${brand.name}: ऑर्डर ${order} को अब भी आपकी पर्ची का इंतज़ार है। पर्ची के बिना वह दवाई नहीं भेजी जाएगी, और ${day}, ${time} बजे के बाद उसका पैसा लौट आएगा।`,
  over: ({ order, days }) =>
    `${brand.name}: ऑर्डर ${order} के एक हिस्से की पर्ची नहीं आई। उसका पैसा ${days} दिनों में लौट आएगा।`,
};
