import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { PaymentButton, type PaymentButtonProps } from '../payment-button/payment-button.tsx';
import { PaymentPanel } from './payment-panel.tsx';

const phone = { href: 'tel:+916512345678', shown: '0651 234 5678' };
const button = (props: Partial<PaymentButtonProps> = {}) => (
  <PaymentButton amountPaise={15270} state="idle" onClick={fn()} {...props} />
);
const meta = preview.meta({
  title: 'Payment/Payment panel',
  component: PaymentPanel,
  args: { amountPaise: 15270, providerName: 'Razorpay', children: button() },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const BusyProcessing = meta.story({ args: { children: button({ state: 'processing' }) } });
export const PaymentFailed = meta.story({
  args: {
    notice: {
      tone: 'danger',
      title: 'Payment failed. Please try again.',
      text: 'You have not been charged. Your cart is safe.',
    },
    children: button({ state: 'error' }),
    phone,
  },
  tags: ['all-cells'],
});
export const Cancelled = meta.story({
  args: {
    notice: {
      tone: 'info',
      title: 'Payment was cancelled',
      text: 'You have not been charged. Your order waits here.',
    },
  },
});
export const PendingBlocked = meta.story({
  args: {
    notice: { tone: 'warning', title: 'Payment could not be loaded. Try again, or call 0651 234 5678.' },
    phone,
    children: button({ state: 'error' }),
  },
});
export const Offline = meta.story({
  args: {
    notice: { tone: 'warning', title: 'You are offline. Your cart is saved.' },
    children: button({ disabled: true }),
  },
});
export const LongText = meta.story({
  args: {
    amountPaise: 12500000,
    providerName: 'Bharat Electronic Payments and Settlement Services Private Limited',
    phone,
    children: button({ amountPaise: 12500000 }),
    notice: {
      tone: 'danger',
      title: 'Payment failed. Please try again.',
      text: 'Your bank did not answer in time. You have not been charged, your cart is safe, and the prices stand for another 20 minutes. If the money has left your account, it comes back by itself.',
    },
  },
});
export const Hindi = meta.story({
  args: { notice: { tone: 'info', title: 'भुगतान रद्द किया गया', text: 'आपका पैसा नहीं कटा है।' }, phone },
  globals: { locale: 'hi' },
});
