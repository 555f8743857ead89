import { count, plural } from '../messages/plural.ts';
import type { homeMessages } from './messages.en.ts';

const form = plural('hi-IN');
export const home: typeof homeMessages = {
  skip: 'मुख्य सामग्री पर जाएँ',
  menu: 'मेन्यू',
  accountNav: 'खाता और कार्ट',
  prescriptions: 'पर्चियाँ',
  search: 'दवा खोजें',
  videoConsult: 'वीडियो परामर्श',
  cart: 'कार्ट',
  cartWith: (n) => `कार्ट, ${count(n)} ${form(n, { one: 'चीज़', other: 'चीज़ें' })}`,
  profile: 'प्रोफ़ाइल',
  login: 'लॉगिन',
  logout: 'लॉगआउट',
  otherLanguage: 'English',
  otherLanguageTag: 'en-IN',
  services: 'सेवाएँ',
  medicine: 'दवा',
  paramedical: 'पैरामेडिकल',
  test: 'जाँच',
  videoCall: 'वीडियो कॉल',
  appointment: 'अपॉइंटमेंट',
};
