'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { BookingState, type BookingStatus } from '../../base/booking-state/booking-state.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { visitCardMessages } from '../visit-card-messages.en.ts';

export interface VisitCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The service. */
  title: string;
  /** Leads to the visit pass. */
  href: string;
  /** When it begins: ISO instant, shown in Indian time. */
  startsAt: string;
  /** When it ends: ISO instant. */
  endsAt: string;
  /** Where, in one line. */
  place: string | null;
  /** Who comes; null while nobody is chosen. */
  nurse: { name: string; role: string; registration: string } | null;
  /** How far it is. */
  status: BookingStatus;
  /** What it costs in all, or what goes back of it, in paise. */
  totalPaise: number;
  /** How it is paid: 'due' at the visit; 'back' of what was cancelled, 'none' where nothing was paid of it. */
  payment: 'paid' | 'due' | 'back' | 'none';
  /** Leads to where the same is booked again, of one that is over. */
  againHref?: string | undefined;
}

const box = 'flex flex-col gap-4 rounded-card border border-line p-4 md:p-5';

/**
 * One home visit in the list of them: what, when, where, who comes, how it is paid, and the way to its pass. Children are further
 * buttons.
 */
export function VisitCard({
  title,
  href,
  startsAt,
  endsAt,
  place,
  nurse,
  status,
  totalPaise,
  payment,
  againHref,
  className,
  children,
  ...props
}: VisitCardProps) {
  const messages = useMessages('visitCard', visitCardMessages);
  const id = useId();
  const over = status === 'done' || status === 'cancelled';
  const facts: Array<[IconName, string]> = [];
  if (nurse)
    facts.push([
      'icon-user',
      [nurse.name, nurse.role, messages.registration(nurse.registration)].join(' · '),
    ]);
  else if (!over) facts.push(['icon-user', messages.noNurse]);
  if (place && !over) facts.push(['icon-map-pin', place]);
  if (payment !== 'none')
    facts.push([
      'icon-receipt',
      messages[payment === 'due' && status === 'done' ? 'stillDue' : payment](formatPaise(totalPaise)),
    ]);
  return (
    <article
      data-slot="visit-card"
      data-state={status}
      aria-labelledby={id}
      {...props}
      className={cn(box, 'wrap-anywhere', over ? 'bg-surface' : 'bg-surface-raised', className)}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className={cn('text-lead', over && 'text-content-muted')}>
            {title}
          </h2>
          <p className={cn('tabular-nums', over ? 'text-content-muted' : 'font-strong')}>
            <time dateTime={startsAt}>
              {messages.span(messages.when(...indian(startsAt)), indian(endsAt)[4])}
            </time>
          </p>
        </div>
        <BookingState status={status} />
      </div>
      <ul className="flex flex-col gap-1 text-content-muted">
        {facts.map(([icon, text]) => (
          <li key={icon} className="flex gap-2 tabular-nums">
            <Icon name={icon} className="mt-[0.125em]" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 max-xs:*:grow">
        <LinkButton
          href={href}
          tone={over ? 'plain' : 'accent'}
          aria-label={over ? messages.detailsOf(title) : messages.openOf(title)}
        >
          {over ? messages.details : messages.open}
        </LinkButton>
        {againHref && (
          <LinkButton href={againHref} tone="plain" aria-label={messages.againOf(title)}>
            <Icon name="icon-rotate-ccw" />
            <span>{messages.again}</span>
          </LinkButton>
        )}
        {children}
      </div>
    </article>
  );
}

/** The place of a VisitCard that is still loading. Silent: the list says 'Loading' once. */
export function VisitCardSkeleton() {
  return (
    <div aria-hidden data-slot="visit-card-skeleton" className={cn(box, 'bg-surface-raised')}>
      <SkeletonText lines={2} className="w-3/5" />
      <SkeletonText lines={3} />
      <Skeleton shape="control" className="h-control w-48 max-w-full" />
    </div>
  );
}
