/** English of a list that finds nothing. */
export const medicineEmptyMessages = {
  title: 'No medicines found',
  text: 'Try adjusting your search or filters',
  all: 'See all medicines',
  prescription: 'Send a prescription',
  call: (phone: string) => `Call ${phone}`,
  meant: 'Did you mean',
  pastEnd: 'Nothing on this page',
  pastEndText: 'The list ends before it.',
  firstPage: 'Go to the first page',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    medicineEmpty: typeof medicineEmptyMessages;
  }
}
