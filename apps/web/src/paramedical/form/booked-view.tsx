import { toPaise } from '@doorstep/contract/money';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { formatPaise } from '@doorstep/ui/base/price';
import { indian } from '@doorstep/ui/messages/indian';
import { OrderDrawing } from '@doorstep/ui/order/order-drawing';
import { usePageMessages } from '../../messages/messages.ts';
import { visitFormMessages } from '../form-messages.en.ts';
import type { BookedHere } from './draft.ts';

export interface BookedViewProps {
  booked: BookedHere;
  /** The slip is being fetched. */
  fetching: boolean;
  slipFailed: boolean;
  onSlip: () => void;
}
/** It is booked, and is to be paid at the visit. */
export function BookedView({ booked, fetching, slipFailed, onSlip }: BookedViewProps) {
  const messages = usePageMessages('visitForm', visitFormMessages);
  const when = messages.span(messages.when(...indian(booked.startsAt)), indian(booked.endsAt)[4]);
  const rows = [
    [messages.id, booked.id],
    [messages.time, `${when}, ${messages.indianTime}`],
    [messages.place, booked.place],
    [messages.due, formatPaise(toPaise(booked.total))],
  ] as const;
  return (
    <div className="flex flex-col items-center gap-6 wrap-anywhere">
      <div className="flex w-full flex-col items-center gap-2 text-center">
        <OrderDrawing serviceType="paramedical" />
        <h1 tabIndex={-1} className="pt-2 text-page">
          {messages.booked}
        </h1>
        <p className="max-w-text text-content-muted">
          {booked.checking ? messages.checkingText : messages.bookedText}
        </p>
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
        {slipFailed && <Notice tone="danger">{messages.slipFailed}</Notice>}
        <div className="flex flex-col gap-3 pt-1 xs:flex-row xs:flex-wrap xs:*:grow">
          <LinkButton href={`/bookings/${booked.id}`} className="xs:basis-full">
            {messages.toBooking}
          </LinkButton>
          {booked.slip && (
            <Button tone="plain" busy={fetching} onClick={onSlip}>
              {!fetching && <Icon name="icon-download" />}
              <span>{messages.slip}</span>
            </Button>
          )}
          <LinkButton href="/paramedical/bookings" tone="plain">
            {messages.toVisits}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
