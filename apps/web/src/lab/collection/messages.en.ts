import { englishSpan, englishWhen } from '@doorstep/ui/messages/when';

/** English of what a booking's page says of a collection at home. */
export const collectionMessages = {
  when: englishWhen,
  span: englishSpan,
  indianTime: 'All times are Indian time.',
  title: 'Lab tests at home',
  loading: 'Loading',
  failed: 'The tests could not be loaded',
  safe: 'Your booking is safe. Please try again in a moment.',
  offline: 'You are offline. This may be old.',
  facts: 'Collection',
  time: 'Time of collection',
  where: 'Address',
  bookingId: 'Booking ID',
  sample: 'Your sample',
  states: {
    booked: 'Collection booked',
    collected: 'Sample collected',
    'at-lab': 'At the lab',
    reported: 'Report ready',
  },
  done: 'done',
  next: 'Next',
  tests: 'Tests',
  package: 'Package',
  subtotal: 'Tests',
  fee: 'Collection charge',
  free: 'Free',
  total: 'Total',
  payments: {
    paid: 'paid',
    due: 'to pay at collection',
    refunding: 'refund on its way',
    refunded: 'refunded',
  },
  stillDue: 'still due',
  cancelledUnpaid: 'nothing was charged',
  reports: 'Reports',
  reportsCome: (from: number, to: number) =>
    `Reports are usually there ${from} to ${to} hours after your sample was taken. We tell you.`,
  opening: 'Opening your report…',
  whoRead: 'Who looked at your data',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    collection: typeof collectionMessages;
  }
}
