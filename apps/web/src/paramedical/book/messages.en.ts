/** English of booking and paying a home visit. */
export const bookVisitMessages = {
  title: 'Paramedical Service Booking',
  payAndBook: (amount: string) => `Pay ${amount} & Book Service`,
  processing: 'Processing your booking...',
  loginFirst: 'Please login to complete payment',
  loginText: 'Then you choose the address. The time you have chosen stays.',
  login: 'Login',
  placeFailed: (paymentId: string) =>
    `Failed to book service after payment. Please contact support. ${paymentId}`,
  addressLegend: 'Your saved addresses',
  addressMissing: 'Please choose or add the address that we come to.',
  tooFar: (km: string, radius: number) => `${km} km away: we come within ${radius} km`,
  timeMissing: 'Please choose a time.',
  orderMissing: 'This service needs a doctor’s order. Please upload it first.',
  orderLater: 'You can upload it once you are logged in.',
  otherTimes: 'Choose another time',
  change: 'Change address or time',
  partFailed: 'It could not be loaded. Check your internet connection, and try again.',
  fee: 'Service fee',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    bookVisit: typeof bookVisitMessages;
  }
}
