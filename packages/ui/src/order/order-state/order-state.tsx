'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { StatusBadge, type OrderStatus } from '../../base/status-badge/status-badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { orderMessages } from '../messages.en.ts';

export interface OrderStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where it stands. */
  status: OrderStatus | (string & {});
  /** For whom or what a pending order waits. */
  waitsFor?: 'shop' | 'pharmacist' | 'prescription' | undefined;
}

/** Where an order stands, and while it is pending for what it waits (decision C1). */
export function OrderState({ status, waitsFor, className, ...props }: OrderStateProps) {
  const messages = useMessages('order', orderMessages);
  return (
    <div
      data-slot="order-state"
      data-state={waitsFor ?? status}
      {...props}
      className={cn('flex flex-col gap-1', className)}
    >
      <StatusBadge status={status} />
      {waitsFor && <p className="text-meta text-content-muted">{messages.waitsFor[waitsFor]}</p>}
    </div>
  );
}
