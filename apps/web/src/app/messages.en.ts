import { brand } from '@doorstep/contract/brand';

/** English of the shell and of what any page may say. */
export const appMessages = {
  blurb: brand.blurb as string,
  languageFailed: 'The language could not be changed. Check your internet connection, then try again.',
  offlineNotice: 'You are offline. Your cart is saved.',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may have changed.',
  toHome: 'Go to Home',
  toMedicines: 'See medicines',
  brokenTitle: 'Something went wrong',
  brokenText: 'Your cart is safe. Open the page again, or call us.',
  reload: 'Open the page again',
  storeBroken: 'Your saved cart could not be read. Please add your medicines again.',
  storeBlocked: 'This browser keeps your cart only while this page is open.',
  cartFull: (lines: number) => `The cart holds at most ${lines} different medicines.`,
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    app: typeof appMessages;
  }
}
