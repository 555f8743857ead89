/** English of the cart and address page. */
export const cartMessages = {
  orderAgain: 'Back to your cart',
  title: 'Your cart',
  /** Of the three pages from cart to order. */
  steps: ['Cart and address', 'Summary', 'Payment'] as readonly string[],
  emptyTitle: 'Your cart is empty',
  emptyText: 'Find a medicine, and add it here.',
  toHome: 'Go to Home',
  toMedicines: 'See medicines',
  medicines: 'Medicines',
  address: 'Delivery address',
  loginFirst: 'Log in to choose where we deliver. Your cart is saved.',
  login: 'Login',
  forOther: 'Ordering for someone else?',
  otherMobile: 'Their mobile number',
  otherHint: '10 digits. We call this number about the delivery.',
  mobileInvalid: 'Please enter a valid 10-digit mobile number',
  selectAddress: 'Please select address',
  waitForUpload: 'Your prescription is still on its way. Wait for it, or cancel it.',
  uploadFailed: 'Your prescription has not reached us. Try again, or remove it.',
  fileRefused: 'This file cannot be your prescription. Choose another one, or remove it.',
  partFailed: 'It could not be loaded. Check your internet connection, and try again.',
  proceed: 'Proceed to Summary',
  cautionTitle: 'Ask before you take these together',
  cautionText:
    'Talk to your doctor or to our pharmacist first. Do not stop a medicine that a doctor prescribed without asking.',
  cautions: {
    bleeding: 'Together they can cause serious bleeding.',
    same_kind: 'Both work in the same way or hold the same substance. Together they can be too much.',
    blood_pressure_drop: 'Together they can make the blood pressure fall dangerously.',
    blood_pressure_rise: 'Together they can make the blood pressure rise dangerously.',
    serotonin: 'Together they can cause a dangerous reaction with fever, shaking and confusion.',
  },
  pricesOld: 'Prices could not be checked just now. The next step checks them again.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    cart: typeof cartMessages;
  }
}
