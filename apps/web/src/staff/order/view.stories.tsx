import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import type { AdminStatus } from '@doorstep/contract/order-admin';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { detail, longName } from '../fixtures.tsx';
import type { Paper } from './papers.tsx';
import { OrderView } from './view.tsx';

const of = (more: Partial<AdminOrderDetail>) => ready({ data: { ...detail, ...more } });
const back = {
  id: 'RF-1',
  amount: detail.items[2]!.total,
  state: 'processed' as const,
  method: 'Razorpay' as const,
  reference: 'rfnd_1',
  reason: 'The pharmacist could not approve it.',
  created_at: '2026-11-24T10:40:00+05:30',
  expected_by: '2026-12-01',
  processed_at: '2026-11-24T10:41:00+05:30',
};
const papers = {
  invoice_url: '/api/files/8sJf2mVxQpLr0WbTkYhN3A/',
  invoice_number: 'DS/26-27/000042',
  credit_notes: [{ id: 1, number: 'CN/26-27/000007', amount: back.amount, date: '2026-11-24' }],
};
const step = (status: AdminOrderDetail['status'], at: string) => ({ status, by: 'Ravi Oraon (admin)', at });

const meta = preview.meta({
  title: 'Pages/Staff order',
  component: OrderView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex w-full max-w-page flex-col gap-6 px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    id: detail.id,
    order: of({ refunds: [back] }),
    moving: false,
    previous: undefined as AdminStatus | undefined,
    noting: false,
    noteError: undefined as string | undefined,
    onMove: fn(),
    onPrint: fn(),
    onCopy: fn(),
    onNote: fn(async () => true),
    onRefund: fn(),
    openingPaper: undefined as Paper | undefined,
    fetchedPaper: undefined as string | undefined,
    onPaper: fn(),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Pending = meta.story({
  args: {
    order: of({
      status: 'pending',
      late: true,
      left_out: [],
      notes: [],
      history: detail.history.slice(0, 1),
      items: detail.items.map((item) => ({
        ...item,
        rx_status: item.rx_status && ('checking' as const),
        rx_reason: null,
      })),
    }),
  },
});
export const DoneDelivered = meta.story({
  args: {
    order: of({
      ...papers,
      status: 'delivered',
      left_out: [],
      contact_mobile: null,
      items: detail.items.map((item) => ({
        ...item,
        rx_status: item.rx_status && ('approved' as const),
        rx_reason: null,
      })),
      history: [
        ...detail.history,
        step('shipped', '2026-11-24T14:00:00+05:30'),
        step('delivered', '2026-11-24T17:30:00+05:30'),
      ],
    }),
    previous: 'shipped',
    openingPaper: 1,
  },
});
export const Cancelled = meta.story({
  args: {
    order: of({
      status: 'cancelled',
      payment_status: 'refunded',
      ...papers,
      refunds: [{ ...back, amount: detail.total, reason: 'We do not have it any more.' }],
      history: [...detail.history, step('cancelled', '2026-11-24T12:00:00+05:30')],
    }),
  },
});
export const Loading = meta.story({ args: { order: loading } });
export const Error = meta.story({ args: { order: failed } });
export const NotFound = meta.story({
  args: { order: { state: 'error', problem: 'not-found', retry: fn() } },
});
export const LongText = meta.story({
  args: {
    order: of({
      user: { ...detail.user, name: longName },
      payment_id: 'pay_NxQ8dR2mNxQ8dR2mNxQ8dR2mNxQ8dR2m',
      refunds: [back],
    }),
  },
});
export const Hindi = meta.story({
  args: {
    order: of({ ...papers, refunds: [back], user: { ...detail.user, name: 'आशा कुमारी' } }),
    fetchedPaper: '#paper',
  },
  globals: { locale: 'hi' },
});
