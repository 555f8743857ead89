'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { indian } from '../../messages/indian.ts';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import type { ReviewDecision } from '../review-line/review-line.tsx';
import { reviewMessages } from '../review-messages.en.ts';

export interface ReviewOrderProps extends ComponentProps<'section'> {
  /** The order's number as the server knows it. */
  orderId: string;
  /** ISO instant; shown in Indian time. */
  createdAt: string;
  /** What goes back where nothing of the order is left. */
  goesBackPaise?: number | undefined;
}
/** An order that was given a prescription, around its lines. */
export function ReviewOrder({
  orderId,
  createdAt,
  goesBackPaise,
  id,
  className,
  children,
  ...props
}: ReviewOrderProps) {
  const messages = useMessages('review', reviewMessages);
  const titleId = `${id ?? orderId}-title`;
  return (
    <section
      data-slot="review-order"
      id={id}
      aria-labelledby={titleId}
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId} className="font-strong wrap-anywhere">
          {messages.order(orderId)}
        </h3>
        <p className="text-meta text-content-muted">
          <time dateTime={createdAt}>{messages.dateTime(...indian(createdAt))}</time>
        </p>
      </div>
      {children}
      {goesBackPaise !== undefined && (
        <Notice tone="warning">{messages.allGoesBack(formatPaise(goesBackPaise))}</Notice>
      )}
    </section>
  );
}

export interface ReviewOrderDecidedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The medicine's name. */
  name: string;
  /** Packs ordered. */
  quantity: number;
  /** What was decided. */
  decision: ReviewDecision;
  /** Why, for the patient. */
  reason?: string | null;
}
/** A line that cannot be decided any more. */
export function ReviewOrderDecided({
  name,
  quantity,
  decision,
  reason,
  className,
  ...props
}: ReviewOrderDecidedProps) {
  const messages = useMessages('review', reviewMessages);
  return (
    <div
      data-slot="review-order-decided"
      {...props}
      className={cn('rounded-card border border-line bg-surface-sunken p-4', className)}
    >
      <p className="font-strong wrap-anywhere">{`${name} × ${count(quantity)}`}</p>
      <p className="wrap-anywhere">{`${messages.closed[decision]}${reason ? `: ${reason}` : ''}`}</p>
    </div>
  );
}
