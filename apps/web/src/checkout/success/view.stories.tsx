import type { OrderDetail } from '@doorstep/contract/order.schema';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { home, orderedLine, orderLine, quote } from '../../order/fixtures.tsx';
import { product } from '../../medicine/product/product.tsx';
import { SuccessView } from './view.tsx';

const paid: OrderDetail = {
  id: 'OD-7K2WPQ9XTB4M',
  order_id: 'OD-7K2WPQ9XTB4M',
  service_type: 'medicine',
  status: 'pending',
  payment_status: 'paid',
  payment_method: 'Razorpay',
  payment_id: 'pay_QxT7Lm2VbR9aKd',
  subtotal: quote.subtotal,
  delivery_charge: 13,
  total: quote.total,
  items: quote.lines.map((line) => orderedLine(line)),
  address: home.full_address,
  contact_mobile: '9876543210',
  prescription_needed: false,
  prescription_id: null,
  prescription_by: null,
  created_at: '2026-11-24T10:30:00.000+05:30',
  updated_at: '2026-11-24T10:30:00.000+05:30',
  timeline: [],
  refunds: [],
  promised_at: '2026-11-24T20:00:00.000+05:30',
  promise_waits: false,
  can_cancel: true,
  late: false,
  invoice_url: null,
  invoice_number: null,
  credit_notes: [],
};
const order = (some: Partial<OrderDetail> = {}) => ready({ data: { ...paid, ...some } });
/** Something booked, not bought. */
const booked = { subtotal: 600, delivery_charge: 0, total: 600, items: [], promised_at: null };
/** What a product type says that has a page of its own for what was booked. */
const booking = { bookingHref: '/booking-success' };
const atVisit = { payment_status: 'due', payment_method: 'Pay at visit', payment_id: null } as const;

const meta = preview.meta({
  title: 'Pages/Order success',
  component: SuccessView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { order: order(), product },
});

export const Default = meta.story();
export const Paramedical = meta.story({
  args: { order: order({ ...booked, ...atVisit, service_type: 'paramedical' }), product: {} },
});
export const Appointment = meta.story({
  args: { order: order({ ...booked, service_type: 'appointment', address: null }), product: booking },
});
export const VideoConsultation = meta.story({
  args: {
    order: order({
      ...booked,
      id: 'VC-9XTB4M7K2WPQ',
      order_id: 'VC-9XTB4M7K2WPQ',
      service_type: 'video-consultation',
      address: null,
    }),
    product: booking,
  },
});
export const MedicalTest = meta.story({
  args: { order: order({ ...booked, ...atVisit, service_type: 'medical-test' }), product: {} },
});
export const PrescriptionRequired = meta.story({
  args: {
    order: order({
      prescription_needed: true,
      promised_at: null,
      promise_waits: true,
      prescription_by: '2026-11-27T10:30:00.000+05:30',
      items: [orderedLine(orderLine(3), 'needed'), orderedLine(orderLine(0))],
    }),
  },
});
export const Loading = meta.story({ args: { order: loading }, parameters: { headingComesLater: true } });
export const NotFound = meta.story({ args: { order: notFound } });
export const Error = meta.story({ args: { order: failed } });
export const Offline = meta.story({ args: { order: offline } });
export const Hindi = meta.story({
  args: { order: order({ prescription_needed: true, prescription_by: '2026-11-27T10:30:00.000+05:30' }) },
  globals: { locale: 'hi' },
});
