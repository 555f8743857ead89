'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { labBookingConfirmedMessages } from '../lab-booking-confirmed-messages.en.ts';

export interface LabBookingConfirmedProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The booking's number as the server knows it; also the id of the element. */
  id: string;
  /** ISO instant at which somebody comes. */
  startsAt: string;
  /** ISO instant by which they have come. */
  endsAt: string;
  /** The address. */
  place: string;
  /** Tests and packages. */
  items: ReadonlyArray<{ title: string; pricePaise: number }>;
  /** What all costs, in paise. */
  totalPaise: number;
  /** What collection costs, in paise; 0 is free. */
  feePaise: number;
  /** To be paid at collection; else it is paid. */
  due: boolean;
  /** Within so many minutes we call. */
  callWithinMinutes: number;
  /** When a report comes, after collection. */
  reportHours: { from: number; to: number };
  /** The PrepPlan. */
  plan: ReactNode;
  /** What one may do next: the booking, another test, the calendar, the print. */
  children?: ReactNode;
}

const row = 'flex flex-wrap justify-between gap-x-4';

/** The tests are booked: when and where we come, what it costs, how to prepare, what happens next. */
export function LabBookingConfirmed({
  id,
  startsAt,
  endsAt,
  place,
  items,
  totalPaise,
  feePaise,
  due,
  callWithinMinutes,
  reportHours,
  plan,
  className,
  children,
  ...props
}: LabBookingConfirmedProps) {
  const messages = useMessages('labBookingConfirmed', labBookingConfirmedMessages);
  const about = [
    [messages.bookingId, id],
    [
      messages.when,
      <time key="when" dateTime={startsAt}>
        {messages.span(messages.begins(...indian(startsAt)), indian(endsAt)[4])}
      </time>,
    ],
    [messages.where, place],
  ] as const;
  return (
    <div
      data-slot="lab-booking-confirmed"
      data-state={due ? 'due' : 'paid'}
      id={id}
      {...props}
      className={cn('flex flex-col items-center gap-6 wrap-anywhere', className)}
    >
      <div className="flex w-full flex-col items-center gap-2 text-center">
        <span className="flex size-20 items-center justify-center rounded-full bg-success-tint text-page text-success-text">
          <Icon name="icon-circle-check" />
        </span>
        <h1 tabIndex={-1} className="pt-2 text-page">
          {messages.title}
        </h1>
        <p className="text-content-muted">{messages.thanks}</p>
      </div>
      <div className="flex w-full max-w-dialog flex-col gap-5">
        <Card>
          <dl className="flex flex-col gap-2 tabular-nums">
            {about.map(([name, value]) => (
              <div key={name} className={row}>
                <dt className="text-content-muted">{name}</dt>
                <dd className="font-strong">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card>
          <section aria-labelledby={`${id}-tests`} className="flex flex-col gap-3">
            <h2 id={`${id}-tests`} className="text-lead">
              {messages.tests}
            </h2>
            <ul className="flex flex-col gap-2 tabular-nums">
              {items.map(({ title, pricePaise }) => (
                <li key={`${title} ${pricePaise}`} className={row}>
                  <span>{title}</span> <span translate="no">{formatPaise(pricePaise)}</span>
                </li>
              ))}
              <li className={row}>
                <span>{messages.collection}</span>{' '}
                <span>{feePaise === 0 ? messages.free : formatPaise(feePaise)}</span>
              </li>
            </ul>
            <p className={cn(row, 'border-t border-line pt-3 font-strong tabular-nums')}>
              <span>{due ? messages.due : messages.paid}</span>{' '}
              <span translate="no">{formatPaise(totalPaise)}</span>
            </p>
          </section>
        </Card>
        {plan}
        <section className="flex flex-col gap-3">
          <h2 className="text-title">{messages.next}</h2>
          <ul className="flex flex-col gap-3">
            <li className="flex gap-3">
              <Icon name="icon-phone" className="mt-[0.125em] text-accent-text" />
              <span>{messages.call(callWithinMinutes)}</span>
            </li>
            <li className="flex gap-3">
              <Icon name="icon-file-text" className="mt-[0.125em] text-accent-text" />
              <span>{messages.report(reportHours.from, reportHours.to)}</span>
            </li>
          </ul>
        </section>
        {children && <div className="flex flex-wrap gap-3 *:grow print:hidden">{children}</div>}
      </div>
    </div>
  );
}
