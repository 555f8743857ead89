/** English of the list of home services, and of the page of one. */
export const homeServiceMessages = {
  title: 'Paramedical Services',
  subtitle: 'A nurse comes to your home, at the time you choose.',
  home: 'Home',
  search: 'Search home services',
  searchPlaceholder: 'Dressing, injection, catheter...',
  found: (n: number) => (n === 1 ? '1 service' : `${Number(n).toLocaleString('en-IN')} services`),
  none: 'No Services Available',
  noneText: 'Please look again soon, or call us.',
  nothing: (text: string) => `No services for “${text}”`,
  nothingText: 'Try another word, or look at all of them.',
  all: 'All services',
  listFailed: 'Failed to load services',
  failed: 'Failed to load service details',
  notFound: 'Service Not Found',
  notFoundText: 'It may not be offered any more.',
  back: 'Back to Services',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    homeService: typeof homeServiceMessages;
  }
}
