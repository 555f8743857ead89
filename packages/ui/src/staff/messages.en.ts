import { englishBy, englishMoment } from '../messages/indian.ts';
import { count, plural } from '../messages/plural.ts';

const form = plural('en-IN');
const packs = (n: number) => form(n, { one: '1 pack', other: `${count(n)} packs` });
/** English of what the staff sees. `words/hi.ts` holds the same in Hindi. */
export const staffMessages = {
  dateTime: englishMoment,
  statusOf: (id: string) => `Status of order ${id}`,
  confirmed: 'Confirmed',
  out: 'Out for Delivery',
  update: 'Update',
  updateOf: (id: string) => `Update ${id}`,
  updated: 'Updated',
  undo: 'Undo',
  undoTo: (before: string) => `Undo: back to ${before}`,
  allOrders: 'All orders',
  order: 'Order',
  patient: 'Patient',
  lines: 'Medicines',
  total: 'Total',
  prescription: 'Prescription',
  status: 'Status',
  lastChange: 'Last change',
  late: 'Late',
  by: englishBy,
  due: 'Due',
  choose: (id: string) => `Choose order ${id}`,
  chooseAll: (n: number) =>
    form(n, { one: 'Choose the one that can go out', other: `Choose all ${count(n)} that can go out` }),
  chosen: (n: number) => form(n, { one: '1 order chosen', other: `${count(n)} orders chosen` }),
  noneChosen: 'No order chosen',
  noChange: 'Not changed yet',
  details: (id: string) => `Details of order ${id}`,
  callPatient: (name: string) => `Call ${name}`,
  more: (n: number) => form(n, { one: 'and 1 more', other: `and ${count(n)} more` }),
  rx: {
    needed: 'Not given yet',
    checking: 'To be checked',
    question: 'Question asked',
    approved: 'Approved',
  },
  dispensed: {
    title: 'Approved before on this prescription',
    none: 'Not approved before on this prescription',
    packs,
    days: (n: number) => form(n, { one: '1 day', other: `${count(n)} days` }),
    rejected: 'Rejected',
    inAll: (approved: string, sent: string) => `In all ${approved} approved, ${sent} sent`,
    wrote: (what: string) => `The doctor wrote ${what}`,
    repeats: (n: number) => form(n, { one: '1 repeat', other: `${count(n)} repeats` }),
    left: (what: string) => `${what} left`,
    usedUp: 'Nothing left',
    add: (name: string, amount: string) => `Add ${name}, ${amount}`,
    addAs: (name: string, amount: string) => `Add ${name}, ${amount}, as the doctor wrote`,
    addFor: (name: string, amount: string, of: string) => `Add ${name}, ${amount}, for ${of}`,
    addedAs: (name: string) => `${name} is in the cart`,
    out: 'Out of stock',
    gone: 'No longer sold',
    same: 'Same salt and strength:',
    noSame: 'No other of the same salt and strength can be had.',
  },
  importTitle: 'Import a catalogue',
  importHint:
    'A CSV file with one medicine a row. An empty cell keeps what is stored; the word "clear" empties it. A new medicine has 0 packs unless the file gives a number. Check it first: that changes nothing.',
  chooseCsv: 'Choose a CSV file',
  csvFile: 'CSV file',
  checkFirst: 'Check first',
  importNow: 'Import',
  checking: 'Checking...',
  importing: 'Importing...',
  stop: 'Stop',
  rowsRead: (rows: number, bad: number) =>
    `${form(rows, { one: '1 row', other: `${count(rows)} rows` })} read, ${count(bad)} bad`,
  checked: 'Checked. Nothing was changed yet.',
  imported: 'Imported',
  outcome: (fresh: number, updated: number, same: number) =>
    `${count(fresh)} new, ${count(updated)} changed, ${count(same)} as they were`,
  unrecognised: (n: number) =>
    form(n, {
      one: '1 new medicine is set to prescription only',
      other: `${count(n)} new medicines are set to prescription only`,
    }),
  unrecognisedText:
    'We know no substance in it. If a medicine needs no prescription, write “no” in its prescription column.',
  badLeftOut: (n: number) =>
    form(n, { one: '1 row is bad and is left out.', other: `${count(n)} rows are bad and are left out.` }),
  importFailed: 'The file was not imported',
  checkFailed: 'The file could not be checked',
  nothingChanged: 'Nothing was changed. You can try again.',
  stopped: 'Stopped. Nothing was changed.',
  importUnknown: 'We do not know how it ended. Check the file again before you import it.',
  badRows: 'Rows that are bad',
  badFile: 'Bad rows as a file',
  line: 'Line',
  badRest: (n: number) =>
    form(n, { one: '1 more bad row is not shown.', other: `${count(n)} more bad rows are not shown.` }),
};
