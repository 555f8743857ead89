/** English of booking an appointment, from the patient's details to its confirmation. */
export const appointmentBookMessages = {
  bookTitle: 'Book your appointment',
  invalid: 'Invalid booking data.',
  missing: 'Missing booking information.',
  missingText: 'Choose a doctor and a time first. Nothing was booked, and nothing was charged.',
  startOver: 'Start over',
  failed: 'The doctor could not be loaded',
  otherTime: 'Choose another time',
  checkoutTitle: 'Check and pay',
  totalName: 'Consultation fee',
  payAndConfirm: (amount: string) => `Pay ${amount} & Confirm`,
  processing: 'Processing your appointment...',
  loginFirst: 'You must be logged in to complete payment.',
  notBooked: (paymentId: string) =>
    `Failed to book appointment after payment. Please contact support with payment ID: ${paymentId}`,
  confirmedTitle: 'Appointment Confirmed!',
  bookingFailed: 'Your appointment could not be loaded',
  bookingFailedText: 'Your appointment is safe. Please try again in a moment.',
  notFound: 'We could not find this appointment',
  notFoundText:
    'The link may be wrong, or it belongs to another account. What you have booked stands in your orders.',
  toBookings: 'View my orders',
  cancelled: 'This appointment was cancelled',
  cancelledText: 'What happens with its money stands on its own page.',
  toBooking: 'View the booking',
  calendarFailed: 'The calendar file could not be loaded. Please try again.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    appointmentBook: typeof appointmentBookMessages;
  }
}
