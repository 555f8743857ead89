import type { OrderStatus } from '@doorstep/contract/order';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import { BookingState } from '@doorstep/ui/base/booking-state';
import { Card } from '@doorstep/ui/base/card';
import { indian } from '@doorstep/ui/messages/indian';
import { usePageMessages } from '../../messages/messages.ts';
import { bookingMessages as english } from '../messages.en.ts';

/** An order's state in the words of a booking. */
const words = {
  pending: 'checking',
  processing: 'booked',
  shipped: 'on-the-way',
  delivered: 'done',
  cancelled: 'cancelled',
} as const satisfies Record<OrderStatus, string>;

/** What happened to a booking, when and by whom, oldest first. */
export function Happened({ timeline }: { timeline: OrderDetail['timeline'] }) {
  const messages = usePageMessages('booking', english);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lead">{messages.happened}</h2>
      <ol className="flex flex-col gap-3">
        {timeline.map(({ status, at, by }) => (
          <li key={`${status} ${at}`} className="flex flex-col gap-1">
            <BookingState status={words[status]} />
            <span className="text-meta text-content-muted tabular-nums">
              <time dateTime={at}>{messages.when(...indian(at))}</time>
              <span>{` · ${messages.by[by]}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
