import type { OrderDetail } from '@doorstep/contract/order.schema';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { orderedLine, orderLine, orderOf } from '../../order/fixtures.tsx';
import { product } from '../../medicine/product/product.tsx';
import { visitOf } from '../../booking/fixtures.tsx';
import { Booked } from '../../paramedical/product/booked.tsx';
import { product as visit } from '../../paramedical/product/product.tsx';
import { SuccessView } from './view.tsx';

const order = (some: Partial<OrderDetail> = {}) => ready({ data: orderOf({ timeline: [], ...some }) });
/** Something booked, not bought. */
const booked = { subtotal: 600, delivery_charge: 0, total: 600, items: [], promised_at: null };
/** What a product type says that has a page of its own for what was booked. */
const booking = { bookingHref: (id: string) => `/booking-success?id=${id}` };
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
export const KindParamedical = meta.story({
  args: {
    order: order({ ...booked, ...atVisit, service_type: 'paramedical', address: null }),
    product: { ...visit, Success: () => <Booked booking={visitOf({ status: 'checking' })} /> },
  },
});
export const KindAppointment = meta.story({
  args: { order: order({ ...booked, service_type: 'appointment', address: null }), product: booking },
});
export const KindVideoConsultation = meta.story({
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
export const KindMedicalTest = meta.story({
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
