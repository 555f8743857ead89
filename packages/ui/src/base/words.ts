import { count, plural } from '../words/plural.ts';

const form = plural('en-IN');
/** English of what knows no area. `words/hi.ts` holds the same in Hindi. */
export const base = {
  now: 'Now',
  was: 'was',
  mrp: 'MRP',
  optional: '(optional)',
  problem: (n: number) => form(n, { one: 'There is a problem', other: `There are ${count(n)} problems` }),
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
};
