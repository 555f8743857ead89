import type { Booking } from '@doorstep/contract/schedule.schema';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Skeleton, SkeletonText } from '@doorstep/ui/base/skeleton';
import { Suspense } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import type { BookingActs } from '../acts.tsx';
import { isVisit } from '../data.ts';
import { ownPartOf } from '../own-part.ts';
import { bookingMessages as english } from '../messages.en.ts';
import { Appointment } from './appointment.tsx';
import type { PaperActs } from '../paper.tsx';
import { Aside, type OrderFacts } from './aside.tsx';
import { Visit } from './visit.tsx';

export interface BookingViewProps extends BookingActs {
  booking: Resource<{ data: Booking }>;
  /** Undefined while it is not known. */
  order: OrderFacts | undefined;
  /** Its receipt or slip. */
  paper: PaperActs;
  /** There is no line: what is shown may be old. */
  offline: boolean;
  /** Name of who was to come before. */
  changedFrom: string | undefined;
}
const columns = 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]';

export function BookingView({ booking, order, paper, offline, changedFrom, ...acts }: BookingViewProps) {
  const messages = usePageMessages('booking', english);
  if (booking.state === 'error')
    return booking.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
        <LinkButton href="/profile?tab=orders">{messages.toBookings}</LinkButton>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={messages.failed}
        description={messages.safe}
        offline={booking.problem === 'offline'}
        onRetry={booking.retry}
      />
    );
  if (booking.state === 'loading')
    return (
      <div aria-busy className={columns}>
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        <div aria-hidden className="flex flex-col gap-4">
          <SkeletonText lines={2} className="text-heading" />
          <Skeleton shape="card" className="h-40" />
          <Skeleton shape="card" className="h-40" />
        </div>
        <Skeleton shape="card" className="h-40" />
      </div>
    );
  const shown = booking.data.data;
  const own = ownPartOf(shown);
  return (
    <div className={columns}>
      {own ? (
        <Suspense fallback={<Skeleton shape="card" className="h-40" />}>
          <own.Part booking={shown} />
        </Suspense>
      ) : isVisit(shown) ? (
        <Visit booking={shown} offline={offline} changedFrom={changedFrom} />
      ) : (
        <Appointment booking={shown} />
      )}
      <Aside booking={shown} order={order} paper={paper} {...acts} />
    </div>
  );
}
