'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { Link } from '../../base/link/link.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { baseMessages } from '../../base/messages.en.ts';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { videoMessages } from '../video-messages.en.ts';
import {
  VideoSummary,
  VideoSummarySkeleton,
  type VideoSummaryProps,
} from '../video-summary/video-summary.tsx';

export interface VideoBookedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was booked. */
  summary: VideoSummaryProps;
  /** The booking's number, as the patient knows it. */
  number: string;
  /** The link comes so many minutes before. */
  linkMinutes: number;
  /** One is ready so many minutes before. */
  readyMinutes: number;
  /** Leads to where it is moved and cancelled; undefined where it cannot be any more. */
  changeHref?: string | undefined;
  /** ISO instant until which all of the money comes back; null where not all of it does. */
  freeUntil: string | null;
  /** Leads to the room. */
  roomHref: string;
  /** Leads to the order. */
  orderHref: string;
  /** Saves it as a calendar file. */
  onAddToCalendar: () => void;
  /** The file is on its way. */
  calendarBusy?: boolean;
  /** Why there is no file. */
  calendarError?: string | undefined;
  /** Leads away: another one can be booked then. */
  onClose: () => void;
}

/** A screen with somebody on it, and a tick. */
const drawing = (
  <svg aria-hidden viewBox="0 0 160 112" className="h-28 w-40">
    <ellipse className="fill-surface-sunken" cx="80" cy="102" rx="66" ry="8" />
    <circle className="fill-accent-tint" cx="80" cy="52" r="46" />
    <path
      className="fill-accent-text"
      d="M34 30a6 6 0 0 1 6-6h80a6 6 0 0 1 6 6v54a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z"
    />
    <path className="fill-surface-raised" d="M40 30h80v54H40z" />
    <path className="fill-accent-line" d="M58 84c0-16 9-22 22-22s22 6 22 22z" />
    <circle className="fill-accent-line/60" cx="80" cy="48" r="12" />
    <circle className="fill-highlight-fill" cx="116" cy="84" r="15" />
    <path
      className="fill-none stroke-highlight-on-fill"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M109 84l5 5 9-10"
    />
  </svg>
);
const column = 'flex w-full max-w-dialog flex-col gap-5';
const before = (at: string, minutes: number) => new Date(Date.parse(at) - minutes * 60_000).toISOString();

/** The consultation stands: with whom and when, when its link comes, when to be ready, and where to go from here. */
export function VideoBooked({
  summary,
  number,
  linkMinutes,
  readyMinutes,
  changeHref,
  freeUntil,
  roomHref,
  orderHref,
  onAddToCalendar,
  calendarBusy = false,
  calendarError,
  onClose,
  className,
  ...props
}: VideoBookedProps) {
  const messages = useMessages('video', videoMessages);
  const { startsAt, whatsapp, feePaise } = summary;
  const timeOf = (minutes: number) => messages.time(indian(before(startsAt, minutes))[4]);
  const rows: Array<[icon: IconName, said: ReactNode]> = [
    ['icon-clock', messages.ready(readyMinutes, timeOf(readyMinutes))],
    ['icon-file-text', messages.papers],
  ];
  if (changeHref !== undefined)
    rows.push([
      'icon-calendar-days',
      <>
        <span>{`${messages.canChange} ${freeUntil ? messages.free(messages.time(indian(freeUntil)[4])) : ''} `}</span>
        <Link href={changeHref} className="font-medium text-accent-text underline underline-offset-4">
          {messages.changeIt}
        </Link>
      </>,
    ]);
  if (whatsapp !== undefined)
    rows.unshift([
      'icon-message-circle',
      messages.link(timeOf(linkMinutes), whatsapp.replaceAll(' ', '\u00A0')),
    ]);
  return (
    <div
      data-slot="video-booked"
      {...props}
      className={cn('flex flex-col items-center gap-6 wrap-anywhere', className)}
    >
      <div className="flex w-full flex-col items-center gap-2 text-center">
        {drawing}
        <h1 tabIndex={-1} className="pt-2 text-page">
          {messages.bookedTitle}
        </h1>
        <p className="text-content-muted">{messages.bookedText(linkMinutes)}</p>
      </div>
      <div className={column}>
        <VideoSummary {...summary} />
        <Card>
          <dl className="flex flex-col gap-2 tabular-nums">
            <div className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-content-muted">{messages.number}</dt>
              <dd translate="no" className="font-strong">
                {number}
              </dd>
            </div>
            <div className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-content-muted">{messages.paid}</dt>
              <dd translate="no" className="font-strong">
                {formatPaise(feePaise)}
              </dd>
            </div>
          </dl>
        </Card>
        <section className="flex flex-col gap-3">
          <h2 className="text-lead">{messages.before}</h2>
          <ul className="flex flex-col gap-3">
            {rows.map(([icon, said]) => (
              <li key={icon} className="flex gap-3">
                <Icon name={icon} className="mt-[0.125em] text-accent-text" />
                <span className="min-w-0">{said}</span>
              </li>
            ))}
          </ul>
        </section>
        <Button tone="plain" wide busy={calendarBusy} onClick={onAddToCalendar}>
          <Icon name="icon-calendar-days" />
          <span>{calendarBusy ? messages.addingToCalendar : messages.addToCalendar}</span>
        </Button>
        {calendarError && <Notice tone="danger">{calendarError}</Notice>}
        <div className="flex flex-col gap-3 pt-1 xs:flex-row xs:flex-wrap xs:*:grow">
          <LinkButton href={orderHref}>{messages.viewOrder}</LinkButton>
          <LinkButton href={roomHref} tone="plain">
            <Icon name="icon-video" />
            <span>{messages.join}</span>
          </LinkButton>
          <Button tone="plain" onClick={onClose}>
            {messages.close}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The place of a VideoBooked that is still loading. */
export function VideoBookedSkeleton() {
  const messages = useMessages('base', baseMessages);
  return (
    <div aria-busy data-slot="video-booked-skeleton" className="flex flex-col items-center gap-6">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className="flex w-full flex-col items-center gap-2">
        <Skeleton shape="circle" className="size-28" />
        <SkeletonText lines={1} className="w-64 max-w-full pt-2 text-page" />
      </div>
      <div className={column}>
        <VideoSummarySkeleton />
        <SkeletonText lines={4} className="flex flex-col gap-3" />
      </div>
    </div>
  );
}
