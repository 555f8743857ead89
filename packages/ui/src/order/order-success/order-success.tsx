'use client';
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
import { successMessages } from '../success-messages.en.ts';
import { OrderDrawing } from '../order-drawing/order-drawing.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

export interface OrderSuccessProps extends ComponentProps<'div'> {
  /** What was bought: it decides what is said next. One without words of its own is thanked for as an order. */
  serviceType: string;
  /** The order's number as the server knows it. */
  orderId: string;
  /** What is to be paid in all, in paise. */
  totalPaise: number;
  /** ISO instant; shown in Indian time. */
  at: string;
  /** ISO instant by which a prescription has to be there, where a medicine waits for one that was not given. */
  prescriptionBy?: string | undefined;
  /** Leads to where it is added. */
  prescriptionHref?: string;
  /** The PaymentConfirmed, where something was paid. */
  paymentConfirmed?: ReactNode;
  /** Leads to the home page. */
  homeHref: string;
  /** Leads to the order's own page. */
  orderHref: string;
  /** Leads to the patient's orders. */
  ordersHref: string;
  /** Leads to the booked appointment or visit, or to the room of a video consultation. */
  appointmentHref?: string | undefined;
  /** Before what happens next: what was ordered, where it goes, how its prescriptions stand. */
  children?: ReactNode;
}

const icons = {
  other: ['icon-package', 'icon-file-text', 'icon-phone'],
  medicine: ['icon-shield-check', 'icon-truck', 'icon-phone'],
  paramedical: ['icon-calendar-days', 'icon-file-text', 'icon-phone'],
  appointment: ['icon-clock', 'icon-file-text', 'icon-calendar-days'],
  'video-consultation': ['icon-video', 'icon-file-text', 'icon-phone'],
  'medical-test': ['icon-calendar-days', 'icon-circle-question-mark', 'icon-phone'],
} satisfies Record<string, readonly IconName[]>;
type Known = keyof typeof icons;

const column = 'flex w-full max-w-dialog flex-col gap-5';

/** It is done: what was ordered, what it cost, what happens next. */
export function OrderSuccess({
  serviceType,
  orderId,
  totalPaise,
  at,
  prescriptionBy,
  prescriptionHref,
  paymentConfirmed,
  homeHref,
  orderHref,
  ordersHref,
  appointmentHref,
  className,
  children,
  ...props
}: OrderSuccessProps) {
  const messages = useMessages('order', orderMessages),
    own = useMessages('success', successMessages);
  const known = Object.hasOwn(icons, serviceType) ? (serviceType as Known) : 'other';
  const { title, thanks, steps } = own.success[known];
  const rows = [
    [own.orderId, orderId],
    [messages.total, formatPaise(totalPaise)],
    [
      own.date,
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
        <OrderDrawing serviceType={serviceType} />
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
              const first = prescriptionBy !== undefined && index === 0;
              return (
                <li key={step} className={cn('flex gap-3', first && 'font-strong')}>
                  <Icon
                    name={first ? 'icon-file-text' : (icons[known][index] ?? 'icon-check')}
                    className={cn('mt-[0.125em]', first ? 'text-warning-text' : 'text-accent-text')}
                  />
                  {wrapText(
                    first ? own.addPrescriptionBy(messages.dateTime(...indian(prescriptionBy))) : step,
                  )}
                </li>
              );
            })}
          </ul>
        </section>
        <div className="flex flex-col gap-3 pt-1 xs:flex-row xs:flex-wrap xs:*:grow">
          {prescriptionBy && prescriptionHref && (
            <LinkButton href={prescriptionHref} className="xs:basis-full">
              <Icon name="icon-file-text" />
              <span>{own.addPrescription}</span>
            </LinkButton>
          )}
          {appointmentHref && (
            <LinkButton href={appointmentHref} className="xs:basis-full">
              {known === 'paramedical'
                ? own.viewVisit
                : known === 'video-consultation'
                  ? own.viewRoom
                  : own.viewAppointment}
            </LinkButton>
          )}
          <LinkButton href={orderHref} tone={appointmentHref || prescriptionBy ? 'plain' : 'accent'}>
            {own.viewOrder}
          </LinkButton>
          <LinkButton href={ordersHref} tone="plain">
            {own.viewOrders}
          </LinkButton>
          <LinkButton href={homeHref} tone="plain">
            {own.backHome}
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
        <div className="flex flex-col gap-3 pt-1 xs:flex-row">
          <Skeleton shape="control" className="h-control grow max-xs:flex-none" />
          <Skeleton shape="control" className="h-control grow max-xs:flex-none" />
        </div>
      </div>
    </div>
  );
}
