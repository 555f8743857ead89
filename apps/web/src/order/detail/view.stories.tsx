import { fn } from 'storybook/test';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { home, orderedLine, orderLine, quote } from '../fixtures.tsx';
import type { HistoryBusy, HistoryNote } from '../history/actions.ts';
import { OrderView } from './view.tsx';

const placed = '2026-11-24T10:30:00.000+05:30',
  at = '2026-11-24T16:05:00.000+05:30';
const one: OrderDetail = {
  id: 'OD-7K2WPQ9XTB4M',
  order_id: 'OD-7K2WPQ9XTB4M',
  service_type: 'medicine',
  status: 'pending',
  payment_status: 'paid',
  payment_method: 'Razorpay',
  payment_id: 'pay_QxT7Lm2VbR9aKd',
  subtotal: quote.subtotal,
  delivery_charge: quote.delivery_charge,
  total: quote.total,
  items: quote.lines.map((line) => orderedLine(line)),
  address: home.full_address,
  contact_mobile: '9876543210',
  prescription_needed: false,
  prescription_id: null,
  prescription_by: null,
  created_at: placed,
  updated_at: placed,
  timeline: [{ status: 'pending', at: placed, by: 'you' }],
  refunds: [],
  promised_at: '2026-11-24T20:00:00.000+05:30',
  promise_waits: false,
  can_cancel: true,
  late: false,
  invoice_url: null,
  invoice_number: null,
  credit_notes: [],
};
const order = (some: Partial<OrderDetail> = {}) => ready({ data: { ...one, ...some } });
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
export const Delivered = meta.story({
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
          amount: quote.total,
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
