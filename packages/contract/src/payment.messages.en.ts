/** English of what calls with payments refuse. */
export const paymentErrors = {
  amount_invalid: 'Give the amount in rupees.',
  amount_changed: ({ total }: { total: string }) =>
    `The total is ₹${total}. Please check it before you pay. You have not been charged.`,
  service_unknown: ({ known }: { known: string }) => `Give service_type as one of ${known}.`,
  currency_unknown: 'We take Indian rupees (INR) only.',
  quote_not_found: 'We could not find that order summary. Please check your order again.',
  quote_expired: ({ minutes }: { minutes: number }) =>
    `Prices stand for ${minutes} minutes. Please check your order again. You have not been charged.`,
  not_bookable: 'That cannot be booked here yet.',
  mobile_unverified: 'Please verify your mobile number before you pay or book.',
  payments_open: ({ most }: { most: number }) =>
    `You have opened ${most} payments that are not paid yet. Please pay one of them, or try again later.`,
  already_paid: 'This was paid already. You have not been charged again.',
  provider_away: 'Failed to initiate payment. Please try again.',
  no_provider: 'Failed to initiate payment. Please try again.',
  payment_not_found: 'We could not find that payment.',
  payment_unknown:
    'We have not seen this payment. If money was taken, it becomes your order or comes back by itself.',
  payment_pending: 'We are still waiting for your bank. Please keep this page open.',
  payment_failed: 'Payment failed. Please try again.',
  verification_failed: 'Payment verification failed. Please contact support.',
  other_cart: 'That payment belongs to another order. You have not been charged again.',
  other_details: 'This was paid with another receiver or prescription. You have not been charged again.',
  bad_signature: 'That message is not from the payment provider.',
  refunded: ({ reason }: { reason: string }) => `${reason} Your money is on its way back.`,
};
type PaymentErrors = typeof paymentErrors;
declare module './failure.ts' {
  interface ErrorMessages extends PaymentErrors {}
}
