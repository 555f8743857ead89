'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { Link } from '../../base/link/link.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import {
  AppointmentSummary,
  type AppointmentSummaryProps,
} from '../appointment-summary/appointment-summary.tsx';
import { confirmedMessages } from '../confirmed-messages.en.ts';

export interface AppointmentConfirmedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was booked. */
  summary: AppointmentSummaryProps;
  /** The appointment's number, as the patient knows it. */
  number: string;
  /** Ways by which this patient gets messages; none where they chose none; undefined while that is not known. */
  told: ReadonlyArray<'sms' | 'whatsapp' | 'email'> | undefined;
  /** They want to be reminded. */
  reminded: boolean;
  /** Leads to where messages are chosen. */
  settingsHref: string;
  /** One comes so many minutes early. */
  earlyMinutes: number;
  /** ISO instant until which it can be moved or cancelled; null where it cannot any more. */
  changeUntil: string | null;
  /** ISO instant until which all of the money comes back. */
  freeUntil: string | null;
  /** Leads to where it is moved and cancelled. */
  changeHref: string;
  /** Saves it as a calendar file. */
  onAddToCalendar: () => void;
  /** The file is on its way. */
  calendarBusy?: boolean;
  /** Why there is no file. */
  calendarError?: string | undefined;
  /** Leads to the first page. */
  homeHref: string;
  /** Leads to the list of doctors. */
  doctorsHref: string;
  /** Whom to call; `href` with 'tel:'. */
  phone: { href: string; shown: string };
}

/** A calendar's page with the day ticked. */
const drawing = (
  <svg aria-hidden viewBox="0 0 160 112" className="h-28 w-40">
    <ellipse className="fill-surface-sunken" cx="80" cy="102" rx="66" ry="8" />
    <circle className="fill-accent-tint" cx="80" cy="52" r="46" />
    <path className="fill-accent-fill" d="M48 34a6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v12H48z" />
    <path className="fill-surface-raised" d="M48 46h64v46a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6z" />
    <path className="fill-accent-text" d="M62 20h6v16h-6zM92 20h6v16h-6z" />
    <path
      className="fill-accent-line/60"
      d="M57 55h9v8h-9zM75 55h9v8h-9zM94 55h9v8h-9zM57 70h9v8h-9zM57 85h9v8h-9zM75 85h9v8h-9z"
    />
    <circle className="fill-highlight-fill" cx="98" cy="78" r="15" />
    <path
      className="fill-none stroke-highlight-on-fill"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M91 78l5 5 9-10"
    />
  </svg>
);
const column = 'flex w-full max-w-dialog flex-col gap-5';

/** The appointment stands: with whom, when and where, what was sent, what to bring, and how to change it. */
export function AppointmentConfirmed({
  summary,
  number,
  told,
  reminded,
  settingsHref,
  earlyMinutes,
  changeUntil,
  freeUntil,
  changeHref,
  onAddToCalendar,
  calendarBusy = false,
  calendarError,
  homeHref,
  doctorsHref,
  phone,
  className,
  ...props
}: AppointmentConfirmedProps) {
  const messages = useMessages('confirmed', confirmedMessages);
  const moment = (at: string) => messages.when(...indian(at));
  const names = (told ?? []).map((way) => messages.ways[way]);
  const ways = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${messages.and} `);
  const reminding = told && told.length > 0 && (
    <>
      <span>{`${reminded ? messages.remind(ways) : messages.remindOff} `}</span>
      {!reminded && (
        <Link href={settingsHref} className="font-medium text-accent-text underline underline-offset-4">
          {messages.remindSettings}
        </Link>
      )}
    </>
  );
  const rows: Array<[icon: IconName, said: ReactNode]> = [
    ...(reminding ? [['icon-bell', reminding] as [IconName, ReactNode]] : []),
    ['icon-clock', messages.early(earlyMinutes)],
    ['icon-file-text', messages.bring],
    ...(changeUntil === null
      ? []
      : [
          [
            'icon-calendar-days',
            <>
              <span>{`${messages.canChange(moment(changeUntil))} ${freeUntil ? messages.free(moment(freeUntil)) : ''}`}</span>
            </>,
          ] as [IconName, ReactNode],
        ]),
  ];
  return (
    <div
      data-slot="appointment-confirmed"
      {...props}
      className={cn('flex flex-col items-center gap-6 wrap-anywhere', className)}
    >
      <div className="flex w-full flex-col items-center gap-2 text-center">
        {drawing}
        <h1 tabIndex={-1} className="pt-2 text-page">
          {messages.title}
        </h1>
        {told && (
          <p className="text-content-muted">{told.length > 0 ? messages.sent(ways) : messages.notSent}</p>
        )}
      </div>
      <div className={column}>
        <AppointmentSummary {...summary} />
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
                {formatPaise(summary.feePaise)}
              </dd>
            </div>
          </dl>
        </Card>
        <Button tone="plain" wide busy={calendarBusy} onClick={onAddToCalendar}>
          <Icon name="icon-calendar-days" />
          <span>{calendarBusy ? messages.addingToCalendar : messages.addToCalendar}</span>
        </Button>
        {calendarError && <Notice tone="danger">{calendarError}</Notice>}
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
        <div className="flex flex-col gap-3 pt-1 xs:flex-row xs:flex-wrap xs:*:grow">
          {changeUntil !== null && (
            <LinkButton href={changeHref} tone="plain">
              {messages.change}
            </LinkButton>
          )}
          <LinkButton href={doctorsHref} tone="plain">
            {messages.another}
          </LinkButton>
          <LinkButton href={homeHref}>{messages.home}</LinkButton>
          <LinkButton href={phone.href} tone="quiet">
            <Icon name="icon-phone" />
            <span>{messages.call(phone.shown)}</span>
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

/** The place of an AppointmentConfirmed that is still loading. */
export function AppointmentConfirmedSkeleton() {
  const messages = useMessages('base', baseMessages);
  return (
    <div aria-busy data-slot="appointment-confirmed-skeleton" className="flex flex-col items-center gap-6">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className="flex w-full flex-col items-center gap-2">
        <Skeleton shape="circle" className="size-28" />
        <SkeletonText lines={1} className="w-64 max-w-full pt-2 text-page" />
      </div>
      <div className={column}>
        <Skeleton shape="card" className="h-40" />
        <SkeletonText lines={4} className="flex flex-col gap-3" />
      </div>
    </div>
  );
}
