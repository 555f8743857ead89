import { englishSpan } from '../messages/when.ts';

/** English of booking and paying a home visit. */
export const serviceCheckoutMessages = {
  service: 'Service',
  where: 'Where we come',
  when: 'When we come',
  order: 'Doctor’s order',
  orderText: 'This service needs one. Our pharmacist looks at it before the nurse comes.',
  notes: 'Notes for the nurse',
  notesHint: 'What should the nurse know? Which door, which bell, a dog in the yard.',
  visit: 'Your visit',
  fee: 'Service fee',
  travel: 'Travel',
  included: 'included',
  total: 'Total',
  time: 'Time',
  span: englishSpan,
  place: 'Place',
  notChosen: 'not chosen yet',
  reach: (km: number) => `We come within ${km} km of our pharmacy in Ranchi.`,
  indianTime: 'Indian time',
  payAtVisit: 'Pay at the visit instead',
};
