/** English of booking a video consultation, from the details to the payment. */
export const videoBookMessages = {
  title: 'Book a video consultation',
  subtitle: (minutes: number) => `Face to face with a doctor, ${minutes} minutes, today.`,
  login: 'Please log in to book a video consultation with our medical specialists.',
  wantsDoctor: 'Choose a doctor.',
  wantsTime: 'Choose a free time.',
  wantsNumber: 'Write the number that gets the link.',
  toDoctors: 'Book an appointment',
  toChat: 'Write to a doctor',
  payTitle: 'Check and pay',
  totalName: 'Video fee',
  payAndBook: (amount: string) => `Pay ${amount} & Book`,
  booking: 'Booking your video consultation...',
  notBooked: 'Failed to book consultation after payment. Please contact support.',
  paymentId: (id: string) => `Payment ID: ${id}`,
  takenTitle: 'This time is taken. Choose another.',
  takenText: 'Nothing is booked, and you have not been charged. Your number is saved.',
  otherTime: 'Choose another time',
  bookedTitle: 'Video Consultation Booked!',
  bookedFailed: 'Your video consultation could not be loaded',
  bookedFailedText: 'Your booking is safe. Please try again in a moment.',
  notFound: 'We could not find this video consultation',
  notFoundText:
    'The link may be wrong, or it belongs to another account. What you have booked stands in your orders.',
  toOrders: 'View my orders',
  cancelled: 'This video consultation was cancelled',
  cancelledText: 'What happens with its money stands on its own page.',
  toBooking: 'View the booking',
  calendarFailed: 'The calendar file could not be loaded. Please try again.',
  join: 'Join',
  openRoom: 'Open the consultation room',
  joinFrom: (time: string) => `You can join from ${time}, Indian time. The link also comes by WhatsApp.`,
  joinNow: 'You can join now.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    videoBook: typeof videoBookMessages;
  }
}
