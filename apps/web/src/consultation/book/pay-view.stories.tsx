import { HoldTimer } from '@doorstep/ui/appointment/hold-timer';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { Phase } from '../../checkout/public.ts';
import { meera } from './fixtures.ts';
import { PayingView } from './pay-view.tsx';

const paymentId = 'pay_QxT7Lm2VbR9aKd';
const idle = (notice?: Extract<Phase, { at: 'idle' }>['notice']): Phase =>
  notice ? { at: 'idle', notice } : { at: 'idle' };
const meta = preview.meta({
  title: 'Pages/Video payment',
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
    doctor: meera,
    slot: '2026-11-24T14:00',
    number: '98765 43210',
    total: 500,
    phase: idle(),
    online: true,
    gone: false,
    here: '/consultation/video/book?doctor=1&slot=2026-11-24T14:00&step=pay',
    onPay: fn(),
    onAccept: fn(),
    onCheck: fn(),
  },
});
export const Default = meta.story();
export const Held = meta.story({
  args: {
    hold: <HoldTimer until="2026-11-24T11:30:00+05:30" now="2026-11-24T11:20:19+05:30" onExtend={fn()} />,
  },
});
/** Learned while it was looked at. */
export const SlotTakenSlotTakenSlotGone = meta.story({ args: { gone: true } });
export const SlotTaken = meta.story({ args: { phase: idle('slot-taken') } });
export const BusyProcessing = meta.story({ args: { phase: { at: 'checking', paymentId } } });
export const Cancelled = meta.story({ args: { phase: idle('cancelled') } });
export const Error = meta.story({ args: { phase: idle('failed') } });
export const PendingUnverified = meta.story({ args: { phase: idle('unverified') } });
export const Offline = meta.story({ args: { online: false } });
export const WithoutBooking = meta.story({
  args: { phase: { at: 'checking', paymentId, late: true, unplaced: true } },
});
export const BusyRefunding = meta.story({
  args: {
    phase: {
      at: 'back',
      state: 'refunding',
      paymentId,
      amount: 500,
      refund: {
        reason: 'That time was taken before your payment came.',
        reason_code: 'slot_taken',
        reason_params: {},
      },
    },
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
