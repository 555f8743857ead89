/** English of the home page. */
export const homeMessages = {
  title: 'Medicines and care at your door',
  heading: 'Medicines and care, at your door',
  top: 'Top Medicines',
  all: 'View All Medicines',
  failed: 'Failed to load medicines',
  search: 'Search for a medicine',
  none: 'No medicines yet',
  noneText: 'The catalogue is being filled. Please look again soon.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    home: typeof homeMessages;
  }
}
