import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { PaymentButton } from './payment-button.tsx';

const meta = preview.meta({
  title: 'Payment/Payment button',
  component: PaymentButton,
  args: { amountPaise: 15270, state: 'idle' as const, onClick: fn() },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const VariantOwnLabel = meta.story({ args: { label: 'Proceed to Payment' } });
export const BusyProcessing = meta.story({ args: { state: 'processing' } });
export const Error = meta.story({
  args: { state: 'error' },
  tags: ['all-cells'],
});
export const Disabled = meta.story({ args: { disabled: true } });
export const LongText = meta.story({
  args: {
    amountPaise: 12500000,
    label: 'Pay ₹1,25,000.00 & Confirm the appointment with Dr. Venkatanarasimharajuvaripeta',
  },
});
/** In the book, move the mouse over it. */
export const Hover = meta.story();
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const HindiError = meta.story({
  args: { state: 'error' },
  globals: { locale: 'hi' },
});
