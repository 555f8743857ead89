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
  notFoundByName: (name: string) => `No medicine here is called “${name}”.`,
  otherPack: 'Same name, other strength or form',
  otherPackText: 'Check the strength on your prescription before you order one of these.',
  similar: 'Similar names: not the same medicine',
  similarText:
    'These hold another substance or are named differently. Compare what each contains with your prescription or the old pack.',
  similarShort: 'Similar name, another medicine',
  home: 'Home',
  cheaper: 'The same medicine for less',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    medicine: typeof medicineMessages;
  }
}
