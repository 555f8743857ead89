import { englishMoment } from '../messages/indian.ts';

/** English of a recorded payment that is corrected. */
export const correctPaymentMessages = {
  when: englishMoment,
  title: (name: string) => `Correct payment of ${name}`,
  effect: {
    visit:
      'The payment below is reversed. The visit counts as unpaid again, and the payment can be recorded anew.',
    collection:
      'The payment below is reversed. The collection counts as unpaid again, and the payment can be recorded anew.',
  },
  amount: 'Amount taken',
  method: 'Paid by',
  methods: { cash: 'Cash', upi: 'UPI' },
  reference: 'UPI transaction number',
  receiver: 'Who took the money',
  at: 'Taken on',
  notRecorded: 'Not recorded',
  reason: 'Why is it wrong?',
  reasonHint: 'The reason is kept with the payment. For example: it was paid by UPI, not in cash.',
  reasonMissing: 'Please say why the payment is corrected.',
  keep: 'Keep payment',
  confirm: 'Correct payment',
};
