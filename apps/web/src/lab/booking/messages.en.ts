import { englishWhen } from '@doorstep/ui/messages/when';

const days = (n: number) => (n === 1 ? '1 day' : `${Number(n).toLocaleString('en-IN')} days`);

/** English of the page where lab tests are booked and paid. */
export const labBookMessages = {
  title: 'Book your tests',
  catalogue: 'Medical Tests',
  loading: 'Your tests are loading',
  failed: 'Failed to fetch tests',
  failedText: 'Your cart is safe. Please try again.',
  /** 'Tue 24 Nov, 8:30 AM'. */
  when: englishWhen,
  goneSaid: (count: number) =>
    count === 1
      ? 'A test that is no longer available was taken out of your cart.'
      : `${count} tests that are no longer available were taken out of your cart.`,
  takeOut: 'Take it out',
  keep: 'Keep',
  covered: (item: string, by: string) => `${item} is part of ${by}.`,
  coveredText: 'You would pay for it twice.',
  overlap: (first: string, second: string) => `${first} and ${second} overlap.`,
  overlapText: (tests: string) => `Both measure: ${tests}.`,
  forWomen: 'For women only',
  forMen: 'For men only',
  ages: (title: string, min: number | null, max: number | null) =>
    max === null
      ? `${title}: from ${min} years`
      : min === null
        ? `${title}: up to ${max} years`
        : `${title}: ${min} to ${max} years`,
  agesText: 'Please look whose sample it is.',
  afterMeal: (title: string) => `${title} cannot be collected after a longer fast.`,
  afterMealText: (hours: number, tests: string) =>
    `Its sample is taken ${hours === 1 ? '1 hour' : `${hours} hours`} after a meal. Longer without food: ${tests}. Please book it for another time.`,
  doneLately: (title: string, ago: number) => `${title} was done ${days(ago)} ago.`,
  usually: (usual: number) => `Once in ${days(usual)} is usual. Keep it only if your doctor asked.`,
  timeDropped: 'The time you chose breaks the fast of these tests. Please choose a morning time.',
  timeTaken: 'That time was just taken. Please choose another time.',
  login: 'Please log in to book an appointment',
  nothing: 'Please select at least one test or package',
  addressRequired: 'Please enter your address',
  dateRequired: 'Please select a date',
  timeRequired: 'Please select a time',
  coordinates: 'Location coordinates are required',
  notServiceable: 'Service not available at this location',
  noLocation: 'Unable to get your location. Please enter coordinates manually.',
  unsupported: 'Geolocation is not supported by this browser',
  locating: 'Looking where you are…',
  located: 'Location captured successfully!',
  subtotal: 'Subtotal',
  collection: 'Home collection',
  free: 'Free',
  total: 'Total',
  payAndBook: (amount: string) => `Pay ${amount} and book`,
  payAtCollection: 'Pay at collection instead',
  change: 'Change tests, address or time',
  paying: 'Your booking',
  address: 'Where we come',
  time: 'When we come',
  processing: 'Processing your booking...',
  placeFailed: 'Payment verification failed. Please contact support.',
  partFailed: 'This part could not be loaded. Please try again.',
  cancelled: 'Payment cancelled by user',
  chooseAgain: 'Choose another time',
  bookedTitle: 'Booking Confirmed!',
  toBooking: 'View booking',
  another: 'Book Another Test',
  print: 'Print',
  bookedFailed: 'Your booking stands. It could not be shown here.',
};
declare module '../../messages/messages.ts' {
  interface PageMessages {
    labBook: typeof labBookMessages;
  }
}
