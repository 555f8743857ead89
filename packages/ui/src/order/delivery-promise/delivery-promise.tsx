'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { deliveryMessages } from '../delivery-messages.en.ts';

export interface DeliveryPromiseProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** ISO instant by which it is there, shown in Indian time; null where nothing is promised, or not yet. */
  promisedAt: string | null;
  /** It is promised once a pharmacist has looked at it. */
  waits?: boolean;
  /** Called fast: beside something that is still to be chosen. */
  fast?: boolean;
}

/** By when an order comes: the same words on every screen. Nothing where nothing is promised. */
export function DeliveryPromise({
  promisedAt,
  waits = false,
  fast = false,
  className,
  ...props
}: DeliveryPromiseProps) {
  const messages = useMessages('delivery', deliveryMessages);
  if (!waits && promisedAt === null) return null;
  return (
    <p
      data-slot="delivery-promise"
      data-state={waits ? 'waits' : 'promised'}
      {...props}
      className={cn('flex gap-2', className)}
    >
      <Icon name="icon-truck" className="mt-[0.125em] text-accent-text" />
      <span className="min-w-0 wrap-anywhere">
        <span>{`${fast && !waits ? messages.fast : messages.delivery}: `}</span>
        {waits || promisedAt === null ? (
          <span className="font-strong">{messages.afterCheck}</span>
        ) : (
          <time dateTime={promisedAt} className="font-strong">
            {messages.by(...indian(promisedAt))}
          </time>
        )}
      </span>
    </p>
  );
}
