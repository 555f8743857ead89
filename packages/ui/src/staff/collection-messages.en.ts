import { count, plural } from '../messages/plural.ts';

const form = plural('en-IN');
/** English of a sample's collection on the day's list. */
export const collectionMessages = {
  states: {
    booked: 'Booked',
    collected: 'Collected',
    'at-lab': 'At the lab',
    reported: 'Reported',
    cancelled: 'Cancelled',
  },
  fasting: (hours: number) =>
    form(hours, { one: 'Fasting: 1 hour', other: `Fasting: ${count(hours)} hours` }),
  noFasting: 'No fasting',
  due: (sum: string) => `${sum} to be paid at collection`,
  whoFirst: 'Choose who comes, then the sample can be collected.',
  collect: 'Sample is collected',
  collectOf: (patient: string) => `Sample is collected: ${patient}`,
  handOver: 'Sample is at the lab',
  handOverOf: (patient: string) => `Sample is at the lab: ${patient}`,
  finish: 'Report is there',
  finishOf: (patient: string) => `Report is there: ${patient}`,
  upload: 'Upload report',
  uploadOf: (patient: string) => `Upload report: ${patient}`,
  report: 'Report',
  reportOf: (patient: string) => `Report: ${patient}`,
  cancel: 'Cancel the collection',
  cancelOf: (patient: string) => `Cancel the collection of ${patient}`,
  tests: 'Tests',
  sheetEmpty: 'Nothing is collected.',
};
