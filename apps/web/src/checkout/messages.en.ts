/** English of the payment and success pages; what the server says stands here letter by letter. */
export const checkoutMessages = {
  title: 'Payment',
  proceedWith: (amount: string) => `Proceed to Payment · ${amount}`,
  backToSummary: 'Back to summary',
  total: 'Your order',
  initFailed: 'Failed to initiate payment. Please try again.',
  cancelled: 'Payment was cancelled',
  slotTaken: 'That time was just taken. Please choose another time.',
  order: {
    notCharged: 'You have not been charged. Your cart is saved.',
    failedSafe: 'If money was taken all the same, it becomes your order, or comes back by itself.',
    offline: 'You are offline. Your cart is saved.',
  },
  booking: {
    notCharged: 'You have not been charged. What you entered is saved.',
    failedSafe: 'If money was taken all the same, it becomes your booking, or comes back by itself.',
    offline: 'You are offline. What you entered is saved.',
  },
  verifyFailed: 'Payment verification failed. Please contact support.',
  failed: 'Payment failed. Please try again.',
  placeFailed: 'Failed to place order after payment. Please contact support with your payment ID.',
  notLoaded: (phone: string) => `Payment could not be loaded. Try again, or call ${phone}.`,
  offlineNext: 'You can pay as soon as you are online again.',
  unverified: 'Please verify your mobile number before you pay.',
  verifyMobile: 'Verify mobile number',
  toHome: 'Back to Home',
  notFound: 'We could not find this order',
  notFoundText:
    'The link may be wrong, or the order belongs to another account. What you have ordered stands in your orders.',
  successFailed: 'Your order could not be loaded',
  successFailedText: 'Your order is safe. Please try again in a moment.',
  placed: 'Order placed',
  toOrders: 'View My Orders',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    checkout: typeof checkoutMessages;
  }
}
