'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import type { OrderStatus } from '../../base/status-badge/status-badge.tsx';
import { indian } from '../../messages/indian.ts';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { OrderState, type OrderStateProps } from '../order-state/order-state.tsx';
import { RxStatusLine, type RxStatus } from '../rx-status-line/rx-status-line.tsx';
import { orderMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface OrderCardMedicine {
  id: string | number;
  name: string;
  image?: string | null | undefined;
  /** Of one pack. */
  pricePaise: number;
  quantity: number;
  /** Null: it needs no prescription. */
  rx?: RxStatus | null | undefined;
  /** What the pharmacist says of it. */
  rxReason?: string | null | undefined;
}
export interface OrderCardProps extends ComponentProps<'article'>, Pick<OrderStateProps, 'waitsFor'> {
  /** The order's number, as the patient knows it. */
  orderNumber: string;
  /** Leads to the order's own page. */
  href: string;
  /** ISO instants, shown in Indian time. */
  placedAt: string;
  /** ISO instant of its last change. */
  updatedAt?: string | undefined;
  /** Where it stands. */
  status: OrderStatus | (string & {});
  /** What is to be paid in all, in paise. */
  totalPaise: number;
  /** 0 reads 'Free'. */
  deliveryPaise?: number | undefined;
  /** One that is not known is shown as it came. */
  paymentStatus?: 'paid' | 'due' | 'refunding' | 'refunded' | (string & {}) | undefined;
  /** What was ordered. */
  medicines: readonly OrderCardMedicine[];
  /** Number of the invoice; null before there is one. */
  invoiceNumber?: string | null | undefined;
  /** Buttons and links of this order, in one row at the end. */
  actions?: ReactNode;
  /** Between medicines and actions: refunds, the timeline. */
  children?: ReactNode;
}

const box = 'flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 md:p-5';
const facts = 'flex flex-wrap gap-x-4 gap-y-3 tabular-nums';
const list = 'grid gap-3 md:grid-cols-2';
const chip = 'flex gap-3 rounded-control bg-surface-sunken p-3';

/** One order in a list of orders. Its heading can be given focus where the button that was pressed has gone. */
export function OrderCard({
  orderNumber,
  href,
  placedAt,
  updatedAt,
  status,
  waitsFor,
  totalPaise,
  deliveryPaise,
  paymentStatus,
  medicines,
  invoiceNumber,
  actions,
  children,
  className,
  ...props
}: OrderCardProps) {
  const messages = useMessages('order', orderMessages);
  const id = useId();
  const time = (at: string) => <time dateTime={at}>{messages.dateTime(...indian(at))}</time>;
  const paid = paymentStatus === 'paid';
  const rows: Array<[name: string, value: ReactNode]> = [[messages.total, formatPaise(totalPaise)]];
  if (deliveryPaise !== undefined)
    rows.push([messages.deliveryCharge, deliveryPaise === 0 ? messages.free : formatPaise(deliveryPaise)]);
  if (paymentStatus)
    rows.push([
      messages.payment,
      <span key="payment" className={paid ? 'text-success-text' : 'text-warning-text'}>
        <Icon name={paid ? 'icon-circle-check' : 'icon-clock'} className="me-1" />
        {wrapText(messages.payments[paymentStatus as 'paid'] ?? paymentStatus)}
      </span>,
    ]);
  if (updatedAt) rows.push([messages.lastUpdated, time(updatedAt)]);
  if (invoiceNumber) rows.push([messages.invoiceNumber, invoiceNumber]);
  return (
    <article
      data-slot="order-card"
      data-state={status}
      aria-labelledby={id}
      {...props}
      className={cn(box, className)}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} tabIndex={-1} className="text-lead wrap-anywhere">
            <Link href={href} className="underline underline-offset-4">
              {messages.orderNumber(orderNumber)}
            </Link>
          </h2>
          <p className="text-meta text-content-muted">
            {messages.placedOn(messages.dateTime(...indian(placedAt)))}
          </p>
        </div>
        <OrderState status={status} waitsFor={waitsFor} />
      </div>
      <dl className={facts}>
        {rows.map(([name, value]) => (
          <div key={name} className="flex-[1_1_8.5rem]">
            <dt className="text-meta text-content-muted">{name}</dt>
            <dd className="font-strong wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label={messages.medicines} className={list}>
        {medicines.map(({ id: key, name, image, pricePaise, quantity, rx, rxReason }) => (
          <li key={key} className={chip}>
            <Picture
              src={image}
              alt=""
              width={112}
              height={112}
              fallback="icon-pill"
              shape="control"
              className="size-14 flex-none"
            />
            <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
              <p translate="no" className="font-medium">
                {name}
              </p>
              <p className="text-meta text-content-muted tabular-nums">
                <span translate="no">{formatPaise(pricePaise)}</span>
                {'\u00a0× '}
                <span>{count(quantity)}</span>
              </p>
              {rx && <RxStatusLine status={rx} reason={rxReason} />}
            </div>
          </li>
        ))}
      </ul>
      {children}
      {actions && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-4 empty:hidden max-xs:*:grow">
          {actions}
        </div>
      )}
    </article>
  );
}

/** The place of an OrderCard that is still loading. Silent: the list says 'Loading' once. */
export function OrderCardSkeleton() {
  return (
    <div aria-hidden data-slot="order-card-skeleton" className={box}>
      <SkeletonText lines={2} className="w-3/5" />
      <div className={facts}>
        {[1, 2, 3, 4].map((key) => (
          <SkeletonText key={key} lines={2} className="flex-[1_1_8.5rem]" />
        ))}
      </div>
      <div className={list}>
        {[1, 2].map((key) => (
          <div key={key} className={chip}>
            <Skeleton shape="control" className="size-14 flex-none" />
            <SkeletonText lines={2} className="min-w-0 flex-1" />
          </div>
        ))}
      </div>
      <Skeleton shape="control" className="h-control w-48 max-w-full" />
    </div>
  );
}
