import type { formMessages } from './form-messages.en.ts';
import { count, plural } from '../messages/plural.ts';

const plurals = plural('hi-IN');
export const form: typeof formMessages = {
  problem: (n) => plurals(n, { one: 'एक गलती है', other: `${count(n)} गलतियाँ हैं` }),
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  show: 'दिखाएँ',
  hide: 'छिपाएँ',
  mobileHint: '10 अंक',
  step: (n, of) => `चरण ${count(n)} / ${count(of)}`,
};
