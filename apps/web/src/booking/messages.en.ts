import { MOVES_MAX } from '@doorstep/contract/schedule';
import { englishWhen } from '@doorstep/ui/messages/when';
import { count } from '@doorstep/ui/messages/plural';

const part = (percent: number) => (percent === 50 ? 'half of it' : `${percent}% of it`);
/** English of what was booked: its page, the lists, moving and cancelling. */
export const bookingMessages = {
  when: englishWhen,
  yours: {
    visit: 'Your visit',
    appointment: 'Your appointment',
    collection: 'Your lab tests',
    video: 'Your video consultation',
  },
  failed: 'Your booking could not be loaded',
  safe: 'Your booking is safe. Please try again in a moment.',
  notFound: 'We could not find this booking',
  notFoundText: 'The link may be wrong, or the booking belongs to another account.',
  toBookings: 'See your bookings',
  loading: 'Loading',
  facts: 'Appointment',
  time: 'When',
  where: 'Where',
  doctor: 'Doctor',
  registration: (number: string) => `Registration ${number}`,
  patient: 'Patient',
  age: (years: number) => `${count(years)} years`,
  genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
  fee: 'Fee',
  payments: {
    paid: 'paid',
    due: 'to pay there',
    refunding: 'refund on its way',
    refunded: 'refunded',
  },
  bookingId: 'Booking ID',
  indianTime: 'All times are Indian time.',
  arrive: (minutes: number) =>
    `Please arrive ${minutes} minutes early, and bring a valid ID and your medical papers.`,
  change: 'Change or cancel',
  rule: (until: string, percent: number) =>
    `You can move or cancel it yourself. Cancelled until ${until}, all of it comes back; after that ${part(percent)}, until it begins.`,
  ruleLate: (sum: string) =>
    `You can still move or cancel it yourself, until it begins. Cancelled now, ${sum} comes back.`,
  ruleUnpaid: 'You can move or cancel it yourself until it begins. Nothing has been charged.',
  movedOften: (phone: string) =>
    `You have moved this booking ${MOVES_MAX} times. Call us on ${phone} to move it again.`,
  move: 'Choose another time',
  moveOf: (title: string) => `Another time for ${title}`,
  now: (when: string) => `Now: ${when}. It stays yours until the new time is booked.`,
  moves: `A booking can be moved ${MOVES_MAX} times.`,
  moveTo: (when: string) => `Move to ${when}`,
  chooseFirst: 'Please choose a time first.',
  stays: (when: string) => `Your time stays: ${when}.`,
  keepTime: 'Keep my time',
  moved: (when: string) => `Moved to ${when}`,
  movedText: (old: string) => `Your time of ${old} was given back.`,
  moveBack: (old: string) => `Move back to ${old}`,
  daysFailed: 'The free times could not be loaded',
  daysSafe: 'Your booking stays as it is.',
  noAnswer:
    'No answer came. Check your internet connection, then look at the time above before you try again.',
  actionFailed: 'That did not work. Please try again.',
  cancel: {
    visit: 'Cancel visit',
    appointment: 'Cancel appointment',
    collection: 'Cancel collection',
    video: 'Cancel video consultation',
  },
  cancelAsk: {
    visit: 'Cancel this visit?',
    appointment: 'Cancel this appointment?',
    collection: 'Cancel this collection?',
    video: 'Cancel this video consultation?',
  },
  cancelAll: (sum: string) => `All of it comes back: ${sum}, to where you paid from. Banks take 5 to 7 days.`,
  cancelPart: (sum: string, total: string) =>
    `It begins soon: of ${total}, ${sum} comes back to where you paid from. Banks take 5 to 7 days.`,
  cancelUnpaid: 'Nothing has been charged, so there is nothing to pay back.',
  timeGoes: (when: string) => `Somebody else may then have ${when}.`,
  keep: 'Keep it',
  cancelDone: 'Cancelled.',
  cancelDoneBack: (sum: string) => `Cancelled. ${sum} is on its way back to you.`,
  calendar: 'Add to calendar',
  calendarFailed: 'The calendar file could not be saved. Please try again.',
  paper: { receipt: 'Download receipt', slip: 'Download booking slip' },
  paperComes: 'Getting it ready…',
  paperFailed: {
    receipt: 'The receipt could not be downloaded. Please try again in a moment.',
    slip: 'The booking slip could not be downloaded. Please try again in a moment.',
  },
  noPaper: 'It was cancelled before anything was paid: there is no slip and no receipt.',
  join: 'Join',
  joinOf: (title: string) => `Join: ${title}`,
  again: 'Book again',
  happened: 'What happened',
  by: { you: 'by you', shop: 'by us', pharmacist: 'by the pharmacist', system: 'automatically' },
  visits: 'Your home visits',
  visitsText: 'The next ones first. Open a visit for its pass: who comes, and the code for the door.',
  visitsFailed: 'Your visits could not be loaded',
  noVisits: 'No visits yet',
  noVisitsText: 'A nurse comes to your home for dressings, injections and care.',
  toServices: 'View & Book',
  noSuchPage: (page: number) => `There is no page ${count(page)}`,
  toFirstPage: 'Go to the first page',
  both: 'Visits and appointments',
  bothFailed: 'Your visits and appointments could not be loaded',
  none: 'Nothing is booked. A nurse can come to you, we collect samples at home, or you go to a doctor.',
  toDoctors: 'Find a doctor',
  more: 'Show more',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    booking: typeof bookingMessages;
  }
}
