import type { OrderDetail } from '@doorstep/contract/order.schema';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { PrepPlan } from '@doorstep/ui/lab/prep-plan';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Product } from '../../checkout/public.ts';
import { useCall } from '../call.ts';

/** How to prepare, on the success page. */
function Success({ order }: { order: OrderDetail }) {
  const hindi = useLang() === 'hi-IN';
  const booking = useCall('getLabBooking', { params: { id: order.order_id } });
  if (booking.state === 'loading') return <SkeletonText lines={4} />;
  if (booking.state === 'error') return null;
  const { plan, booking: of } = booking.data.data;
  return (
    <PrepPlan
      tests={plan.tests}
      collectAt={of.starts_at}
      fastingHours={plan.fasting_hours}
      lastMealAt={plan.last_meal_at}
      waterOnly={plan.water_only}
      medicines={plan.medicines.map(({ text, text_hi }) => (hindi ? text_hi : text))}
    />
  );
}
/** Lab tests, as the checkout sells them. */
export const product: Product = { Success, bookingHref: (id) => `/bookings/${id}` };
