/** English of booking lab tests that are paid at collection. */
export const labAppointmentMessages = {
  title: 'Book Medical Test Appointment',
  loading: 'Loading',
  failed: 'The tests could not be loaded',
  safe: 'What you have chosen is kept. Please try again in a moment.',
  tests: 'Your tests',
  change: 'Change tests',
  saved: 'Your saved addresses',
  other: 'Another address',
  tooFar: (km: string, radius: number) => `${km} km away: we come within ${radius} km`,
  charge: 'Collection charge',
  free: 'Free',
  wants: {
    date: 'Please select a date',
    time: 'Please select a time',
    address: 'Please enter your address',
    check: 'Please check delivery availability first',
    place: 'Home collection is not available for your location',
  },
  noPlace: 'Please enter latitude and longitude, or use your current location.',
  noLocation: 'Could not get your location. Please enter coordinates manually.',
  unsupported: 'Geolocation is not supported by this browser.',
  located: 'Location captured successfully!',
  checkFailed: 'We could not check your location. Please try again.',
  bookFailed: 'Booking failed. Please try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    labAppointment: typeof labAppointmentMessages;
  }
}
