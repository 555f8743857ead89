import { englishSpan, englishWhen } from '../messages/when.ts';

/** English of a visit in the list of visits. */
export const visitCardMessages = {
  when: englishWhen,
  span: englishSpan,
  noNurse: 'We tell you who comes as soon as we know',
  registration: (number: string) => `Reg. ${number}`,
  paid: (sum: string) => `${sum} paid`,
  stillDue: (sum: string) => `${sum} still due`,
  due: (sum: string) => `${sum} to pay at the visit`,
  back: (sum: string) => `${sum} goes back to you`,
  open: 'Open visit pass',
  openOf: (title: string) => `Open visit pass: ${title}`,
  details: 'See details',
  detailsOf: (title: string) => `See details: ${title}`,
  again: 'Book again',
  againOf: (title: string) => `Book again: ${title}`,
};
