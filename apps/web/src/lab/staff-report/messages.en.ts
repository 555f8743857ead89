import { englishMoment } from '@doorstep/ui/messages/indian';

/** English of the reports of a collection. */
export const staffReportMessages = {
  title: 'Reports of a collection',
  titleOf: (patient: string) => `Reports of ${patient}`,
  back: 'Back to the collections',
  failed: 'The reports could not be loaded',
  opening: 'Opening the report…',
  openFailed: 'The report could not be opened. Please try again.',
  opened: 'The report is here',
  openIt: 'Open the report',
  sent: (patient: string) => `Uploaded. ${patient} is told.`,
  notSent: 'It was not sent. Please try again.',
  takenBack: 'Taken back.',
  notTakenBack: 'It was not taken back. Please try again.',
  valuesOf: (...when: Parameters<typeof englishMoment>) =>
    `Values of the report of ${englishMoment(...when)}`,
  saved: 'The values are saved.',
  notSaved: 'The values were not saved. Please try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    staffReport: typeof staffReportMessages;
  }
}
