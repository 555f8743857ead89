import preview from '#storybook/preview';
import { OrderTimeline, type OrderTimelineEntry } from './order-timeline.tsx';

const placed: OrderTimelineEntry = { status: 'pending', at: '2026-11-24T10:30:00+05:30', by: 'you' };
const approved: OrderTimelineEntry = {
  status: 'processing',
  at: '2026-11-24T11:12:00+05:30',
  by: 'pharmacist',
};
const sent: OrderTimelineEntry = { status: 'shipped', at: '2026-11-24T16:05:00+05:30', by: 'shop' };

const meta = preview.meta({
  title: 'Order/Order timeline',
  component: OrderTimeline,
  args: { entries: [placed, approved, sent] },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const DonePlaced = meta.story({ args: { entries: [placed] } });
export const DoneDelivered = meta.story({
  args: {
    entries: [placed, approved, sent, { status: 'delivered', at: '2026-11-25T09:40:00+05:30', by: 'shop' }],
  },
});
export const Cancelled = meta.story({
  args: { entries: [placed, { status: 'cancelled', at: '2026-11-24T10:34:00+05:30', by: 'system' }] },
});
export const RefundedMoney = meta.story({
  args: {
    entries: [
      placed,
      {
        status: 'cancelled',
        at: '2026-11-24T12:20:00+05:30',
        by: 'system',
        reason_code: 'money_returned',
      },
    ],
  },
});
/** Sent, called back, and sent again. */
export const LongText = meta.story({
  args: {
    entries: [
      placed,
      approved,
      sent,
      { ...approved, at: '2026-11-24T18:20:00+05:30', by: 'shop' },
      { ...sent, at: '2026-11-25T08:15:00+05:30' },
    ],
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
