'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { orderMessages } from '../messages.en.ts';

export interface RefundCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is paid back, in paise. */
  amountPaise: number;
  /** `failed`: the provider refused it. */
  state: 'pending' | 'processed' | 'failed';
  /** How it was paid, and how it comes back: 'Razorpay'. */
  method: string;
  /** By which the bank finds it; null until the provider has given one. */
  reference: string | null;
  /** 'YYYY-MM-DD'. */
  expectedBy: string;
  /** ISO instant. */
  processedAt?: string | null | undefined;
  /** Why it is paid back. */
  reason?: string | null | undefined;
}

const looks = {
  pending: ['icon-undo-2', 'border-info-line bg-info-tint', 'text-info-text'],
  processed: ['icon-circle-check', 'border-success-line bg-success-tint', 'text-success-text'],
  failed: ['icon-triangle-alert', 'border-warning-line bg-warning-tint', 'text-warning-text'],
} as const;

/** Money that goes back: how much, how, by when, and the reference that the bank asks for. */
export function RefundCard({
  amountPaise,
  state,
  method,
  reference,
  expectedBy,
  processedAt,
  reason,
  className,
  ...props
}: RefundCardProps) {
  const messages = useMessages('order', orderMessages);
  const [icon, box, tone] = looks[state];
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return <time dateTime={at}>{messages.day(weekday, date, month, year)}</time>;
  };
  const rows: Array<[name: string, value: ReactNode]> = [
    [messages.amount, formatPaise(amountPaise)],
    [messages.method, method],
  ];
  if (reference) rows.push([messages.reference, reference]);
  if (state === 'processed' && processedAt) rows.push([messages.sentOn, day(processedAt)]);
  // Sent is not there yet: a bank takes its days.
  if (state !== 'failed') rows.push([messages.expectedBy, day(expectedBy)]);
  if (reason) rows.push([messages.reason, reason]);
  return (
    <div
      data-slot="refund-card"
      data-state={state}
      {...props}
      className={cn('flex gap-2.5 rounded-control border p-3 wrap-anywhere', box, className)}
    >
      <Icon name={icon} className={cn('mt-[0.125em]', tone)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="text-body text-balance">{messages.refunds[state].title}</h3>
        <dl className="flex max-w-dialog flex-col gap-1 tabular-nums">
          {rows.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-meta">{name}</dt>
              <dd className="min-w-0 font-strong">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-meta">{messages.refunds[state].text}</p>
      </div>
    </div>
  );
}
