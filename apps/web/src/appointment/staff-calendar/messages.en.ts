import { count, plural } from '@doorstep/ui/messages/plural';
import { englishWhen } from '@doorstep/ui/messages/when';

const form = plural('en-IN');
/** English of a doctor's own calendar. */
export const staffCalendarMessages = {
  title: 'My calendar',
  of: (doctor: string, specialty: string) => `${doctor}, ${specialty}. All times are Indian time.`,
  doctor: (name: string) => `Dr. ${name}`,
  tile: (n: number) => form(n, { one: 'appointment still today', other: 'appointments still today' }),
  next: (...when: Parameters<typeof englishWhen>) => `Next: ${englishWhen(...when)}`,
  slot: englishWhen,
  appointments: (n: number) => form(n, { one: '1 appointment', other: `${count(n)} appointments` }),
  none: 'No appointments on this day.',
  failed: 'Your calendar could not be loaded',
  unknown: 'Your account has no calendar yet',
  unknownText: 'Please ask an admin to connect it with a doctor.',
  clashes: (n: number) =>
    form(n, {
      one: '1 appointment falls into leave or out of your hours',
      other: `${count(n)} appointments fall into leave or out of your hours`,
    }),
  clashesText: 'Please move each of them, or cancel it. Its patient is told at once.',
  hits: (n: number) =>
    form(n, {
      one: '1 appointment falls into this leave',
      other: `${count(n)} appointments fall into this leave`,
    }),
  moved: (name: string, slot: string) => `${name} comes on ${slot} now, and is told.`,
  cancelled: (name: string) => `Cancelled. ${name} gets all of the money back, and is told.`,
  finished: (name: string) => `Done: ${name}`,
  hoursSaved: 'Your hours are saved.',
  leaveTaken: 'Your leave stands.',
  leaveBack: 'Your leave is taken back.',
  isBusy: 'Patients read now that you are busy.',
  isFree: 'Patients read now what your hours say.',
  notHeard: 'Nothing was heard back. Please look at the appointment before you try again.',
  notSaved: 'Nothing was changed. Please try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    staffCalendar: typeof staffCalendarMessages;
  }
}
