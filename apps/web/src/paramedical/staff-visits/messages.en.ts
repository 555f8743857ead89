import { englishDay } from '@doorstep/ui/messages/indian';
import { count, plural } from '@doorstep/ui/messages/plural';
import { englishWhen } from '@doorstep/ui/messages/when';

const form = plural('en-IN');
/** English of the day board of home visits. */
export const staffVisitsMessages = {
  title: 'Home visits',
  subtitle: 'All times are Indian time.',
  day: englishDay,
  unassigned: (n: number) => form(n, { one: 'visit without a nurse', other: 'visits without a nurse' }),
  clashing: (n: number) => form(n, { one: 'visit that clashes', other: 'visits that clash' }),
  next: (...when: Parameters<typeof englishWhen>) => `Next: ${englishWhen(...when)}`,
  teamsOf: 'Which team',
  all: 'All teams',
  team: (name: string, visits: number) => `${name} (${count(visits)})`,
  visits: (n: number, open: number) =>
    `${form(n, { one: '1 visit', other: `${count(n)} visits` })}${
      open > 0 ? form(open, { one: ', 1 needs a nurse', other: `, ${count(open)} need a nurse` }) : ''
    }`,
  none: 'No visit on this day.',
  failed: 'The visits could not be loaded',
  print: 'Print the list',
  assigned: (nurse: string, patient: string) => `${nurse} comes to ${patient}, who is told.`,
  unassignedNow: (patient: string) => `Nobody comes to ${patient} now.`,
  stepped: {
    booked: (patient: string) => `${patient}: booked again, nobody is on the way.`,
    'on-the-way': (patient: string) => `${patient}: on the way.`,
    started: (patient: string) => `${patient}: the visit has started.`,
    done: (patient: string) => `${patient}: the visit is done.`,
  },
  codeMade: (patient: string) => `${patient} sees a new code now.`,
  paymentSaved: (name: string) => `The payment of ${name} is saved.`,
  paymentCorrected: (name: string) => `The payment of ${name} is reversed and due again.`,
  unpaid: (n: number) =>
    form(n, { one: 'completed visit without payment', other: 'completed visits without payment' }),
  cancelled: (patient: string) => `Cancelled. ${patient} is told.`,
  find: 'Find a booking',
  findHint: 'Booking number, patient or mobile',
  found: 'Bookings found',
  bookings: (total: number, shown: number) =>
    total > shown
      ? `The first ${count(shown)} of ${count(total)} bookings. Type more to see the others.`
      : form(total, { one: '1 booking', other: `${count(total)} bookings` }),
  nothingFound: (find: string) => `No booking fits “${find}”`,
  tooShort: 'Please type at least 2 letters or figures',
  findFailed: 'The bookings could not be searched',
  toBoard: 'To today’s board',
  notHeard: 'Nothing was heard back. Please look at the booking before you try again.',
  notSaved: 'Nothing was changed. Please try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    staffVisits: typeof staffVisitsMessages;
  }
}
