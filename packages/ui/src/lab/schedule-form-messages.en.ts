import { englishTime } from '../messages/when.ts';

/** 480 → '8', 510 → '8:30'. */
const short = (minutes: number) => englishTime(minutes).replace(/(:00)? [AP]M$/, '');
/** English of where and when a sample is collected. */
export const scheduleFormMessages = {
  where: 'Where may we come?',
  saved: 'Your addresses',
  other: 'Another address',
  otherText: 'Type it below',
  addNew: 'Add New Address',
  address: 'Address',
  addressHint: 'House or flat, street, area, city',
  latitude: 'Latitude',
  longitude: 'Longitude',
  locate: 'Get Current Location',
  locating: 'Finding where you are…',
  when: 'When may we come?',
  days: 'Next days',
  date: 'Preferred Date',
  free: (n: number) => `${n} free`,
  full: 'full',
  closed: 'closed',
  time: 'Time',
  dayFirst: 'Choose a day first.',
  noTimes: 'No time is left on this day. Please choose another day.',
  loading: 'Looking for free times…',
  failed: 'The times could not be loaded.',
  /** 480 and 600 → '8–10 AM'. */
  window: (from: number, to: number) =>
    from < 720 === to < 720
      ? `${short(from)}–${englishTime(to).replace(':00', '')}`
      : `${englishTime(from).replace(':00', '')}–${englishTime(to).replace(':00', '')}`,
};
