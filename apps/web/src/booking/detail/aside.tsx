import { brand } from '@doorstep/contract/brand';
import { toPaise } from '@doorstep/contract/money';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import { LATE_REFUND_PERCENT, paperOf } from '@doorstep/contract/schedule';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { formatPaise } from '@doorstep/ui/base/price';
import { indian } from '@doorstep/ui/messages/indian';
import { PaymentConfirmed } from '@doorstep/ui/payment/payment-confirmed';
import { useActing } from '../../app/acting.tsx';
import { usePageMessages } from '../../messages/messages.ts';
import { Refunds } from '../../order/public.ts';
import type { BookingActs } from '../acts.tsx';
import { againHref, instantOf, isOver, kindOf } from '../data.ts';
import { bookingMessages as english } from '../messages.en.ts';
import { Paper, type PaperActs } from '../paper.tsx';
import { Happened } from './happened.tsx';

/** What its order knows of it. */
export type OrderFacts = Pick<OrderDetail, 'payment_method' | 'timeline'>;
export interface AsideProps extends BookingActs {
  booking: Booking;
  order: OrderFacts | undefined;
  paper: PaperActs;
}
/** What can be done with a booking, with the rule of its refund before; then what went back, and what happened. */
export function Aside({ booking, order, paper, busy, note, on }: AsideProps) {
  const messages = usePageMessages('booking', english);
  const when = (iso: string) => messages.when(...indian(iso));
  // Video consultations are closed to helpers (docs/decisions/care-circle.md).
  const isClosed = useActing() !== undefined && kindOf(booking) === 'video';
  const { free_until, payment_id, payment_status } = booking,
    can_cancel = booking.can_cancel && !isClosed,
    can_move = booking.can_move && !isClosed;
  const rule =
    payment_status === 'due'
      ? messages.ruleUnpaid
      : free_until
        ? messages.rule(when(free_until), LATE_REFUND_PERCENT)
        : messages.ruleLate(formatPaise(toPaise(booking.refund_now)));
  const over = isOver(booking);
  return (
    <div className="flex flex-col gap-4 print:hidden">
      {note?.kind === 'problem' && <Notice tone="danger">{note.text}</Notice>}
      {note?.kind === 'moved' && (
        <Notice tone="success" title={messages.moved(when(instantOf(note.to)))}>
          <div className="flex flex-col items-start gap-3">
            <p>{messages.movedText(when(instantOf(note.from)))}</p>
            {can_move && (
              <Button tone="plain" busy={busy === 'move'} onClick={() => on.onMoveBack(note.from)}>
                <Icon name="icon-undo-2" />
                <span>{messages.moveBack(when(instantOf(note.from)))}</span>
              </Button>
            )}
          </div>
        </Notice>
      )}
      <Refunds refunds={booking.refunds} />
      <Card className="flex flex-col gap-3">
        {can_cancel && (
          <>
            <h2 className="text-lead">{messages.change}</h2>
            <p>{rule}</p>
            {!can_move && <p>{messages.movedOften(brand.phoneShown)}</p>}
          </>
        )}
        <div className="flex flex-col gap-3">
          {can_move && (
            <Button tone="plain" wide onClick={on.onMove}>
              <Icon name="icon-calendar-days" />
              <span>{messages.move}</span>
            </Button>
          )}
          {!over && (
            <Button tone="plain" wide busy={busy === 'calendar'} onClick={on.onCalendar}>
              {busy !== 'calendar' && <Icon name="icon-download" />}
              <span>{messages.calendar}</span>
            </Button>
          )}
          <Paper booking={booking} acts={paper} />
          {paperOf(booking) === null && <p>{messages.noPaper}</p>}
          {over && (
            <LinkButton href={againHref(booking)} wide>
              <Icon name="icon-rotate-ccw" />
              <span>{messages.again}</span>
            </LinkButton>
          )}
          {can_cancel && (
            <Button tone="quiet" wide onClick={on.onCancel}>
              {messages.cancel[kindOf(booking)]}
            </Button>
          )}
        </div>
      </Card>
      {order && payment_id && payment_status === 'paid' && (
        <PaymentConfirmed method={order.payment_method} paymentId={payment_id} />
      )}
      {order && <Happened timeline={order.timeline} />}
    </div>
  );
}
