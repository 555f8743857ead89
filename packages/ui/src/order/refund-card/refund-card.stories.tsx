import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { RefundCard } from './refund-card.tsx';

const meta = preview.meta({
  title: 'Order/Refund card',
  component: RefundCard,
  args: {
    amountPaise: 15270,
    state: 'pending' as const,
    method: 'Razorpay',
    reference: 'rfnd_QxT7Lm2VbR9aKd' as string | null,
    expectedBy: '2026-12-04',
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
/** The provider has not answered yet. */
export const StepStarted = meta.story({ args: { reference: null } });
export const DoneProcessed = meta.story({
  args: { state: 'processed', processedAt: '2026-11-27T11:20:00+05:30' },
});
export const Error = meta.story({ args: { state: 'failed' } });
export const LongText = meta.story({
  args: {
    amountPaise: 1250000000,
    reference: 'rfnd_QxT7Lm2VbR9aKd0000123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    method: 'Razorpay, to the card that ends with 4242 of the State Bank',
    reason:
      'A pharmacist could not approve the prescription of Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets.',
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
