'use client';
import { useEffect, useRef, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';

export interface ReviewHeadProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whom it is for. */
  patientName: string;
  /** Ten digits. */
  mobile: string;
  /** In years, where somebody noted it. */
  age?: number | null | undefined;
  /** Numbers of the orders that it is about. */
  orderIds: readonly string[];
  /** Which of those that wait. */
  place?: { index: number; of: number } | undefined;
  /** Its heading takes focus. */
  focused?: boolean;
}

/** Whose prescription is being reviewed: it stays in sight while the rest scrolls. */
export function ReviewHead({
  patientName,
  mobile,
  age,
  orderIds,
  place,
  focused = false,
  className,
  ...props
}: ReviewHeadProps) {
  const messages = useMessages('review', reviewMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div
      data-slot="review-head"
      {...props}
      className={cn(
        'sticky top-0 z-5 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-surface px-1 pt-1 pb-2 wrap-anywhere md:top-16',
        className,
      )}
    >
      <h2 translate="no" ref={heading} tabIndex={-1} className="min-w-0 text-page">
        {patientName}
      </h2>
      {place && (
        <p className="text-meta text-content-muted tabular-nums">
          {messages.position(count(place.index), count(place.of))}
        </p>
      )}
      <p className="flex w-full flex-wrap items-center gap-x-4">
        {age != null && <span className="tabular-nums">{messages.years(age)}</span>}
        {orderIds.map((orderId) => (
          <span key={orderId} className="inline-flex items-center gap-1.5">
            <Icon name="icon-package" className="text-content-muted" />
            <span translate="no">{orderId}</span>
          </span>
        ))}
        <a
          href={`tel:+91${mobile}`}
          aria-label={`${messages.call(patientName)}: ${mobile}`}
          className="inline-flex min-h-target items-center gap-1.5 rounded-small text-accent-text underline underline-offset-4 tabular-nums"
        >
          <Icon name="icon-phone" />
          <span translate="no">{mobile}</span>
        </a>
      </p>
    </div>
  );
}
