/** English of the pages with prescriptions; what the server says stands here letter by letter. */
export const prescriptionMessages = {
  title: 'My Prescriptions',
  subtitle: 'Only you and our pharmacists can see them, and a doctor while you consult them.',
  uploadNew: 'Upload New',
  loading: 'Loading',
  loadFailed: 'Failed to load prescriptions',
  none: 'No prescriptions uploaded',
  noneText: 'Upload a photo or PDF. You can choose it with your next order.',
  next: 'What happens next',
  nextSteps: [
    'A pharmacist looks at your prescription.',
    'They call you to confirm before your order is packed.',
    'You can give it with a later order too: a pharmacist checks each order.',
  ] as readonly string[],
  opening: 'Opening your prescription...',
  openFailed: 'The prescription could not be opened. Please try again.',
  blocked: 'Your browser opened no new tab.',
  openHere: 'Open the prescription',
  deleteAsk: 'Delete this prescription?',
  deleteText: 'It cannot be brought back. Orders that were filled with it are not changed.',
  deleteIt: 'Delete prescription',
  deleted: 'Prescription deleted',
  deleteFailed: 'Failed to delete prescription',
  uploadTitle: 'Upload prescription',
  uploadText: 'Lay it flat in good light, so that the names, the date and the doctor can be read.',
  cartTitle: 'Send a photo, we make the cart',
  cartText:
    'A pharmacist reads your prescription and puts the medicines into a cart. You look at it, change what you like, and pay.',
  cartNote: 'Anything we should know?',
  cartNoteHint: 'For how long, or which of the medicines you need.',
  cartSent: 'Uploaded. A pharmacist makes your cart next.',
  addToCart: 'Add to cart',
  makeCart: 'Make a cart from it',
  carts: {
    sent: 'A pharmacist makes your cart',
    asked: 'Our pharmacist asks you something',
    proposed: 'Your cart is ready',
    confirmed: 'Put into your cart',
    refused: 'No cart could be made',
    expired: 'The cart was not confirmed in time',
  },
  viewAll: 'View All',
  uploadDone: 'Uploaded. A pharmacist looks at it next.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    prescription: typeof prescriptionMessages;
  }
}
