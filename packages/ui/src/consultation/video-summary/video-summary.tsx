'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { Card } from '../../base/card/card.tsx';
import { Link } from '../../base/link/link.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { videoMessages } from '../video-messages.en.ts';

export interface VideoSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Without 'Dr.'. */
  name: string;
  /** In words: 'General medicine'. */
  specialty: string;
  /** Of the doctor; '' where it is not known. */
  registrationNo: string;
  /** Address of a square picture; initials without one. */
  image?: string | null | undefined;
  /** ISO instant. */
  startsAt: string;
  /** How long it lasts. */
  minutes: number;
  /** The number that gets the link; undefined where it is not known. */
  whatsapp?: string | undefined;
  /** What it costs, in paise. */
  feePaise: number;
  /** Leads to where doctor, time and number are chosen. */
  changeHref?: string | undefined;
  /** How long the time is kept. */
  hold?: ReactNode;
}
const row = 'flex flex-col';

/** One video consultation: with whom, when, how long, which number gets the link, and what it costs. */
export function VideoSummary({
  name,
  specialty,
  registrationNo,
  image,
  startsAt,
  minutes,
  whatsapp,
  feePaise,
  changeHref,
  hold,
  className,
  ...props
}: VideoSummaryProps) {
  const messages = useMessages('video', videoMessages);
  const own = useId();
  return (
    <section
      data-slot="video-summary"
      aria-labelledby={`${own}-title`}
      {...props}
      className={cn('flex flex-col gap-3 wrap-anywhere', className)}
    >
      <h2 id={`${own}-title`} className="text-title">
        {messages.summary}
      </h2>
      <Card className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <Avatar name={name} image={image} />
          <div className="min-w-0 flex-1">
            <p className="text-lead font-strong">{messages.doctor(name)}</p>
            <p className="text-content-muted">{specialty}</p>
            {registrationNo && (
              <p className="text-meta text-content-muted">{messages.registration(registrationNo)}</p>
            )}
          </div>
        </div>
        <dl className="flex flex-col gap-3">
          <div className={row}>
            <dt className="text-meta text-content-muted">{`${messages.when} · ${messages.indianTime}`}</dt>
            <dd className="text-lead font-strong">
              <time dateTime={startsAt}>{messages.longWhen(...indian(startsAt))}</time>
            </dd>
            <dd>{messages.lasts(minutes)}</dd>
          </div>
          {whatsapp !== undefined && (
            <div className={row}>
              <dt className="text-meta text-content-muted">{messages.linkTo}</dt>
              <dd className="font-medium tabular-nums">{whatsapp}</dd>
            </div>
          )}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 tabular-nums">
            <dt>{messages.fee}</dt>
            <dd translate="no" className="text-title font-strong">
              {formatPaise(feePaise)}
            </dd>
          </div>
        </dl>
        {hold}
        {changeHref !== undefined && (
          <Link
            href={changeHref}
            className="inline-flex min-h-target items-center self-start rounded-small font-medium text-accent-text underline underline-offset-4"
          >
            {messages.change}
          </Link>
        )}
      </Card>
    </section>
  );
}

/** The place of a VideoSummary that is still loading. */
export function VideoSummarySkeleton() {
  return (
    <div aria-hidden data-slot="video-summary-skeleton" className="flex flex-col gap-3">
      <SkeletonText lines={1} className="w-48 max-w-full text-title" />
      <Card className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <Skeleton shape="circle" className="size-14" />
          <div className="flex-1">
            <SkeletonText lines={2} />
          </div>
        </div>
        <SkeletonText lines={4} />
      </Card>
    </div>
  );
}
