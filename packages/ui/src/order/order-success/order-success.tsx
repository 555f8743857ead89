import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { orderMessages } from '../messages.en.ts';

export interface OrderSuccessProps extends ComponentProps<'div'> {
  /** What was bought: it decides what is said next. One without words of its own is thanked for as an order. */
  serviceType: string;
  /** The order's number as the server knows it. */
  orderId: string;
  /** What is to be paid in all, in paise. */
  totalPaise: number;
  /** ISO instant; shown in Indian time. */
  at: string;
  /** A medicine waits for a prescription. */
  prescriptionNeeded?: boolean;
  /** The PaymentConfirmed, where something was paid. */
  paymentConfirmed?: ReactNode;
  /** Leads to the home page. */
  homeHref: string;
  /** Leads to the patient's orders. */
  ordersHref: string;
  /** Leads to the booked appointment. */
  appointmentHref?: string | undefined;
  /** Before what happens next: how its prescriptions stand. */
  children?: ReactNode;
}

const line = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const box = (
  <>
    <path className="fill-accent-fill" d="M46 48h68v42a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6z" />
    <path className="fill-accent-text" d="M44 34h72a5 5 0 0 1 5 5v13H39V39a5 5 0 0 1 5-5z" />
    <path className="fill-highlight-fill" d="M73 34h14v26l-7-5-7 5z" />
    <path className="fill-accent-on-fill/85" d="M54 74h22v13H54z" />
  </>
);
/** What was ordered, in a field of 160 by 112. */
const drawings = {
  medicine: box,
  other: box,
  paramedical: (
    <>
      <path
        className="fill-none stroke-accent-text"
        {...line}
        strokeWidth="5"
        d="M66 40v-6a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v6"
      />
      <rect className="fill-accent-fill" x="42" y="40" width="76" height="54" rx="8" />
      <circle className="fill-accent-on-fill/85" cx="80" cy="66" r="17" />
      <path className="fill-highlight-fill" d="M76 55h8v7h7v8h-7v7h-8v-7h-7v-8h7z" />
    </>
  ),
  appointment: (
    <>
      <rect
        className="fill-surface-raised stroke-accent-line"
        x="45"
        y="30"
        width="70"
        height="64"
        rx="8"
        strokeWidth="2.5"
      />
      <path className="fill-accent-fill" d="M45 48V38a8 8 0 0 1 8-8h54a8 8 0 0 1 8 8v10z" />
      <path className="fill-none stroke-accent-text" {...line} strokeWidth="5" d="M62 25v9M98 25v9" />
      <path
        className="fill-accent-line/40"
        d="M55 57h10v9H55zM75 57h10v9H75zM95 57h10v9H95zM55 75h10v9H55z"
      />
      <path className="fill-highlight-fill" d="M73 73h14v13H73z" />
    </>
  ),
  'video-consultation': (
    <>
      <rect className="fill-accent-fill" x="38" y="28" width="84" height="58" rx="7" />
      <path className="fill-accent-on-fill/85" d="M57 80c0-15 10-21 23-21s23 6 23 21z" />
      <circle className="fill-highlight-fill" cx="80" cy="48" r="11" />
      <path className="fill-none stroke-accent-text" {...line} strokeWidth="5" d="M66 96h28" />
    </>
  ),
  'medical-test': (
    <>
      <path
        className="fill-surface-raised stroke-accent-line"
        {...line}
        strokeWidth="2.5"
        d="M56 32h18v52a9 9 0 0 1-18 0zM86 32h18v52a9 9 0 0 1-18 0z"
      />
      <path className="fill-accent-fill" d="M59 56h12v28a6 6 0 0 1-12 0z" />
      <path className="fill-highlight-fill" d="M89 66h12v18a6 6 0 0 1-12 0z" />
      <path className="fill-accent-text" d="M53 24h24v10H53zM83 24h24v10H83z" />
    </>
  ),
};
type Known = keyof typeof drawings;
const icons: Record<Known, readonly IconName[]> = {
  other: ['icon-package', 'icon-file-text', 'icon-phone'],
  medicine: ['icon-shield-check', 'icon-truck', 'icon-phone'],
  paramedical: ['icon-calendar-days', 'icon-file-text', 'icon-phone'],
  appointment: ['icon-clock', 'icon-file-text', 'icon-phone'],
  'video-consultation': ['icon-video', 'icon-file-text', 'icon-phone'],
  'medical-test': ['icon-calendar-days', 'icon-circle-question-mark', 'icon-phone'],
};

