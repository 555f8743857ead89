'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { OrderStatus } from '../../base/status-badge/status-badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { orderMessages } from '../messages.en.ts';

export interface OrderNextProps extends ComponentProps<'div'> {
  /** Where the order stands. */
  status: OrderStatus;
  /** For whom or what a pending order waits; us where nothing is given. */
  waitsFor?: 'shop' | 'pharmacist' | 'prescription' | undefined;
  /** How long unopened packs are taken back, in days. */
  returnDays: number;
  /** What can be done about it. */
  children?: ReactNode;
}

const icons = {
  shop: 'icon-clock',
  pharmacist: 'icon-shield-check',
  prescription: 'icon-file-text',
  processing: 'icon-package',
  shipped: 'icon-truck',
  delivered: 'icon-circle-check',
  cancelled: 'icon-circle-x',
} as const;

/** What comes next in an order, and what is asked of the patient. */
export function OrderNext({
  status,
  waitsFor = 'shop',
  returnDays,
  className,
  children,
  ...props
}: OrderNextProps) {
  const messages = useMessages('order', orderMessages);
  const at = status === 'pending' ? waitsFor : status;
  return (
    <Card data-slot="order-next" data-state={at} {...props} className={cn('flex flex-col gap-3', className)}>
      <h2 className="text-lead">{messages.next}</h2>
      <p className="flex gap-3">
        <Icon
          name={icons[at]}
          className={cn('mt-[0.125em]', at === 'prescription' ? 'text-warning-text' : 'text-accent-text')}
        />
        <span className="min-w-0">
          {at === 'delivered' ? messages.comes.delivered(returnDays) : messages.comes[at]}
        </span>
      </p>
      {children}
    </Card>
  );
}
