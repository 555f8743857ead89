import { englishDay, englishDuration, englishMoment } from '@doorstep/ui/messages/indian';
import { plural } from '@doorstep/ui/messages/plural';

const form = plural('en-IN');
/** English of the frame around the staff's pages, and of their first page. */
export const deskMessages = {
  today: 'Today',
  groups: { queues: 'Queues', shop: 'Shop', records: 'Records' },
  roles: { admin: 'Admin', pharmacist: 'Pharmacist', doctor: 'Doctor' },
  search: 'Search an order, patient, mobile or medicine',
  searchHint: 'Order, patient, mobile, medicine',
  nothingFound: 'Nothing found',
  searchFailed: 'The search did not work. Please try again.',
  hits: { order: 'Orders', patient: 'Patients', prescription: 'Prescriptions', medicine: 'Medicines' },
  day: englishDay,
  moment: englishMoment,
  todayFailed: 'Today’s work could not be loaded',
  startOldest: 'Start with the oldest prescription',
  tiles: {
    prescriptions: (n: number) => form(n, { one: 'prescription waits', other: 'prescriptions wait' }),
    late: (n: number) => form(n, { one: 'order is late', other: 'orders are late' }),
    orphans: (n: number) => form(n, { one: 'payment without order', other: 'payments without order' }),
    outOfStock: (n: number) => form(n, { one: 'medicine out of stock', other: 'medicines out of stock' }),
    failedMessages: (n: number) => form(n, { one: 'message not sent', other: 'messages not sent' }),
  },
  dangerTitle: (n: number) => `(${n}) Danger – `,
  dangerWaits: (n: number) =>
    form(n, {
      one: '1 patient with a danger sign waits for a doctor',
      other: `${n} patients with a danger sign wait for a doctor`,
    }),
  dangerOpen: 'Open the inbox',
  dangerCall: 'Call the doctors on duty',
  dangerMute: 'Mute the sound',
  longest: (minutes: number) => `Longest ${englishDuration(minutes)}`,
  longestBy: (minutes: number) => `Longest by ${englishDuration(minutes)}`,
  moneySince: (rupees: string, minutes: number) => `${rupees} · for ${englishDuration(minutes)}`,
  mostWanted: (name: string) => `Most wanted: ${name}`,
  oldest: (minutes: number) => `Oldest ${englishDuration(minutes)} ago`,
  noWork: 'Nothing for you here yet',
  noWorkText: 'What waits for a doctor will stand here. Medicines can be found by the search.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    desk: typeof deskMessages;
  }
}
