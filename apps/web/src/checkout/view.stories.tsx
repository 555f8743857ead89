import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { dearer, hindiHome, home, quote } from '../order/fixtures.tsx';
import { SummaryView } from '../medicine/product/summary.tsx';
import type { Notice, Phase } from './phase.ts';
import { product } from '../medicine/product/product.tsx';
import type { Quoted } from './product.ts';
import { EMPTY } from './store.ts';
import { PaymentView } from './view.tsx';

const idle = (notice?: Notice): Phase => ({ at: 'idle', ...(notice && { notice }) });
const paymentId = 'pay_QxT7Lm2VbR9aKd';
const back = {
  at: 'back',
  state: 'refunding',
  paymentId,
  amount: 152.7,
  refund: {
    reason: 'Omezen 20 could not be had any more.',
    reason_code: 'unavailable',
    reason_params: { names: 'Omezen 20' },
  },
} as const;

const cart = quote.lines.map(({ id, name, image, mrp, offer_price, qty }) => ({
  id,
  name,
  image,
  mrp,
  offer_price,
  qty,
}));
/** With what the page's own reads of cart and addresses. */
const sold = (to: typeof home): Quoted => ({
  ...product.quoted!,
  Summary: (props) => <SummaryView {...props} cart={cart} to={to} />,
});

const meta = preview.meta({
  title: 'Pages/Payment',
  component: PaymentView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    product: sold(home),
    checkout: {
      ...EMPTY,
      medicines: [
        { id: 1, qty: 1 },
        { id: 3, qty: 2 },
      ],
      subtotal: 139.7,
      deliveryFee: 13,
      total: 152.7,
    },
    phase: idle(),
    online: true,
    onPay: fn(),
    onAccept: fn(),
    onCheck: fn(),
  },
});

export const Default = meta.story();
export const BusyProcessing = meta.story({ args: { phase: { at: 'busy' } } });
export const Cancelled = meta.story({ args: { phase: idle('cancelled') } });
export const Error = meta.story({ args: { phase: idle('failed') } });
export const ErrorVerification = meta.story({ args: { phase: idle('verify-failed') } });
export const ErrorNotLoaded = meta.story({ args: { phase: idle('not-loaded') } });
export const ErrorStart = meta.story({ args: { phase: idle('init-failed') } });
export const PendingUnverified = meta.story({ args: { phase: idle('unverified') } });
export const Offline = meta.story({ args: { online: false } });
export const PriceChanged = meta.story({ args: { phase: { at: 'changed', sums: dearer } } });
export const BusyChecking = meta.story({ args: { phase: { at: 'checking', paymentId } } });
export const PendingDelayed = meta.story({ args: { phase: { at: 'checking', paymentId, late: true } } });
export const WithoutPlace = meta.story({
  args: { phase: { at: 'checking', paymentId, late: true, unplaced: true } },
});
export const BusyRefunding = meta.story({ args: { phase: back } });
export const Refunded = meta.story({ args: { phase: { ...back, state: 'refunded' } } });
export const Hindi = meta.story({
  args: { product: sold(hindiHome), phase: idle('failed') },
  globals: { locale: 'hi' },
});
export const HindiUnplaced = meta.story({
  args: { phase: { at: 'checking', paymentId, late: true, unplaced: true } },
  globals: { locale: 'hi' },
});
