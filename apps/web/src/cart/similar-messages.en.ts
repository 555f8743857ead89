/** English of a cart that holds a medicine and its look-alike. */
export const similarMessages = {
  title: 'You have two medicines with similar names',
  check: (one: string, other: string) => `${one} and ${other}. Check that you want both.`,
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    similar: typeof similarMessages;
  }
}
