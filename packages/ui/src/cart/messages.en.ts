import { count } from '../messages/plural.ts';

/** English of the cart area. */
export const cartMessages = {
  prescriptionNeeded: 'Prescription needed',
  each: (amount: string) => `${amount} each`,
  priceChanged: (from: string, to: string) => `Price changed from ${from} to ${to}`,
  gone: 'We no longer sell this medicine. Remove it to order the rest.',
  outOfStock: 'Out of stock today. Remove it to order the rest.',
  left: (n: number) => `Only ${count(n)} left`,
  tooMany: (n: number) => `Only ${count(n)} left. Order fewer to go on.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  totalItems: 'Total items',
  subtotal: 'Subtotal',
  youSave: (amount: string) => `You save ${amount}`,
  deliveryFee: 'Delivery fee',
  withAddress: 'Shown in the next step',
  free: 'Free',
  moreForFree: (amount: string) => `Add ${amount} more for free delivery`,
  total: 'Total',
};
