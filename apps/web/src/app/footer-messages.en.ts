import { imprint } from '@doorstep/contract/imprint';

/** English of the footer. */
export const footerMessages = {
  city: imprint.city as string,
  state: imprint.state as string,
  managedBy: imprint.managedBy as string,
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    footer: typeof footerMessages;
  }
}
