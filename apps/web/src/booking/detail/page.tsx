import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { useTitle } from '../../app/head.ts';
import { useOnline } from '../../app/online.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useOrder } from '../../order/public.ts';
import { useBookingActs } from '../acts.tsx';
import { isOver, isVisit, kindOf, useBooking } from '../data.ts';
import { bookingMessages as english } from '../messages.en.ts';
import { usePaper } from '../paper.tsx';
import { BookingView } from './view.tsx';

/** Who comes, and where they are, changes while the page is open. */
const LOOK_MS = 30_000;

/** Name of who was to come when the page was opened, once that is somebody else. */
function useChanged(booking: Booking | undefined): string | undefined {
  const name = booking?.person?.name;
  const [first, setFirst] = useState(name);
  if (first === undefined && name !== undefined) setFirst(name);
  return first !== undefined && name !== undefined && first !== name ? first : undefined;
}
export default function BookingPage() {
  const messages = usePageMessages('booking', english);
  const { id = '' } = useParams();
  useGuard();
  const booking = useBooking(id);
  const shown = booking.state === 'ready' ? booking.data.data : undefined;
  const order = useOrder(id);
  const { dialog, ...acts } = useBookingActs(shown);
  const paper = usePaper();
  const online = useOnline();
  const changedFrom = useChanged(shown && isVisit(shown) ? shown : undefined);

  const look = useEffectEvent(() => {
    if (!document.hidden && navigator.onLine) booking.refresh().catch(() => {});
  });
  const live = shown !== undefined && !isOver(shown);
  useEffect(() => {
    if (!live) return undefined;
    const every = setInterval(() => look(), LOOK_MS);
    const back = () => look();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', back);
    };
  }, [live]);
  useTitle(
    booking.state === 'error' && booking.problem === 'not-found'
      ? messages.notFound
      : messages.yours[shown ? kindOf(shown) : 'visit'],
  );
  return (
    <>
      <BookingView
        booking={booking}
        order={order.state === 'ready' ? order.data.data : undefined}
        paper={paper}
        offline={!online}
        changedFrom={changedFrom}
        {...acts}
      />
      {dialog}
    </>
  );
}
