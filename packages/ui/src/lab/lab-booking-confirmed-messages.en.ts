import { englishSpan, englishWhen } from '../messages/when.ts';

/** English of a booking of lab tests that was just made. */
export const labBookingConfirmedMessages = {
  title: 'Booking Confirmed!',
  thanks: 'Thank you. We come to your door for the sample.',
  bookingId: 'Booking ID',
  when: 'When',
  where: 'Where',
  /** 'Tue 24 Nov, 8:30 AM'. */
  begins: englishWhen,
  /** 'Tue 24 Nov, 8:30 AM to 9:00 AM'. */
  span: englishSpan,
  tests: 'Your tests',
  collection: 'Collection',
  free: 'free',
  paid: 'Paid',
  due: 'To be paid at collection',
  next: 'What happens next',
  call: (minutes: number) => `We call you within ${minutes} minutes to confirm`,
  report: (from: number, to: number) => `Your report comes ${from}–${to} hours after collection`,
};
