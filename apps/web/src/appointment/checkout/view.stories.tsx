import { HoldTimer } from '@doorstep/ui/appointment/hold-timer';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { Phase } from '../../checkout/public.ts';
import { asha, meera } from '../fixtures.ts';
import Taken from '../taken.tsx';
import { checkoutHref } from '../wanted.ts';
import { PayingView } from './view.tsx';

const paymentId = 'pay_QxT7Lm2VbR9aKd';
const idle = (notice?: Extract<Phase, { at: 'idle' }>['notice']): Phase =>
  notice ? { at: 'idle', notice } : { at: 'idle' };
const back: Phase = {
  at: 'back',
  state: 'refunding',
  paymentId,
  amount: 500,
  refund: {
    reason: 'That time was taken before your payment came.',
    reason_code: 'slot_taken',
    reason_params: {},
  },
};
const meta = preview.meta({
  title: 'Pages/Doctor checkout',
  component: PayingView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    wanted: { doctor: 1, slot: '2026-11-24T10:30' },
    doctor: meera,
    patient: asha,
    total: 500,
    phase: idle(),
    online: true,
    here: '/doctor-checkout?doctor=1&slot=2026-11-24T10:30',
    onPay: fn(),
    onAccept: fn(),
    onCheck: fn(),
  },
});
export const Default = meta.story();
export const Held = meta.story({
  args: {
    hold: <HoldTimer until="2026-11-22T11:22:00+05:30" now="2026-11-22T11:12:19+05:30" onExtend={fn()} />,
  },
});
/** Learned while it was looked at. */
export const SlotTakenSlotTakenSlotGone = meta.story({
  args: {
    taken: (
      <Taken
        doctor={1}
        next={['2026-11-24T11:00', '2026-11-24T11:30', '2026-11-25T10:00']}
        hrefOf={checkoutHref}
      />
    ),
  },
});
export const SlotTaken = meta.story({ args: { phase: idle('slot-taken') } });
export const BusyProcessing = meta.story({ args: { phase: { at: 'checking', paymentId } } });
export const Cancelled = meta.story({ args: { phase: idle('cancelled') } });
export const Error = meta.story({ args: { phase: idle('failed') } });
export const PendingUnverified = meta.story({ args: { phase: idle('unverified') } });
export const Offline = meta.story({ args: { online: false } });
export const PriceChanged = meta.story({
  args: {
    phase: { at: 'changed', sums: { quote_id: '', subtotal: 600, delivery_charge: 0, total: 600 } },
  },
});
export const WithoutBooking = meta.story({
  args: { phase: { at: 'checking', paymentId, late: true, unplaced: true } },
});
export const BusyRefunding = meta.story({ args: { phase: back } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const HindiRefunding = meta.story({ args: { phase: back }, globals: { locale: 'hi' } });
