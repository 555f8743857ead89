import type { OrderDetail } from '@doorstep/contract/order.schema';
import { AppointmentSummary, AppointmentSummarySkeleton } from '@doorstep/ui/appointment/appointment-summary';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Product } from '../../checkout/public.ts';
import { bookedSummary } from '../booked-summary.ts';
import { useCall } from '../use-call.ts';

/** With whom, when, where and for whom. */
function Success({ order }: { order: OrderDetail }) {
  const lang = useLang();
  const booking = useCall('getBooking', { params: { id: order.order_id } });
  const doctor = useCall(
    'getDoctor',
    booking.state === 'ready' ? { params: { id: booking.data.data.service_id } } : null,
  );
  if (booking.state === 'loading') return <AppointmentSummarySkeleton />;
  if (booking.state === 'error') return null;
  return (
    <AppointmentSummary
      {...bookedSummary(booking.data.data, doctor.state === 'ready' ? doctor.data.data : undefined, lang)}
    />
  );
}

/** Appointments: paid on a page of their own. */
export const product: Product = {
  Success,
  bookingHref: (id) => `/booking-success?id=${encodeURIComponent(id)}`,
};
