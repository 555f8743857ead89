import { englishDay } from '@doorstep/ui/messages/indian';
import { count, plural } from '@doorstep/ui/messages/plural';
import { englishWhen } from '@doorstep/ui/messages/when';

const form = plural('en-IN');
/** English of the day's list of samples that are collected. */
export const staffCollectionsMessages = {
  title: 'Sample collections',
  subtitle: 'All times are Indian time.',
  day: englishDay,
  unassigned: (n: number) =>
    form(n, { one: 'collection without a collector', other: 'collections without a collector' }),
  next: (...when: Parameters<typeof englishWhen>) => `Next: ${englishWhen(...when)}`,
  reportsWaiting: (n: number) =>
    form(n, { one: 'report that is not back from the lab', other: 'reports that are not back from the lab' }),
  since: (...when: Parameters<typeof englishWhen>) => `Since ${englishWhen(...when)}`,
  whose: 'Who collects',
  all: 'Everybody',
  nobody: 'Nobody yet',
  of: (name: string, collections: number) => `${name} (${count(collections)})`,
  sheetOf: (name: string, day: string) => `${name}: ${day}`,
  collections: (n: number, open: number) =>
    `${form(n, { one: '1 collection', other: `${count(n)} collections` })}${
      open > 0 ? form(open, { one: ', 1 needs a collector', other: `, ${count(open)} need a collector` }) : ''
    }`,
  none: 'No sample is collected on this day.',
  noneOfThese: 'None of them on this day.',
  failed: 'The collections could not be loaded',
  print: 'Print the list',
  asList: 'Show as a list',
  asCards: 'Show as cards',
  assigned: (collector: string, patient: string) => `${collector} comes to ${patient}.`,
  unassignedNow: (patient: string) => `Nobody comes to ${patient} now.`,
  stepped: {
    booked: (patient: string) => `${patient}: booked again, nothing is collected.`,
    collected: (patient: string) => `${patient}: the sample is collected.`,
    'at-lab': (patient: string) => `${patient}: the sample is at the lab.`,
    reported: (patient: string) => `${patient}: the report is there.`,
  },
  paymentSaved: (name: string) => `The payment of ${name} is saved.`,
  paymentCorrected: (name: string) => `The payment of ${name} is reversed and due again.`,
  unpaid: (n: number) =>
    form(n, { one: 'reported sample without payment', other: 'reported samples without payment' }),
  cancelled: (patient: string) => `Cancelled. ${patient} is told.`,
  notHeard: 'Nothing was heard back. Please look at the collection before you try again.',
  notSaved: 'Nothing was changed. Please try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    staffCollections: typeof staffCollectionsMessages;
  }
}
