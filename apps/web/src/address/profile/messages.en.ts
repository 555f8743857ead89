/** English of the profile's tab: it comes with the row of tabs, before what stands in it. */
export const addressTabMessages = {
  addresses: 'Addresses',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    addressTab: typeof addressTabMessages;
  }
}
