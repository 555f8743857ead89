/** English of what both ways to book a visit show: its times, and the doctor's order. */
export const visitPartMessages = {
  waitForUpload: 'Your doctor’s order is still on its way. Wait for it, or cancel it.',
  uploadFailed: 'Your doctor’s order has not reached us. Try again, or remove it.',
  fileRefused: 'This file cannot be your doctor’s order. Choose another one, or remove it.',
  daysFailed: 'The free times could not be loaded',
  noTimes: 'Choose another address, or call us.',
  call: (phone: string) => `Call ${phone}`,
  partFailed: 'It could not be loaded. Check your internet connection, and try again.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    visitPart: typeof visitPartMessages;
  }
}
