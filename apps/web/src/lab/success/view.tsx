import type { LabBooking } from '@doorstep/contract/lab.schema';
import { toPaise } from '@doorstep/contract/money';
import { labPolicy } from '@doorstep/contract/store';
import { Card } from '@doorstep/ui/base/card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { formatPaise } from '@doorstep/ui/base/price';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { indian } from '@doorstep/ui/messages/indian';
import { OrderDrawing } from '@doorstep/ui/order/order-drawing';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { labBookedMessages } from './messages.en.ts';

export interface LabBookedViewProps {
  /** Undefined where nobody says which. */
  booking: Resource<LabBooking> | undefined;
}
/** Lab tests are booked: when and where somebody comes, what is to be paid, and what happens next. */
export function LabBookedView({ booking }: LabBookedViewProps) {
  const messages = usePageMessages('labBooked', labBookedMessages);
  if (!booking || (booking.state === 'error' && booking.problem === 'not-found'))
    return (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
        <LinkButton href="/profile?tab=orders">{messages.toBookings}</LinkButton>
      </EmptyState>
    );
  if (booking.state === 'error')
    return (
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
      <div aria-busy className="flex max-w-text flex-col gap-6">
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        <Skeleton className="h-9 w-56 max-w-full" />
        <Skeleton shape="card" className="h-40" />
      </div>
    );
  const { booking: made, payment_status, total } = booking.data.data;
  const due = payment_status === 'due';
  const when = messages.span(messages.when(...indian(made.starts_at)), indian(made.ends_at)[4]);
  const rows = [
    [messages.bookingId, made.id],
    [messages.time, `${when}, ${messages.indianTime}`],
    ...(made.place ? [[messages.place, made.place] as const] : []),
    [due ? messages.due : messages.paid, formatPaise(toPaise(total))],
  ] as const;
  const next = [
    ['icon-phone', messages.call(labPolicy.callWithinMinutes)],
    ['icon-flask-conical', messages.prepare],
    ['icon-file-text', messages.report(labPolicy.reportHours.from, labPolicy.reportHours.to)],
  ] as const;
  return (
    <div className="flex flex-col items-center gap-6 wrap-anywhere">
      <div className="flex w-full flex-col items-center gap-2 text-center">
        <OrderDrawing serviceType="paramedical" />
        <h1 tabIndex={-1} className="pt-2 text-page">
          {messages.booked}
        </h1>
        <p className="max-w-text text-content-muted">{due ? messages.bookedText : messages.paidText}</p>
      </div>
      <div className="flex w-full max-w-dialog flex-col gap-5">
        <Card>
          <dl className="flex flex-col gap-2 tabular-nums">
            {rows.map(([name, value]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-content-muted">{name}</dt>
                <dd className="font-strong">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <section aria-labelledby="lab-booked-next" className="flex flex-col gap-3">
          <h2 id="lab-booked-next" className="text-lead">
            {messages.nextSteps}
          </h2>
          <ul className="flex flex-col gap-3">
            {next.map(([icon, text]) => (
              <li key={icon} className="flex gap-3">
                <Icon name={icon} className="mt-[0.125em] text-accent-text" />
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ul>
        </section>
        <div className="flex flex-col gap-3 pt-1 xs:flex-row xs:flex-wrap xs:*:grow">
          <LinkButton href={`/bookings/${made.id}`} className="xs:basis-full">
            {messages.toBooking}
          </LinkButton>
          <LinkButton href="/medical-tests" tone="plain">
            {messages.another}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
