import preview from '#storybook/preview';
import { OrderSuccess, OrderSuccessSkeleton } from './order-success.tsx';

/** Stands where the page puts a PaymentConfirmed: an element of another area. */
const confirmed = (id: string) => (
  <div className="flex flex-col gap-1 rounded-card border border-success-line bg-success-tint p-4 wrap-anywhere">
    <h2 className="text-lead">Payment Confirmed</h2>
    <p>{id}</p>
  </div>
);
const meta = preview.meta({
  title: 'Order/Order success',
  component: OrderSuccess,
  args: {
    serviceType: 'medicine' as const,
    orderId: 'DS-241126-0042',
    totalPaise: 15270,
    at: '2026-11-24T05:00:00Z',
    homeHref: '#home',
    orderHref: '#order',
    ordersHref: '#orders',
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const KindParamedical = meta.story({ args: { serviceType: 'paramedical' } });
export const KindAppointment = meta.story({
  args: { serviceType: 'appointment', appointmentHref: '#appointment', totalPaise: 60000 },
  tags: ['all-cells'],
});
export const KindVideoConsultation = meta.story({ args: { serviceType: 'video-consultation' } });
export const KindMedicalTest = meta.story({ args: { serviceType: 'medical-test' } });
/** Of a product type that has no words here. */
export const VariantOtherType = meta.story({ args: { serviceType: 'massage' } });
const prescription = { prescriptionBy: '2026-11-27T10:30:00+05:30', prescriptionHref: '#prescription' };
export const PrescriptionRequired = meta.story({ args: prescription });
export const WithPayment = meta.story({ args: { paymentConfirmed: confirmed('pay_QxT7Lm2VbR9aKd') } });
export const Loading = meta.story({ render: () => <OrderSuccessSkeleton /> });
export const LongText = meta.story({
  args: {
    serviceType: 'appointment',
    appointmentHref: '#appointment',
    orderId: 'DS-APPOINTMENT-241126-00042-0000123456789ABCDEFGHIJKLMNOP',
    totalPaise: 12500000,
    at: '2026-09-30T18:29:00Z',
    paymentConfirmed: confirmed('pay_QxT7Lm2VbR9aKd0000123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  },
});
export const Hindi = meta.story({ args: prescription, globals: { locale: 'hi' } });
export const HindiAppointment = meta.story({
  args: { serviceType: 'appointment', appointmentHref: '#appointment' },
  globals: { locale: 'hi' },
});
