'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { OrderStatus } from '../../base/status-badge/status-badge.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { orderMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface OrderTimelineEntry {
  status: OrderStatus;
  /** ISO instant, shown in Indian time. */
  at: string;
  by?: 'you' | 'shop' | 'pharmacist' | 'system' | undefined;
  /** Why, where nobody did it by hand: shown instead of who. */
  reason_code?: 'money_returned' | undefined;
}
export interface OrderTimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Oldest first: the last one is where the order stands. */
  entries: readonly OrderTimelineEntry[];
}

const icons = {
  pending: 'icon-clock',
  processing: 'icon-package',
  shipped: 'icon-truck',
  delivered: 'icon-circle-check',
  cancelled: 'icon-circle-x',
} as const;
const way: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** What happened to an order, when and by whom, and what is still to come. */
export function OrderTimeline({ entries, className, ...props }: OrderTimelineProps) {
  const messages = useMessages('order', orderMessages);
  const common = useMessages('base', baseMessages);
  const last = entries.at(-1)?.status;
  const ahead = last === undefined || last === 'cancelled' ? [] : way.slice(way.indexOf(last) + 1);
  const item = (key: string, status: OrderStatus, text: ReactNode, state: 'done' | 'current' | 'ahead') => (
    <li
      key={key}
      aria-current={state === 'current' ? 'step' : undefined}
      data-state={state}
      className={cn('flex gap-3', state === 'ahead' && 'text-content-muted')}
    >
      <Icon
        name={icons[status]}
        className={cn(
          'mt-[0.125em]',
          state === 'current' && (status === 'cancelled' ? 'text-danger-text' : 'text-accent-text'),
        )}
      />
      <div className="min-w-0">
        <p className={state === 'current' ? 'font-strong' : undefined}>{common[status]}</p>
        <p className="text-meta text-content-muted">{text}</p>
      </div>
    </li>
  );
  return (
    <ol
      data-slot="order-timeline"
      aria-label={messages.progress}
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      {entries.map(({ status, at, by, reason_code }, index) =>
        item(
          `${index}`,
          status,
          <>
            <time dateTime={at}>{messages.dateTime(...indian(at))}</time>
            {wrapText(reason_code ? ` · ${messages.why[reason_code]}` : by && ` · ${messages.by[by]}`)}
          </>,
          index === entries.length - 1 ? 'current' : 'done',
        ),
      )}
      {ahead.map((status) => item(status, status, messages.notYet, 'ahead'))}
    </ol>
  );
}
