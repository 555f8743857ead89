import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { paymentMessages } from '../messages.en.ts';

export interface PaymentConfirmedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 'Razorpay'. */
  method: string;
  paymentId: string;
  amountPaise?: number | undefined;
  headingLevel?: 2 | 3;
}

/** The payment arrived and was verified. */
export function PaymentConfirmed({
  method,
  paymentId,
  amountPaise,
  headingLevel = 2,
  className,
  ...props
}: PaymentConfirmedProps) {
  const messages = useMessages('payment', paymentMessages);
  const Heading = `h${headingLevel}` as const;
  const rows = [
    [messages.status, messages.verified],
    [messages.method, method],
    [messages.paymentId, paymentId],
    ...(amountPaise === undefined ? [] : [[messages.amount, formatPaise(amountPaise)]]),
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
      <Heading className="flex gap-2 text-lead">
        <Icon name="icon-circle-check" className="mt-[0.075em] text-success-text" />
        {messages.confirmed}
      </Heading>
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
