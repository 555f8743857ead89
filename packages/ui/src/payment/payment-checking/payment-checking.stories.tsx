import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { PaymentChecking } from './payment-checking.tsx';

const paid = { paymentId: 'pay_QxT7Lm2VbR9aKd', amountPaise: 15270 };
const back = (messages: string, tone: 'accent' | 'plain' = 'plain') => (
  <LinkButton href="#cart" tone={tone}>
    {messages}
  </LinkButton>
);
const meta = preview.meta({
  title: 'Payment/Payment checking',
  component: PaymentChecking,
  args: { state: 'checking' as const, phone: { href: 'tel:+916512345678', shown: '0651 234 5678' } },
});
export const Default = meta.story();
export const PendingDelayed = meta.story({
  args: { state: 'delayed', paymentId: paid.paymentId, onRetry: fn(), children: back('View My Orders') },
  tags: ['all-cells'],
});
export const WithoutMoney = meta.story({
  args: { state: 'no-money', onRetry: fn(), children: back('Back to cart') },
});
export const BusyRefunding = meta.story({
  args: {
    ...paid,
    state: 'refunding',
    reason: 'The last pack of Omezen 20 was sold while you paid.',
    children: back('Back to cart', 'accent'),
  },
  tags: ['all-cells'],
});
export const Refunded = meta.story({
  args: { ...paid, state: 'refunded', children: back('Back to cart', 'accent') },
});
export const BusyBooking = meta.story({
  args: { kind: 'booking', title: 'Processing your appointment...', paymentId: paid.paymentId },
});
export const PendingBookingDelayed = meta.story({
  args: { ...paid, kind: 'booking', state: 'delayed', onRetry: fn(), children: back('Back to Home') },
});
export const LongText = meta.story({
  args: {
    state: 'refunding',
    paymentId: 'pay_QxT7Lm2VbR9aKd0000123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    amountPaise: 12500000,
    onRetry: fn(),
    children: back('Choose another time with Dr. Venkatanarasimharajuvaripeta'),
    reason:
      'The time that you had chosen with Dr. Venkatanarasimharajuvaripeta Subramaniam was booked by another patient while your bank was still checking your payment, so no appointment could be made.',
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const HindiRefunding = meta.story({
  args: {
    ...paid,
    state: 'refunding',
    reason: 'आपके भुगतान के दौरान ओमेज़ेन 20 का आखिरी पैक बिक गया।',
    children: back('कार्ट पर जाएँ', 'accent'),
  },
  globals: { locale: 'hi' },
});
