/** English of a list that finds nothing, or what everyday words mean. */
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
  showing: (topic: string) => `Showing medicines for: ${topic}`,
  /** A choice by complaint is no advice. */
  leaflet: 'Read the leaflet before you take one; if you are not better in two days, ask a doctor.',
  more: (topic: string) => `Tests, doctors and home services for: ${topic}`,
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    medicineEmpty: typeof medicineEmptyMessages;
  }
}
