import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import type { BookingBusy, BookingNote } from '../acts.tsx';
import { appointmentOf, refundOf, visitOf } from '../fixtures.tsx';
import type { PaperActs } from '../paper.tsx';
import type { OrderFacts } from './aside.tsx';
import { BookingView } from './view.tsx';

const at = '2026-11-24T10:05:00.000+05:30';
const booked = [{ status: 'processing' as const, at, by: 'you' as const }];
const ofOrder = (timeline: OrderFacts['timeline']): OrderFacts => ({ payment_method: 'Razorpay', timeline });
const appointment = (some: Parameters<typeof appointmentOf>[0] = {}) => ready({ data: appointmentOf(some) });
const visit = (some: Parameters<typeof visitOf>[0] = {}) => ready({ data: visitOf(some) });
const over = { can_cancel: false, can_move: false, free_until: null, refund_now: 0 };

const meta = preview.meta({
  title: 'Pages/Booking',
  component: BookingView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    booking: appointment(),
    order: ofOrder(booked),
    paper: { fetching: undefined, failed: undefined, onPaper: fn() } as PaperActs,
    offline: false,
    changedFrom: undefined as string | undefined,
    busy: undefined as BookingBusy,
    note: undefined as BookingNote | undefined,
    on: { onMove: fn(), onMoveBack: fn(), onCancel: fn(), onCalendar: fn() },
  },
});
export const Default = meta.story();
export const Loading = meta.story({
  args: { booking: loading },
  parameters: { headingComesLater: true },
});
export const NotFound = meta.story({ args: { booking: notFound } });
export const Error = meta.story({ args: { booking: failed } });
export const Offline = meta.story({ args: { booking: offline } });
/** Half of it comes back now, and it was moved as often as may be. */
export const ExpiredLate = meta.story({
  args: { booking: appointment({ free_until: null, refund_now: 250, can_move: false }) },
});
export const DoneMoved = meta.story({
  args: { note: { kind: 'moved', from: '2026-11-25T11:00', to: '2026-11-25T17:00' } },
});
export const Refused = meta.story({
  args: { note: { kind: 'problem', text: 'That time was just taken. Please choose another time.' } },
});
export const Cancelled = meta.story({
  args: {
    booking: appointment({
      ...over,
      status: 'cancelled',
      payment_status: 'refunding',
      refunds: [refundOf(500)],
    }),
    order: ofOrder([...booked, { status: 'cancelled', at: '2026-11-24T11:00:00.000+05:30', by: 'you' }]),
  },
});
export const Done = meta.story({
  args: {
    booking: appointment({ ...over, status: 'done' }),
    order: ofOrder([...booked, { status: 'delivered', at: '2026-11-25T17:20:00.000+05:30', by: 'shop' }]),
  },
});
export const BusyReceiptComes = meta.story({
  args: { paper: { fetching: 'AP-7K2WPQ9XTB4M', failed: undefined, onPaper: fn() } },
});
export const WithoutReceipt = meta.story({
  args: { paper: { fetching: undefined, failed: 'AP-7K2WPQ9XTB4M', onPaper: fn() } },
});
export const KindVisit = meta.story({ args: { booking: visit() } });
export const StepVisitOnTheWay = meta.story({
  args: { booking: visit({ ...over, status: 'on-the-way' }), offline: true },
});
export const BusyVisit = meta.story({
  args: {
    booking: visit({ status: 'checking', person: null, code: null, doctor_order: 'checking' }),
    order: ofOrder([{ status: 'pending', at, by: 'you' }]),
  },
});
export const PendingVisitUnpaid = meta.story({
  args: {
    booking: visit({ payment_status: 'due', payment_id: null, total: 412, travel: 13, refund_now: 0 }),
    changedFrom: 'Meena Kerketta',
  },
});
/** It was to be paid at the visit: there is neither slip nor receipt. */
export const CancelledVisitUnpaid = meta.story({
  args: {
    booking: visit({ ...over, status: 'cancelled', payment_status: 'due', payment_id: null, person: null }),
    order: ofOrder([...booked, { status: 'cancelled', at: '2026-11-24T11:00:00.000+05:30', by: 'you' }]),
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const HindiVisit = meta.story({ args: { booking: visit() }, globals: { locale: 'hi' } });
