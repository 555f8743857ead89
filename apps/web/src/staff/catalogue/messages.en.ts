import { count, plural } from '@doorstep/ui/messages/plural';

const form = plural('en-IN');
/** English of the list of the catalogue, and of the page of one medicine. */
export const catalogueMessages = {
  add: 'Add a medicine',
  bulkAll: 'Price and stock of all of these',
  bulkChosen: (n: number) =>
    form(n, { one: 'Price and stock of 1 chosen', other: `Price and stock of ${count(n)} chosen` }),
  outOnly: (n: number) =>
    form(n, { one: '1 medicine out of stock', other: `${count(n)} medicines out of stock` }),
  unchoose: 'Choose none',
  bulkFailed: 'Nothing was changed. Please try again.',
  bulkUnanswered: 'No answer came. Press again: what was done is not done twice.',
  bulkDone: (n: number) => form(n, { one: '1 medicine changed', other: `${count(n)} medicines changed` }),
  download: 'Download as CSV',
  downloading: 'Preparing the file...',
  search: 'Search by name, salt, maker or code',
  filter: { stock: 'Stock', prescription: 'Prescription', show: 'Show', sort: 'Sort' },
  any: 'All',
  stock: { in: 'In stock', out: 'Out of stock' },
  prescription: { yes: 'On prescription', no: 'Without prescription' },
  show: { expiring: 'Ends within 90 days', archived: 'Archived' },
  byName: 'By name',
  sorts: {
    'name-desc': 'By name, Z first',
    'price-asc': 'Lowest price first',
    'price-desc': 'Highest price first',
    'stock-asc': 'Least stock first',
    'stock-desc': 'Most stock first',
    'expiry-asc': 'Ends first',
    'changed-desc': 'Last changed first',
  },
  importPage: 'Import into the catalogue',
  importsFailed: 'The imports could not be loaded',
  undoTitle: 'Undo the whole import?',
  undoSums: (restored: number, removed: number) =>
    `${count(restored)} go back to what they were, ${count(removed)} that it added go away.`,
  undoLeft: (n: number) => form(n, { one: '1 stays as it is:', other: `${count(n)} stay as they are:` }),
  leftBecause: {
    changed: (name: string) => `${name} (changed since)`,
    sold: (name: string) => `${name} (sold since)`,
    gone: (name: string) => `${name} (no longer there)`,
  },
  undoConfirm: 'Undo the import',
  undoDone: (n: number) => form(n, { one: 'Undone: 1 medicine', other: `Undone: ${count(n)} medicines` }),
  undoFailed: 'The import was not undone. Please look at the list before you try again.',
  none: 'No medicine found',
  noneText: 'Change the search or the filters.',
  newTitle: 'A new medicine',
  failed: 'The medicine could not be loaded',
  notFound: 'There is no such medicine',
  notFoundText: 'Look for it in the list.',
  toList: 'To the catalogue',
  archive: 'Archive',
  unarchive: 'Put back',
  archivedNotice: 'This medicine is archived',
  archivedText: 'Patients do not find it, and nobody can order it.',
  archived: 'Archived. Patients do not find it any more.',
  unarchived: 'Put back. Patients find it again.',
  saved: 'Saved',
  added: 'Added',
  same: 'Nothing was changed.',
  saveFailed: 'Nothing was saved. Please try again.',
  pictureLater: 'A picture can be added once the medicine is saved.',
  pictureLarge: 'This picture is larger than 5 MB. Please choose a smaller one.',
  pictureType: 'Please choose a picture: JPG, PNG or WebP.',
  pictureFailed: 'The picture was not saved. Please try again.',
  inShop: 'See it in the shop',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    catalogue: typeof catalogueMessages;
  }
}
