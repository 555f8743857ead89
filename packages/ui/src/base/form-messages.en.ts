import { count, plural } from '../messages/plural.ts';

const form = plural('en-IN');
/** English of forms: the first page has none. */
export const formMessages = {
  problem: (n: number) => form(n, { one: 'There is a problem', other: `There are ${count(n)} problems` }),
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  show: 'Show',
  hide: 'Hide',
  mobileHint: '10 digits',
  step: (n: number, of: number) => `Step ${count(n)} of ${count(of)}`,
};
