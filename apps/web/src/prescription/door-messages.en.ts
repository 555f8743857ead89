/** English of the way in to a cart made from a prescription. */
export const prescriptionDoorMessages = {
  door: 'Send a photo, we make the cart',
  text: 'A pharmacist reads your prescription and puts the medicines into a cart. You confirm and pay.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    prescriptionDoor: typeof prescriptionDoorMessages;
  }
}
