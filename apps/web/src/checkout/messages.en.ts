/** English of the payment and success pages; what the server says stands here letter by letter. */
export const checkoutMessages = {
  title: 'Payment',
  proceedWith: (amount: string) => `Proceed to Payment · ${amount}`,
  backToSummary: 'Back to summary',
  total: 'Your order',
  initFailed: 'Failed to initiate payment. Please try again.',
  cancelled: 'Payment was cancelled',
  notCharged: 'You have not been charged. Your cart is saved.',
  verifyFailed: 'Payment verification failed. Please contact support.',
  failed: 'Payment failed. Please try again.',
  failedSafe: 'If money was taken all the same, it becomes your order, or comes back by itself.',
  placeFailed: 'Failed to place order after payment. Please contact support with your payment ID.',
  notLoaded: (phone: string) => `Payment could not be loaded. Try again, or call ${phone}.`,
  offline: 'You are offline. Your cart is saved.',
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
