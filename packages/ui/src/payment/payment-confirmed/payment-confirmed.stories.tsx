import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { PaymentConfirmed } from './payment-confirmed.tsx';

const meta = preview.meta({
  title: 'Payment/Payment confirmed',
  component: PaymentConfirmed,
  args: { method: 'Razorpay', paymentId: 'pay_QxT7Lm2VbR9aKd' },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const LongText = meta.story({
  args: {
    method: 'Bharat Electronic Payments and Settlement Services Private Limited',
    paymentId: 'pay_QxT7Lm2VbR9aKd0000123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
