import type { formMessages } from './form-messages.en.ts';
import { count, plural } from '../messages/plural.ts';

const plurals = plural('bn-IN');
export const form: typeof formMessages = {
  problem: (n) => plurals(n, { one: 'একটি ভুল আছে', other: `${count(n)}টি ভুল আছে` }),
  showPassword: 'পাসওয়ার্ড দেখান',
  hidePassword: 'পাসওয়ার্ড লুকান',
  show: 'দেখান',
  hide: 'লুকান',
  mobileHint: '10টি সংখ্যা',
  step: (n, of) => `ধাপ ${count(n)} / ${count(of)}`,
};
