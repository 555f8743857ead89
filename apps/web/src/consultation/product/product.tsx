import type { OrderDetail } from '@doorstep/contract/order.schema';
import { VideoSummary, VideoSummarySkeleton } from '@doorstep/ui/consultation/video-summary';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Product } from '../../checkout/public.ts';
import { useVideoBooking } from '../use-video-booking.ts';
import { bookedSummary, roomHref } from '../video-props.ts';

/** With whom, when, and which number gets the link. */
function Success({ order }: { order: OrderDetail }) {
  const lang = useLang();
  const booking = useVideoBooking(order.order_id);
  if (booking.state === 'loading') return <VideoSummarySkeleton />;
  if (booking.state === 'error') return null;
  return <VideoSummary {...bookedSummary(booking.data.data, lang)} />;
}

/** Video consultations: paid on the page that books them. */
export const product: Product = { Success, bookingHref: roomHref };
