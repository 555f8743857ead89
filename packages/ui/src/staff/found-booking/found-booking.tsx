'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { BookingState, type BookingStatus } from '../../base/booking-state/booking-state.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { callOffMessages } from '../call-off-messages.en.ts';

export interface FoundBookingProps extends Omit<ComponentProps<'article'>, 'children' | 'id'> {
  /** Its number, as the patient reads it out; the article has it as its id. */
  id: string;
  /** Somebody comes, one goes there, or a sample is collected. */
  kind: keyof typeof callOffMessages.kinds;
  /** The service, or the doctor. */
  what: string;
  /** ISO instant; shown in Indian time. */
  startsAt: string;
  /** Who is visited or comes; empty where that was forgotten. */
  patient: { name: string; mobile: string };
  /** How far it is. */
  status: BookingStatus;
  /** Leads to its day on the board; undefined where none shows it. */
  boardHref?: string | undefined;
  /** Asks whether it is to be cancelled; what nobody has set out for can be. */
  onCancel: () => void;
}

/** A booking that the staff has looked for, of whatever day and kind. Focusable, so that focus has a place once its button is gone. */
export function FoundBooking({
  id,
  kind,
  what,
  startsAt,
  patient: { name, mobile },
  status,
  boardHref,
  onCancel,
  className,
  ...props
}: FoundBookingProps) {
  const messages = useMessages('callOff', callOffMessages);
  const own = useId();
  const when = messages.when(...indian(startsAt));
  return (
    <article
      data-slot="found-booking"
      data-state={status}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${own}-when ${own}-who`}
      {...props}
      className={cn('flex flex-wrap items-end justify-between gap-x-5 gap-y-2', className)}
    >
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time id={`${own}-when`} dateTime={startsAt} className="text-lead font-strong tabular-nums">
            {when}
          </time>
          <BookingState status={status} />
        </p>
        <p>
          <span translate="no" id={`${own}-who`} className="font-strong">
            {name}
          </span>
          <span>{` · ${what}`}</span>
        </p>
        <p className="text-meta text-content-muted">{`${messages.kinds[kind]} · ${id}`}</p>
        {mobile && (
          <p>
            <Link
              href={`tel:+91${mobile}`}
              aria-label={messages.call(name, groupMobile(mobile))}
              className="inline-flex min-h-target items-center gap-2 rounded-small text-accent-text tabular-nums underline underline-offset-4"
            >
              <Icon name="icon-phone" />
              <span translate="no">{groupMobile(mobile)}</span>
            </Link>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {boardHref && (
          <LinkButton tone="plain" href={boardHref} aria-label={messages.boardOf(name, when)}>
            {messages.board}
          </LinkButton>
        )}
        {(status === 'booked' || status === 'checking') && (
          <Button tone="quiet" aria-label={messages.cancelOf(name, when)} onClick={onCancel}>
            <span className="text-danger-text">{messages.cancel}</span>
          </Button>
        )}
      </div>
    </article>
  );
}
