import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { historyOf, pastMedicine, pastOrder } from '../fixtures.tsx';
import type { HistoryBusy, HistoryNote } from './actions.ts';
import { HistoryView } from './view.tsx';

const at = '2026-11-24T16:05:00.000+05:30',
  sent = { status: 'shipped', at, by: 'shop' } as const;
const waiting = pastOrder('OD-7K2WPQ9XTB4M', {
  medicines_details: [pastMedicine(3, 1, 'needed'), pastMedicine(0)],
  promised_at: null,
  promise_waits: true,
});
const under = pastOrder('OD-3HVJ5CRN8GDS', {
  status: 'shipped',
  can_cancel: false,
  updated_at: at,
  invoice_url: '/api/files/8sJf2mVxQpLr0WbTkYhN3A/',
  invoice_number: 'DS/26-27/000042',
  credit_notes: [{ id: 1, number: 'CN/26-27/000007', amount: 56.25, date: '2026-11-24' }],
  timeline: [...waiting.timeline, { ...sent, status: 'processing', by: 'pharmacist' }, sent],
});
const cancelled = pastOrder('OD-9XTB4M7K2WPQ', {
  status: 'cancelled',
  promised_at: null,
  can_cancel: false,
  payment_status: 'refunding',
  timeline: [...waiting.timeline, { status: 'cancelled', at, by: 'you' }],
  refunds: [
    {
      id: 'r1',
      amount: 152.7,
      state: 'pending',
      method: 'Razorpay',
      reference: 'rfnd_QxT7Lm2VbR9aKd',
      reason: 'You cancelled this order.',
      created_at: at,
      expected_by: '2026-12-01',
      processed_at: null,
    },
  ],
});
const meta = preview.meta({
  title: 'Pages/Order history',
  component: HistoryView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    history: ready(historyOf([waiting, under])),
    state: { status: undefined, page: 1 },
    busy: undefined as HistoryBusy | undefined,
    note: undefined as HistoryNote | undefined,
    onStatus: fn(),
    on: { onGenerate: fn(), onSave: fn(), onSaveNote: fn(), onReorder: fn(), onCancel: fn(), onGive: fn() },
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { history: loading } });
export const Empty = meta.story({
  args: { history: ready(historyOf([])), state: { status: 'shipped', page: 1 } },
});
/** A link to a page that the history does not reach any more. */
export const VariantPastTheEnd = meta.story({
  args: { history: ready(historyOf([], 34, 9)), state: { status: undefined, page: 9 } },
});
export const Error = meta.story({ args: { history: failed } });
/** Of many: cancelled, and what came of ordering it again. */
export const LongText = meta.story({
  args: {
    history: ready(historyOf([cancelled], 34, 2)),
    state: { status: 'cancelled', page: 2 },
    note: {
      id: cancelled.order_id,
      kind: 'cart',
      count: 1,
      missing: [
        { id: 9, name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets', reason: 'gone' },
        { id: 11, name: 'Vitaflow D3 60K', reason: 'out-of-stock' },
      ],
    },
  },
});
export const Hindi = meta.story({
  args: {
    history: ready(historyOf([waiting])),
    note: { id: waiting.order_id, kind: 'cart', count: 2, missing: [] },
  },
  globals: { locale: 'hi' },
});
