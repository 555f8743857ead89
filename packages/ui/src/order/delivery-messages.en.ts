import { englishBy } from '../messages/indian.ts';

/** English of when something comes: also for pages without an order. */
export const deliveryMessages = {
  delivery: 'Delivery',
  fast: 'Fast delivery',
  by: englishBy,
  afterCheck: "after the pharmacist's check",
  check: 'When does it come?',
  pincode: 'Your pincode',
  show: 'Show',
  change: 'Change',
  failed: 'That did not work. Please try again.',
  to: (place: string) => `To ${place}`,
  tooFar: (place: string, radius: number) =>
    `We do not deliver to ${place} yet: we come as far as ${radius} km from our pharmacy.`,
};
