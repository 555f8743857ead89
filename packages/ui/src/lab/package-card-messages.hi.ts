import { count } from '../messages/plural.ts';
import type { packageCardMessages } from './package-card-messages.en.ts';

export const packageCard: typeof packageCardMessages = {
  tests: (tests) => `${count(tests)} जाँच`,
  fasting: (hours) => `${hours} घंटे ख़ाली पेट`,
  eatAsUsual: 'हमेशा की तरह खाएँ',
  save: (amount) => `${amount} की बचत`,
  details: 'इसमें क्या है',
  add: 'जोड़ें',
  inCart: 'कार्ट में है',
};
