'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import type { BookingStatus } from '../../base/booking-state/booking-state.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { visitPassMessages } from '../visit-pass-messages.en.ts';
import { CallBar, type CallBarProps } from './call-bar.tsx';
import { DoorCode } from './door-code.tsx';
import { WhoComes, type Visitor } from './who-comes.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

export interface VisitPassProps
  extends Omit<ComponentProps<'article'>, 'children'>, Pick<CallBarProps, 'shop'> {
  /** The service. */
  service: string;
  /** How far it is. */
  status: BookingStatus;
  /** When it begins: ISO instant, shown in Indian time. */
  startsAt: string;
  /** When it ends: ISO instant. */
  endsAt: string;
  /** Where, in one line. */
  place: string | null;
  /** Who comes; null while nobody is chosen. */
  nurse: Visitor | null;
  /** Name of who was to come before. */
  changedFrom?: string | undefined;
  /** Four digits; null where none is needed, or any more. */
  code: string | null;
  /** How far the doctor's order is that it needs. */
  doctorOrder: 'needed' | 'checking' | 'question' | 'approved' | 'rejected' | null;
  /** What it costs in all, in paise. */
  totalPaise: number;
  /** How it is paid: 'due' at the visit, 'none' where nothing is to be said of it. */
  payment: 'paid' | 'due' | 'none';
  /** What is shown may be old: there is no line. */
  offline?: boolean;
  /** What to keep ready. */
  keepReady?: ReactNode;
}

const way = ['booked', 'on-the-way', 'started', 'done'] as const;
const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? name;
const orderTones = {
  needed: 'warning',
  checking: 'info',
  question: 'warning',
  approved: 'success',
  rejected: 'danger',
} as const;

/** What a patient has in hand when somebody comes: where she is, who it is, the code for the door, what to keep ready. */
export function VisitPass({
  service,
  status,
  startsAt,
  endsAt,
  place,
  nurse,
  changedFrom,
  code,
  doctorOrder,
  totalPaise,
  payment,
  offline = false,
  shop,
  keepReady,
  className,
  ...props
}: VisitPassProps) {
  const messages = useMessages('visitPass', visitPassMessages);
  const id = useId();
  const name = nurse && firstName(nurse.name);
  const when = messages.span(messages.when(...indian(startsAt)), indian(endsAt)[4]);
  const ahead = status === 'checking' || status === 'booked' || status === 'on-the-way';
  const over = status === 'done' || status === 'cancelled';
  const title =
    status === 'booked' && name
      ? messages.title.coming(name)
      : status === 'on-the-way' && name
        ? messages.title.onTheWay(name)
        : messages.title[status];
  const sub =
    status === 'on-the-way'
      ? messages.hereAbout(messages.at(indian(startsAt)[4]))
      : status === 'started' && name
        ? messages.withYou(name)
        : when;
  return (
    <article
      data-slot="visit-pass"
      data-state={status}
      aria-labelledby={id}
      {...props}
      className={cn('flex flex-1 flex-col gap-4 wrap-anywhere', className)}
    >
      <div className="flex flex-col gap-1">
        <h1 id={id} tabIndex={-1} className="text-page">
          {title}
        </h1>
        <p className="text-lead text-content-muted tabular-nums">{`${sub} · ${service}`}</p>
      </div>
      {(offline || (changedFrom && nurse)) && (
        <div className="flex flex-col gap-3">
          {offline && (
            <Notice tone="warning" title={messages.offline}>
              {messages.offlineText}
            </Notice>
          )}
          {changedFrom && nurse && (
            <Notice tone="warning" title={messages.changed(nurse.name)}>
              {messages.changedText(changedFrom)}
            </Notice>
          )}
        </div>
      )}
      {status !== 'checking' && status !== 'cancelled' && <Steps status={status} />}
      {status === 'checking' && <p>{messages.checkingText}</p>}
      {(nurse || !over) && <WhoComes nurse={nurse} />}
      {code !== null && ahead && <DoorCode code={code} known={nurse !== null} />}
      {status === 'started' && (
        <p className="flex gap-2 text-content-muted">
          <Icon name="icon-shield-check" className="mt-[0.125em]" />
          <span>{messages.codeUsed}</span>
        </p>
      )}
      {payment === 'due' && !over && (
        <Card className="flex flex-col gap-1">
          <p className="text-lead font-strong tabular-nums">{messages.due(formatPaise(totalPaise))}</p>
          <p className="text-content-muted">{messages.dueText}</p>
        </Card>
      )}
      {ahead && doctorOrder && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Icon name="icon-file-text" className="text-accent-text" />
          <span>{messages.order}</span>
          <Badge
            tone={orderTones[doctorOrder]}
            icon={doctorOrder === 'approved' ? 'icon-check' : 'icon-info'}
          >
            {messages.orders[doctorOrder]}
          </Badge>
        </p>
      )}
      {ahead && keepReady}
      <ul className="flex flex-col gap-2 text-content-muted">
        <li className="flex gap-3 tabular-nums">
          <Icon name="icon-clock" className="mt-[0.125em]" />
          <span>
            <time dateTime={startsAt}>{when}</time>
            <span>{`, ${messages.indian}`}</span>
          </span>
        </li>
        {place && (
          <li className="flex gap-3">
            <Icon name="icon-map-pin" className="mt-[0.125em]" />
            {wrapText(place)}
          </li>
        )}
        {payment === 'due' && status === 'done' && (
          <li className="flex gap-3 tabular-nums">
            <Icon name="icon-receipt" className="mt-[0.125em]" />
            <span>{messages.stillDue(formatPaise(totalPaise))}</span>
          </li>
        )}
        {payment === 'paid' && (
          <li className="flex gap-3 tabular-nums">
            <Icon name="icon-receipt" className="mt-[0.125em]" />
            <span>{messages.paid(formatPaise(totalPaise))}</span>
          </li>
        )}
      </ul>
      {!over && <CallBar name={name} mobile={nurse?.mobile ?? null} shop={shop} />}
    </article>
  );
}

function Steps({ status }: { status: (typeof way)[number] }) {
  const messages = useMessages('visitPass', visitPassMessages);
  const at = way.indexOf(status);
  return (
    <ol aria-label={messages.progress} className="flex gap-2">
      {way.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className="flex min-w-0 flex-1 flex-col gap-1"
        >
          {/* The border is what forced colours show: whole when done, hollow when not. */}
          <span
            aria-hidden
            className={cn(
              'h-1.5 rounded-full border',
              index <= at
                ? 'border-accent-fill bg-accent-fill forced-colors:bg-[CanvasText]'
                : 'border-line bg-line',
            )}
          />
          <span
            className={cn('text-meta', index === at ? 'font-strong text-accent-text' : 'text-content-muted')}
          >
            {messages.steps[step]}
          </span>
        </li>
      ))}
    </ol>
  );
}
