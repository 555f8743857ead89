import { hindiBy, hindiDuration } from '../messages/hindi.ts';
import { count } from '../messages/plural.ts';
import type { deskMessages } from './desk-messages.en.ts';

export const desk: typeof deskMessages = {
  staffPages: 'कर्मचारियों के पेज',
  staff: 'कर्मचारी',
  skip: 'मुख्य सामग्री पर जाएँ',
  menu: 'मेन्यू',
  otherLanguage: 'English',
  otherLanguageTag: 'en-IN',
  toDark: 'गहरे रंग',
  toLight: 'हल्के रंग',
  account: 'खाता',
  myProfile: 'मेरी प्रोफ़ाइल',
  toShop: 'दुकान',
  logout: 'लॉगआउट',
  waits: (n) => `${n} इंतज़ार में`,
  nothingWaits: 'कुछ करना बाकी नहीं',
  seeAll: (n) => `सभी ${n}`,
  queueTitle: 'पर्चियाँ, सबसे पुरानी पहले',
  queueEmpty: 'कोई पर्ची इंतज़ार में नहीं है।',
  withoutOrder: 'अब तक कोई ऑर्डर नहीं',
  medicines: (n) => `${count(n)} ${n === 1 ? 'दवाई' : 'दवाइयाँ'}`,
  duration: hindiDuration,
  ofPromise: (promise) => `(${promise} में से)`,
  overPromise: (by) => `वादे से ${by} ज़्यादा`,
  lateTitle: 'देर वाले ऑर्डर',
  lateEmpty: 'सभी ऑर्डर समय पर हैं।',
  lateBy: (by) => `${by} की देर`,
  due: (...when) => `समय: ${hindiBy(...when)}`,
  missed: {
    pending: 'अब तक पक्का नहीं हुआ',
    processing: 'अब तक रास्ते में नहीं',
    shipped: 'अब तक नहीं पहुँचा',
  },
};
