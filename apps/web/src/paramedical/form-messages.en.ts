import { brand } from '@doorstep/contract/brand';
import { englishLength, englishSpan, englishWhen } from '@doorstep/ui/messages/when';

/** English of the form that books a visit which is paid at the visit. */
export const visitFormMessages = {
  title: 'Book Service',
  fillAll: 'Please fill all required fields to calculate price.',
  wants: {
    address: 'Choose or write the address that we come to',
    place: 'Choose your place from the list or on the map',
    time: 'Choose a day and a time',
  },
  minutes: (n: number) => `About ${englishLength(n)} at your home`,
  where: 'Where should the nurse come?',
  other: 'Another address',
  otherText: 'Write it, or use your location',
  tooFar: (km: string, radius: number) => `${km} km away: we come within ${radius} km`,
  noPlace: 'We do not know where this address is. Please choose another address.',
  address: 'Address',
  addressHint: 'Write your area or pincode, and choose the place from the list. Then add house and street.',
  locate: 'Get Current Location',
  locating: 'Finding your location...',
  pickFromMap: 'Pick from Map',
  noLocation: 'Could not get your location. Please enter coordinates manually.',
  unsupported: 'Geolocation is not supported by this browser.',
  instead: 'To do so, write your area or pincode above, or pick the place on the map.',
  located: 'Location captured successfully!',
  orderNeeded: 'This service needs a doctor’s order. Please upload it first.',
  partFailed: 'It could not be loaded. Check your internet connection, and try again.',
  confirmFirst: 'Please confirm how you pay before booking.',
  ask: (amount: string) => `Book now and pay ${amount} at the visit?`,
  askText: (time: string) => `The nurse comes on ${time}, Indian time. You pay nothing now.`,
  askYes: 'Pay at the visit',
  priceFailed: 'Failed to calculate price. Please try again.',
  bookFailed: 'Failed to book appointment. Please try again.',
  offline: 'You are offline. What you wrote is kept. Please try again when you are back.',
  booked: 'Appointment booked successfully!',
  bookedText: `You can move or cancel it yourself on its page. Questions? Call ${brand.phoneShown}.`,
  checkingText:
    'We keep the time for you. Our pharmacist looks at the doctor’s order first, and you hear from us.',
  id: 'Booking',
  time: 'Day and time',
  when: englishWhen,
  span: englishSpan,
  indianTime: 'Indian time',
  place: 'Address',
  due: 'To pay at the visit',
  slip: 'Download booking slip',
  slipFailed: 'The booking slip could not be downloaded. Please try again in a moment.',
  toBooking: 'View booking',
  toVisits: 'My visits',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    visitForm: typeof visitFormMessages;
  }
}
