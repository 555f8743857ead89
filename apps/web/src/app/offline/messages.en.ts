/** English of what is said without a line, of new versions, and of the page that stands for those which are not kept. */
export const offlineMessages = {
  newVersion: 'A new version is ready.',
  update: 'Update now',
  title: 'You are offline',
  text: 'This page was not opened here before, so it cannot be shown now. It opens by itself once you are back online.',
  here: 'What you can open now',
  own: 'Yours',
  looked: 'Pages you have looked at',
  emergency: 'Emergency numbers',
  call: 'Or call us',
  upload: 'Upload a prescription: it is sent later',
  ask: 'Write to us: it is sent later',
  cart: 'Cart',
  waiting: 'Waiting to be sent',
  ticket: 'Message',
  prescription: 'Prescription',
  sent: 'Sent what was waiting.',
};
declare module '../../messages/messages.ts' {
  interface PageMessages {
    offline: typeof offlineMessages;
  }
}
