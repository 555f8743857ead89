/** English of what a checkout of medicines says of its own. */
export const medicineProductMessages = {
  rxTitle: 'Prescriptions of this order',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    medicineProduct: typeof medicineProductMessages;
  }
}
