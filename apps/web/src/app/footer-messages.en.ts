import { imprint } from '@doorstep/contract/imprint';

/** English of the footer, and of the bar below it. */
export const footerMessages = {
  city: imprint.city as string,
  state: imprint.state as string,
  managedBy: imprint.managedBy as string,
  displayFailed: 'The settings could not be opened. Check your internet connection, then try again.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    footer: typeof footerMessages;
  }
}
