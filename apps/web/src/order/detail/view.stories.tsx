import { fn } from 'storybook/test';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { orderedLine, orderLine, orderOf } from '../fixtures.tsx';
import type { HistoryBusy, HistoryNote } from '../history/actions.ts';
import { OrderView } from './view.tsx';

const one = orderOf(),
  placed = one.created_at,
  at = '2026-11-24T16:05:00.000+05:30';
const order = (some: Partial<OrderDetail> = {}) => ready({ data: orderOf(some) });
const waiting = [orderedLine(orderLine(3), 'needed'), orderedLine(orderLine(0))];

const meta = preview.meta({
  title: 'Pages/Order',
  component: OrderView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    order: order(),
    id: one.order_id,
    busy: undefined as HistoryBusy | undefined,
    note: undefined as HistoryNote | undefined,
    giving: undefined,
    on: { onGenerate: fn(), onSave: fn(), onSaveNote: fn(), onReorder: fn(), onCancel: fn(), onGive: fn() },
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { order: loading } });
export const NotFound = meta.story({ args: { order: notFound } });
export const Error = meta.story({ args: { order: failed } });
export const Offline = meta.story({ args: { order: offline } });
export const PrescriptionRequired = meta.story({
  args: { order: order({ items: waiting, prescription_needed: true }) },
});
export const DoneDelivered = meta.story({
  args: {
    order: order({
      status: 'delivered',
      can_cancel: false,
      invoice_url: '/api/files/8sJf2mVxQpLr0WbTkYhN3A/',
      invoice_number: 'DS/26-27/000042',
      timeline: [
        ...one.timeline,
        { status: 'processing', at: placed, by: 'shop' },
        { status: 'shipped', at, by: 'shop' },
        { status: 'delivered', at, by: 'shop' },
      ],
    }),
  },
});
export const Cancelled = meta.story({
  args: {
    order: order({
      status: 'cancelled',
      can_cancel: false,
      payment_status: 'refunding',
      timeline: [...one.timeline, { status: 'cancelled', at, by: 'you' }],
      refunds: [
        {
          id: 'r1',
          amount: one.total,
          state: 'pending',
          method: 'Razorpay',
          reference: 'rfnd_QxT7Lm2VbR9aKd',
          reason: 'You cancelled this order.',
          created_at: at,
          expected_by: '2026-12-01',
          processed_at: null,
        },
      ],
    }),
  },
});
export const Hindi = meta.story({
  args: {
    order: order({
      items: [orderedLine(orderLine(3), 'checking'), orderedLine(orderLine(0))],
      prescription_needed: true,
    }),
  },
  globals: { locale: 'hi' },
});
