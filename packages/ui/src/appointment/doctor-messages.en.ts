import { count, plural } from '../messages/plural.ts';
import { englishWhen } from '../messages/when.ts';

const form = plural('en-IN');
/** English of doctors: in a list, and each on a page. */
export const doctorMessages = {
  when: englishWhen,
  doctor: (name: string) => `Dr. ${name}`,
  speaks: 'Speaks',
  fee: 'Consultation fee',
  shortFee: 'Fee',
  nextFree: 'Next free time',
  noneFree: 'No free time in the next 30 days',
  book: 'Book Appointment',
  bookWith: (name: string) => `Book Appointment with Dr. ${name}`,
  indianTime: 'Indian time',
  qualification: 'Qualification',
  registration: 'Registration number',
  experience: 'Experience',
  years: (n: number) => form(n, { one: '1 year', other: `${count(n)} years` }),
  clinic: 'Clinic',
  length: 'One appointment',
  minutes: (n: number) => form(n, { one: '1 minute', other: `${count(n)} minutes` }),
  about: (name: string) => `About Dr. ${name}`,
  filters: 'Find a doctor',
  search: 'Name of the doctor',
  specialty: 'Specialty',
  language: 'Language',
  all: 'All',
  find: 'Find',
};
