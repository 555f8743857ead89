/** English of the pages with sample kits. */
export const sampleMessages = {
  title: 'My sample kits',
  loading: 'Your sample kits are loading',
  loadFailed: 'Failed to load sample kits',
  none: 'No sample kit bought',
  tab: 'Sample kits',
  wait: (n: number): string => (n === 1 ? 'kit without leaflet' : 'kits without leaflet'),
  staffTitle: 'All sample kits',
  staffText: 'Each kit is packed on the day of its order.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    sample: typeof sampleMessages;
  }
}
