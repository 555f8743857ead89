import { count, plural } from '../messages/plural.ts';

const form = plural('en-IN');
/** English of what changed before an order is paid. */
export const priceMessages = {
  checkFirst: 'Please check before you go on',
  nothingCharged: 'Nothing has been charged.',
  priceChanged: (from: string, to: string) => `Price changed from ${from} to ${to}`,
  dearer: (amount: string) => `${amount} more`,
  cheaper: (amount: string) => `${amount} less`,
  cannotSend: (n: number) => form(n, { one: 'We cannot send this one', other: 'We cannot send these' }),
  reasons: { gone: 'No longer sold', 'out-of-stock': 'Out of stock' },
  leftOut: (n: number) =>
    form(n, {
      one: 'If you accept, we leave it out of your order.',
      other: 'If you accept, we leave them out of your order.',
    }),
  fewer: 'We do not have as many as you asked for',
  onlyLeft: (left: number, asked: number) => `Only ${count(left)} left, you asked for ${count(asked)}`,
  takeLeft: 'If you accept, we take what is left into your order.',
  accept: 'Accept and continue',
};
