/** English of the page of one lab test. */
export const labTestMessages = {
  home: 'Home',
  tests: 'Medical Tests',
  failed: 'Failed to fetch test details',
  notFound: 'Test not found',
  notFoundText: 'It may not be offered any more.',
  back: 'Go Back',
  full: (most: number) => `Your cart holds ${most} tests and packages at most. Please take some out.`,
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    labTest: typeof labTestMessages;
  }
}
