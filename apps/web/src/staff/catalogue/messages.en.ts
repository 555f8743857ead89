/** English of the list of the catalogue, and of the page of one medicine. */
export const catalogueMessages = {
  add: 'Add a medicine',
  search: 'Search by name, salt, maker or code',
  filter: { stock: 'Stock', prescription: 'Prescription', show: 'Show', sort: 'Order' },
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
  picture: (name: string) => `The pack of ${name}`,
  pictureText: 'Drawn from name, form, strength and pack.',
  inShop: 'See it in the shop',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    catalogue: typeof catalogueMessages;
  }
}
