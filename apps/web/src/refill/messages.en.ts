/** English of the pages with refills. */
export const refillPageMessages = {
  tab: 'Refills',
  taken: 'What you take',
  loadFailed: 'Failed to load your refills',
  nothingLost: 'Nothing is lost. Please try again.',
  noneTitle: 'Nothing to order again yet',
  noneText: 'What you buy from us stands here, with the day on which it runs out.',
  toMedicines: 'See medicines',
  saveFailed: 'It could not be saved. Check your internet connection, then try again.',
  forgotten: (name: string) => `Dose and reminder of ${name} are forgotten`,
  partly: (added: number, wanted: number, names: string) =>
    `Added ${added} of ${wanted}. There is no room in your cart for ${names}.`,
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    refillPage: typeof refillPageMessages;
  }
}
