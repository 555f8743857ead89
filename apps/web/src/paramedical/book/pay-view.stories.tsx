import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { Phase } from '../../checkout/public.ts';
import { PayVisitView } from './pay-view.tsx';

const paymentId = 'pay_QxT7Lm2VbR9aKd';
const meta = preview.meta({
  title: 'Pages/Pay for a visit',
  component: PayVisitView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    visit: { name: 'Wound dressing', time: '2026-11-25T10:00', minutes: 45, place: 'Home' },
    total: 399,
    phase: { at: 'idle' } as Phase,
    online: true,
    here: '/paramedical/book/1',
    onPay: fn(),
    onAccept: fn(),
    onCheck: fn(),
    onChange: fn(),
    onOtherTimes: fn(),
  },
});
export const Default = meta.story();
export const BusyProcessing = meta.story({ args: { phase: { at: 'busy' } } });
export const Error = meta.story({ args: { phase: { at: 'idle', notice: 'failed' } } });
export const SlotTaken = meta.story({ args: { phase: { at: 'idle', notice: 'slot-taken' } } });
export const BusyBooking = meta.story({ args: { phase: { at: 'checking', paymentId } } });
export const WithoutPlace = meta.story({
  args: { phase: { at: 'checking', paymentId, late: true, unplaced: true } },
});
export const BusyRefunding = meta.story({
  args: {
    phase: {
      at: 'back',
      state: 'refunding',
      paymentId,
      amount: 399,
      refund: { reason: 'The time was taken.', reason_code: 'slot_taken', reason_params: {} },
    },
  },
});
export const Hindi = meta.story({
  args: {
    visit: { name: 'घाव की ड्रेसिंग', time: '2026-11-25T10:00', minutes: 45, place: 'घर' },
    phase: { at: 'idle', notice: 'cancelled' },
  },
  globals: { locale: 'hi' },
});
