import { englishTime } from '../messages/when.ts';
import { count } from '../messages/plural.ts';

/** English of the form that books lab tests which are paid at collection. */
export const appointmentFormMessages = {
  title: 'Book Medical Test Appointment',
  subtitle: 'Somebody comes to your home to collect the sample. You pay then, and nothing now.',
  when: 'When should we come?',
  date: 'Date',
  time: 'Time',
  /** 630 → '10:30 AM'. */
  clock: englishTime,
  dateFirst: 'Choose a date first.',
  loadingTimes: 'Loading the times',
  noTimes: 'Nobody can come on this day. Please choose another date.',
  fast: (hours: number, from: string, to: string) =>
    `Your tests need ${count(hours)} hours without food. Later in the day that is too long, so only times from ${from} to ${to} are shown.`,
  where: 'Where should we come?',
  address: 'Address',
  addressHint: 'House, street, area, city and pincode',
  latitude: 'Latitude',
  longitude: 'Longitude',
  locate: 'Get Current Location',
  locating: 'Getting your location...',
  check: 'Check delivery availability',
  checking: 'Checking...',
  comes: 'We come to you',
  away: (km: string) => `${km} km from us`,
  charge: (sum: string) => `Collection charge ${sum}`,
  free: 'Collection is free',
  notAvailable: 'Home collection is not available for your location',
  total: 'to pay at collection',
  book: 'Book Appointment',
  booking: 'Booking...',
};
