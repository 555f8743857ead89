/** English of the medicine pages. */
export const medicineMessages = {
  medicines: 'Medicines',
  search: 'Search for a medicine',
  searchPlaceholder: 'Search medicines...',
  titleFor: (text: string) => `Medicines for “${text}”`,
  pageOf: (n: number) => `page ${n}`,
  failed: 'Failed to fetch medicines.',
  detailFailed: 'Failed to load medicine details',
  notFound: 'Medicine not found',
  notFoundNext: 'Taking you to the list of medicines.',
  corrected: (word: string) => `Showing results for “${word}”`,
  home: 'Home',
  cheaper: 'The same medicine for less',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    medicine: typeof medicineMessages;
  }
}