const column = 'flex w-full max-w-dialog flex-col gap-5';

/** It is done: what was ordered, what it cost, what happens next. */
export function OrderSuccess({
  serviceType,
  orderId,
  totalPaise,
  at,
  prescriptionNeeded = false,
  paymentConfirmed,
  homeHref,
  ordersHref,
  appointmentHref,
  className,
  children,
  ...props
}: OrderSuccessProps) {
  const messages = useMessages('order', orderMessages);
  const known = Object.hasOwn(drawings, serviceType) ? (serviceType as Known) : 'other';
  const { title, thanks, steps } = messages.success[known];
  const waits = prescriptionNeeded && serviceType === 'medicine';
  const rows = [
    [messages.orderId, orderId],
    [messages.total, formatPaise(totalPaise)],
    [
      messages.date,
      <time key="date" dateTime={at}>
        {messages.dateTime(...indian(at))}
      </time>,
    ],
  ] as const;
  return (
    <div
      data-slot="order-success"
      data-state={known}
      {...props}
      className={cn('flex flex-col items-center gap-6 wrap-anywhere', className)}
    >
      <div className="flex w-full flex-col items-center gap-2 text-center">
        <svg aria-hidden viewBox="0 0 160 112" className="h-28 w-40 max-w-full">
          <ellipse className="fill-surface-sunken" cx="80" cy="102" rx="66" ry="8" />
          <circle className="fill-accent-tint" cx="80" cy="54" r="48" />
          {drawings[known]}
          <circle className="fill-success-fill stroke-surface" cx="122" cy="86" r="16" strokeWidth="3" />
          <path className="fill-none stroke-success-on-fill" {...line} d="M115 86l5 5 9-10" />
        </svg>
        <h1 tabIndex={-1} className="pt-2 text-page">
          {title}
        </h1>
        <p className="text-content-muted">{thanks}</p>
      </div>
      <div className={column}>
        <Card>
          <dl className="flex flex-col gap-2 tabular-nums">
            {rows.map(([name, value]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-content-muted">{name}</dt>
                <dd className="font-strong">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        {paymentConfirmed}
        {children}
        <section className="flex flex-col gap-3">
          <h2 className="text-lead">{messages.next}</h2>
          <ul className="flex flex-col gap-3">
            {steps.map((step, index) => {
              const first = waits && index === 0;
              return (
                <li key={step} className={cn('flex gap-3', first && 'font-strong')}>
                  <Icon
                    name={first ? 'icon-file-text' : (icons[known][index] ?? 'icon-check')}
                    className={cn('mt-[0.125em]', first ? 'text-warning-text' : 'text-accent-text')}
                  />
                  {first ? messages.addPrescription : step}
                </li>
              );
            })}
          </ul>
        </section>
        <div className="flex flex-col gap-3 pt-1 sm:flex-row sm:flex-wrap sm:*:grow">
          {appointmentHref && (
            <LinkButton href={appointmentHref} className="sm:basis-full">
              {messages.viewAppointment}
            </LinkButton>
          )}
          <LinkButton href={ordersHref} tone={appointmentHref ? 'plain' : 'accent'}>
            {messages.viewOrders}
          </LinkButton>
          <LinkButton href={homeHref} tone="plain">
            {messages.backHome}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

/** The place of an OrderSuccess that is still loading. */
export function OrderSuccessSkeleton() {
  const messages = useMessages('base', baseMessages);
  return (
    <div aria-busy data-slot="order-success-skeleton" className="flex flex-col items-center gap-6">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className="flex w-full flex-col items-center gap-2">
        <Skeleton shape="circle" className="size-28" />
        <SkeletonText lines={1} className="w-48 max-w-full pt-2 text-page" />
        <SkeletonText lines={1} className="w-64 max-w-full" />
      </div>
      <div className={column}>
        <Card>
          <SkeletonText lines={3} even className="flex flex-col gap-2" />
        </Card>
        <SkeletonText lines={4} className="flex flex-col gap-3" />
        <div className="flex flex-col gap-3 pt-1 sm:flex-row">
          <Skeleton shape="control" className="h-control grow max-sm:flex-none" />
          <Skeleton shape="control" className="h-control grow max-sm:flex-none" />
        </div>
      </div>
    </div>
  );
}
