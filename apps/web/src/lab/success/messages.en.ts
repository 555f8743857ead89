import { englishSpan, englishWhen } from '@doorstep/ui/messages/when';

/** English of the page that says that lab tests are booked. */
export const labBookedMessages = {
  when: englishWhen,
  span: englishSpan,
  booked: 'Booking Confirmed!',
  bookedText: 'Nothing was charged. You pay when the sample is collected.',
  paidText: 'It is paid. There is nothing to pay at the door.',
  loading: 'Loading',
  failed: 'Your booking could not be loaded',
  safe: 'Your booking is safe. Please try again in a moment.',
  notFound: 'We could not find this booking',
  notFoundText: 'The link may be wrong, or the booking belongs to another account.',
  toBookings: 'See your bookings',
  bookingId: 'Booking ID',
  time: 'When we come',
  place: 'Where we come',
  indianTime: 'Indian time',
  due: 'To pay at collection',
  paid: 'Paid',
  nextSteps: 'What happens next',
  call: (minutes: number) => `We call you within ${minutes} minutes to confirm the booking.`,
  report: (from: number, to: number) =>
    `Your report is usually there ${from} to ${to} hours after the sample was taken. You find it under your bookings.`,
  prepare: 'See how to prepare: it stands with your booking.',
  toBooking: 'Open booking',
  another: 'Book Another Test',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    labBooked: typeof labBookedMessages;
  }
}
