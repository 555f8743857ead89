import { count } from '../messages/plural.ts';

/** English of a package of lab tests in a list. */
export const packageCardMessages = {
  tests: (tests: number) => (tests === 1 ? '1 test' : `${count(tests)} tests`),
  fasting: (hours: number) => `${hours} h without food`,
  eatAsUsual: 'Eat as usual',
  save: (amount: string) => `You save ${amount}`,
  details: 'What it holds',
  add: 'Add',
  inCart: 'In your cart',
};
