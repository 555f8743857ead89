'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { calendarMessages } from '../../base/calendar-messages.en.ts';
import { Card } from '../../base/card/card.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { indianTime } from '../../messages/days.ts';
import { useMessages } from '../../messages/provider.ts';
import { serviceCheckoutMessages } from '../service-checkout-messages.en.ts';

export interface VisitSummaryProps extends ComponentProps<'div'> {
  /** What the service is called; left out where it stands beside. */
  name?: string;
  /** The chosen time, 'YYYY-MM-DDTHH:MM', Indian; '' for none. */
  time: string;
  /** How long the visit lasts. */
  minutes: number;
  /** The chosen address's title. */
  place?: string | undefined;
  /** The service fee, which is all that is paid, in paise. */
  pricePaise: number;
}

/** When and where a visit is, and what it costs: the same before and while it is paid. Children are a way to change it. */
export function VisitSummary({
  name,
  time,
  minutes,
  place,
  pricePaise,
  className,
  children,
  ...props
}: VisitSummaryProps) {
  const messages = useMessages('serviceCheckout', serviceCheckoutMessages);
  const words = useMessages('calendar', calendarMessages);
  const begins = time ? indianTime(time) : undefined;
  const facts = [
    [
      messages.time,
      begins && `${messages.span(words.when(...begins), begins[4] + minutes)} · ${messages.indianTime}`,
    ],
    [messages.place, place],
    [messages.fee, formatPaise(pricePaise)],
    [messages.travel, messages.included],
  ] as const;
  return (
    <Card data-slot="visit-summary" {...props} className={cn('flex flex-col gap-3', className)}>
      <h2 className="text-title wrap-anywhere">{name ?? messages.visit}</h2>
      <dl className="flex flex-col gap-2">
        {facts.map(([fact, value]) => (
          <div key={fact} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-content-muted">{fact}</dt>
            <dd className="font-medium tabular-nums wrap-anywhere">{value ?? messages.notChosen}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-lead font-strong">
          <dt>{messages.total}</dt>
          <dd translate="no" className="tabular-nums">
            {formatPaise(pricePaise)}
          </dd>
        </div>
      </dl>
      {children}
    </Card>
  );
}
