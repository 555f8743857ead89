'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { BookingState, type BookingStatus } from '../../base/booking-state/booking-state.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { bookingCardMessages } from '../booking-card-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface BookingCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** Somebody comes, one goes there, a sample is collected, or one meets by video. */
  kind: 'visit' | 'appointment' | 'collection' | 'video';
  /** What was booked: the service, the doctor. */
  title: string;
  /** Leads to the booking's own page. */
  href: string;
  /** When it begins: ISO instant, shown in Indian time. */
  startsAt: string;
  /** When it ends: ISO instant. */
  endsAt: string;
  /** Where, in one line. */
  place?: string | null | undefined;
  /** Who comes, or what the doctor treats. */
  who?: string | null | undefined;
  /** How far it is. */
  status: BookingStatus;
  /** It is over: quieter, and nothing is to be done. */
  past?: boolean;
  /** Leads to where the same is booked again, of one that is over. */
  againHref?: string | undefined;
}

const icons = {
  visit: 'icon-syringe',
  appointment: 'icon-stethoscope',
  collection: 'icon-flask-conical',
  video: 'icon-video',
} as const;
const box = 'relative flex gap-4 rounded-card border border-line p-4 md:p-5';
const fact = 'flex gap-2 text-content-muted';

/** One visit or appointment in a list of them: what, when, where, how far, and what to do next. Children are further buttons. */
export function BookingCard({
  kind,
  title,
  href,
  startsAt,
  endsAt,
  place,
  who,
  status,
  past = false,
  againHref,
  className,
  children,
  ...props
}: BookingCardProps) {
  const messages = useMessages('bookingCard', bookingCardMessages);
  const id = useId();
  const next = past || status === 'done' || status === 'cancelled' ? undefined : messages.next[kind][status];
  return (
    <article
      data-slot="booking-card"
      data-state={past ? 'past' : status}
      aria-labelledby={id}
      {...props}
      className={cn(box, 'linked-card wrap-anywhere', past ? 'bg-surface' : 'bg-surface-raised', className)}
    >
      <span
        aria-hidden
        className={cn(
          'grid size-14 flex-none place-items-center rounded-control text-title max-md:hidden',
          past ? 'bg-surface-sunken text-content-muted' : 'bg-accent-tint text-accent-text',
        )}
      >
        <Icon name={icons[kind]} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="text-meta text-content-muted">{messages.kinds[kind]}</p>
            <h3 id={id} className={cn('text-lead', past && 'text-content-muted')}>
              <Link href={href} className="stretched-link">
                {title}
              </Link>
            </h3>
          </div>
          <BookingState status={status} />
        </div>
        <div className="flex flex-col gap-1">
          <p className={cn('flex gap-2 tabular-nums', past ? 'text-content-muted' : 'font-strong')}>
            <Icon name="icon-clock" className="mt-[0.125em]" />
            <time dateTime={startsAt}>
              {messages.span(messages.when(...indian(startsAt)), indian(endsAt)[4])}
            </time>
          </p>
          {who && (
            <p className={fact}>
              <Icon name="icon-user" className="mt-[0.125em]" />
              {wrapText(who)}
            </p>
          )}
          {place && !past && (
            <p className={fact}>
              <Icon name="icon-map-pin" className="mt-[0.125em]" />
              {wrapText(place)}
            </p>
          )}
        </div>
        {next && <p>{next}</p>}
        {(againHref || children) && (
          <div className="relative flex flex-wrap gap-3 self-start empty:hidden">
            {againHref && (
              <LinkButton href={againHref} tone="plain" aria-label={messages.againOf(title)}>
                <Icon name="icon-rotate-ccw" />
                <span>{messages.again}</span>
              </LinkButton>
            )}
            {children}
          </div>
        )}
      </div>
    </article>
  );
}

/** The place of a BookingCard that is still loading. Silent: the list says 'Loading' once. */
export function BookingCardSkeleton() {
  return (
    <div aria-hidden data-slot="booking-card-skeleton" className={cn(box, 'bg-surface-raised')}>
      <Skeleton shape="control" className="size-14 flex-none max-md:hidden" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <SkeletonText lines={2} className="w-3/5" />
        <SkeletonText lines={3} />
      </div>
    </div>
  );
}
