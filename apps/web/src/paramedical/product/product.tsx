import type { OrderDetail } from '@doorstep/contract/order.schema';
import { getBooking } from '@doorstep/contract/schedule.routes';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { answers } from '../../app/use-call.ts';
import type { Product } from '../../checkout/public.ts';
import { Booked } from './booked.tsx';

const { useCall } = answers({ getBooking });

/** What was booked, as its own page tells it; where that does not come, the way there stands on this page all the same. */
function Success({ order }: { order: OrderDetail }) {
  const booking = useCall('getBooking', { params: { id: order.order_id } });
  if (booking.state === 'loading') return <SkeletonText lines={4} />;
  return booking.state === 'ready' && <Booked booking={booking.data.data} />;
}

/** Home visits, as the checkout sells them. */
export const product: Product = { Success, bookingHref: (id) => `/bookings/${id}` };
