import { count } from '../messages/plural.ts';
import type { slotPickerMessages } from './slot-picker-messages.en.ts';

export const slotPicker: typeof slotPickerMessages = {
  freeTimes: (n) => `${count(n)} ख़ाली`,
  full: 'भरा',
  closed: 'बंद',
  off: 'बंद',
  indianTime: 'भारतीय समय',
  openUntil: (day) => `${day} तक बुक कर सकते हैं।`,
  noTimes: 'कोई समय ख़ाली नहीं है',
  noTimesText: 'आने वाले दिनों में कुछ भी ख़ाली नहीं है।',
  dayFull: 'इस दिन का कोई समय ख़ाली नहीं है।',
  dayClosed: 'इस दिन बंद है।',
  earlierDay: (day) => `पहले: ${day}`,
  laterDay: (day) => `बाद में: ${day}`,
  wasTaken: (when) => `${when} का समय अभी-अभी किसी और ने ले लिया`,
  chooseAnother: 'कोई दूसरा समय चुनें। कुछ भी बुक नहीं हुआ है और कोई पैसा नहीं कटा है।',
};
