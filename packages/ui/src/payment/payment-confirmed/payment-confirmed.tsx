'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { paymentMessages } from '../messages.en.ts';

export interface PaymentConfirmedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 'Razorpay'. */
  method: string;
  /** The provider's number of the payment. */
  paymentId: string;
}

/** The payment arrived and was verified. */
export function PaymentConfirmed({ method, paymentId, className, ...props }: PaymentConfirmedProps) {
  const messages = useMessages('payment', paymentMessages);
  const rows = [
    [messages.status, messages.verified],
    [messages.method, method],
    [messages.paymentId, paymentId],
  ];
  return (
    <div
      data-slot="payment-confirmed"
      {...props}
      className={cn(
        'flex flex-col gap-3 rounded-card border border-success-line bg-success-tint p-4 wrap-anywhere md:p-5',
        className,
      )}
    >
      <h2 className="flex gap-2 text-lead">
        <Icon name="icon-circle-check" className="mt-[0.075em] text-success-text" />
        <span>{messages.confirmed}</span>
      </h2>
      <dl className="flex flex-col gap-1.5 tabular-nums">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt>{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
