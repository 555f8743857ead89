/** English of the payment area. */
export const paymentMessages = {
  pay: (amount: string) => `Pay ${amount}`,
  processing: 'Processing...',
  payment: 'Pay securely',
  through: (provider: string) => `Card, UPI or net banking through ${provider}`,
  youPay: 'You pay',
  safe: 'You are charged only once. We never see your card number.',
  call: (phone: string) => `Call ${phone}`,
  confirmed: 'Payment Confirmed',
  status: 'Status',
  verified: 'Verified',
  method: 'Method',
  paymentId: 'Payment ID',
  amount: 'Amount',
  outcomes: {
    checking: { title: 'Checking your payment', text: 'Please keep this page open. Your cart is safe.' },
    delayed: {
      title: 'We are finishing your order',
      text: 'Your payment is safe. We check every minute, and you can close this page.',
    },
    'no-money': { title: 'No money was taken', text: 'Your cart is safe. You can pay again.' },
    refunding: { title: 'Your money is on its way back', text: 'Banks take 5 to 7 working days.' },
    refunded: { title: 'Your money was returned', text: 'Banks take 5 to 7 working days.' },
  },
  /** What is said otherwise of a booking. */
  bookingOutcomes: {
    checking: {
      title: 'Checking your payment',
      text: 'Please keep this page open. What you entered is safe.',
    },
    delayed: {
      title: 'We are finishing your booking',
      text: 'Your payment is safe. We check every minute, and you can close this page.',
    },
    'no-money': { title: 'No money was taken', text: 'What you entered is safe. You can pay again.' },
  },
  checkAgain: 'Check again',
  payAgain: 'Pay again',
};
