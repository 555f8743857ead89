import preview from '#storybook/preview';
import { DispensedBefore } from './dispensed-before.tsx';

const delivered = {
  orderId: 'OD-1AAB2C',
  quantity: 2,
  status: 'approved',
  orderStatus: 'delivered',
  decidedAt: '2026-10-03T11:20:00+05:30',
} as const;
const pending = {
  orderId: 'OD-4KX9PQ',
  quantity: 1,
  status: 'approved',
  orderStatus: 'pending',
  decidedAt: '2026-10-20T16:05:00+05:30',
} as const;
const rejected = {
  orderId: 'OD-8MM3TR',
  quantity: 9,
  status: 'rejected',
  orderStatus: 'cancelled',
  decidedAt: '2026-10-12T09:40:00+05:30',
} as const;

const meta = preview.meta({
  title: 'Staff/Dispensed before',
  component: DispensedBefore,
  args: {
    decisions: [pending, rejected, delivered],
    count: 3,
    approved: 3,
    dispensed: 2,
    written: { quantity: 3, days: null, repeats: 2 },
    left: 6,
  },
});
export const Default = meta.story();
export const Empty = meta.story({
  args: { decisions: [], count: 0, approved: 0, dispensed: 0, written: null, left: null },
});
export const DoneUsedUp = meta.story({
  args: {
    decisions: [delivered],
    count: 1,
    approved: 2,
    written: { quantity: 2, days: null, repeats: 0 },
    left: 0,
  },
});
/** In days there is nothing to count. */
export const VariantDays = meta.story({
  args: { decisions: [delivered], count: 1, written: { quantity: null, days: 90, repeats: 1 }, left: null },
});
export const LongText = meta.story({
  args: {
    decisions: Array.from({ length: 10 }, (_, i) => ({
      ...delivered,
      orderId: `OD-${i}`,
      quantity: 999,
      decidedAt: i === 9 ? null : delivered.decidedAt,
    })),
    count: 1250,
    approved: 125_000,
    dispensed: 124_000,
    written: { quantity: 999, days: null, repeats: 12 },
    left: 12_987,
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
