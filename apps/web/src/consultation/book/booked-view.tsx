import { consultationServiceType, LINK_MINUTES, READY_MINUTES } from '@doorstep/contract/consultation';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { VideoBooked, VideoBookedSkeleton } from '@doorstep/ui/consultation/video-booked';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { bookedSummary, roomHref } from '../video-props.ts';
import { videoBookMessages } from './messages.en.ts';

export interface BookedViewProps {
  booking: Resource<{ data: Booking }>;
  /** The calendar file. */
  saving: 'busy' | 'failed' | undefined;
  onAddToCalendar: () => void;
  onClose: () => void;
}
const bookingPage = (id: string) => `/bookings/${encodeURIComponent(id)}`;
/** As the spec asks for it: the page itself reads the order. */
const orderHref = ({ id, total }: Booking) =>
  `/order-success?${new URLSearchParams({
    order_id: id,
    total: total.toFixed(2),
    payment_id: 'PAID',
    service_type: consultationServiceType,
  })}`;

/** The confirmation, or why there is none. */
export function BookedView({ booking, saving, onAddToCalendar, onClose }: BookedViewProps) {
  const messages = usePageMessages('videoBook', videoBookMessages);
  const lang = useLang();
  if (booking.state === 'loading') return <VideoBookedSkeleton />;
  const one = booking.state === 'ready' ? booking.data.data : undefined;
  if (booking.state === 'error' && booking.problem !== 'not-found')
    return (
      <ErrorState
        headingLevel={1}
        title={messages.bookedFailed}
        description={messages.bookedFailedText}
        offline={booking.problem === 'offline'}
        onRetry={booking.retry}
      />
    );
  if (one?.service_type !== consultationServiceType)
    return (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
        <LinkButton href="/profile/orders">{messages.toOrders}</LinkButton>
      </EmptyState>
    );
  if (one.status === 'cancelled')
    return (
      <EmptyState headingLevel={1} title={messages.cancelled} description={messages.cancelledText}>
        <LinkButton href={bookingPage(one.id)}>{messages.toBooking}</LinkButton>
      </EmptyState>
    );
  return (
    <VideoBooked
      summary={bookedSummary(one, lang)}
      number={one.id}
      linkMinutes={LINK_MINUTES}
      readyMinutes={READY_MINUTES}
      changeHref={one.can_cancel ? bookingPage(one.id) : undefined}
      freeUntil={one.free_until}
      roomHref={roomHref(one.id)}
      orderHref={orderHref(one)}
      onAddToCalendar={onAddToCalendar}
      calendarBusy={saving === 'busy'}
      calendarError={saving === 'failed' ? messages.calendarFailed : undefined}
      onClose={onClose}
    />
  );
}
