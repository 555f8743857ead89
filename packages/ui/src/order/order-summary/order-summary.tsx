'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Card } from '../../base/card/card.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { orderMessages } from '../messages.en.ts';
import { RxStatusLine, type RxStatus } from '../rx-status-line/rx-status-line.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

export interface OrderSummaryLine {
  id: string;
  name: string;
  image?: string | null | undefined;
  /** Below the name: what it is easily taken for. */
  note?: ReactNode;
  /** 'Strip of 15 tablets'. */
  pack?: string | null | undefined;
  quantity: number;
  totalPaise: number;
  prescriptionRequired?: boolean;
  /** Of a line that was ordered: how its prescription stands, shown in place of 'Prescription needed'. */
  rx?: RxStatus | null | undefined;
  /** What the pharmacist says of it. */
  rxReason?: string | null | undefined;
}
export interface OrderSummaryProps extends ComponentProps<'div'> {
  /** Level of its heading in the outline of the page. */
  headingLevel?: 2 | 3;
  /** What is ordered; without them only the sums are shown. */
  lines?: readonly OrderSummaryLine[];
  /** Number of packs. */
  items: number;
  /** Sum of the items without the fee, in paise. */
  subtotalPaise: number;
  /** 0 reads 'Free'. */
  feePaise: number;
  /** What is to be paid in all, in paise. */
  totalPaise: number;
  /** It is ordered: the sum says what it cost, and not what is to be paid. */
  ordered?: boolean;
  /** From our pharmacy to the address: why the fee is what it is. */
  distanceKm?: number | undefined;
  /** Below the sums: a note or the next step. */
  children?: ReactNode;
}

// The words go under the picture where letters are so large that hardly one would stand beside it.
const item = 'flex flex-wrap gap-x-3 gap-y-2 border-b border-line pb-4';
const picture = 'size-16 flex-none';
const sum = 'flex flex-wrap justify-between gap-x-4';

/** What an order holds and what it costs: the same lines and sums on every page that shows them. */
export function OrderSummary({
  headingLevel = 2,
  lines,
  items,
  subtotalPaise,
  feePaise,
  totalPaise,
  ordered = false,
  distanceKm,
  className,
  children,
  ...props
}: OrderSummaryProps) {
  const messages = useMessages('order', orderMessages);
  const Heading = `h${headingLevel}` as const;
  return (
    <Card data-slot="order-summary" {...props} className={cn('flex flex-col gap-4', className)}>
      <Heading className="text-lead wrap-anywhere">{messages.details}</Heading>
      {lines && lines.length > 0 && (
        <ul className="flex flex-col gap-4">
          {lines.map((line) => (
            <li key={line.id} className={item}>
              <Picture
                src={line.image}
                alt=""
                width={128}
                height={128}
                fallback="icon-package"
                shape="control"
                className={picture}
              />
              <div className="flex min-w-0 flex-[1_1_8.5rem] flex-wrap justify-between gap-x-4 gap-y-1">
                <div className="flex min-w-0 flex-[1_1_7rem] flex-col gap-1 wrap-anywhere">
                  <p translate="no" className="font-strong">
                    {line.name}
                  </p>
                  {wrapText(line.note)}
                  <p className="text-meta text-content-muted">
                    {line.pack
                      ? `${line.pack}\u00a0× ${count(line.quantity)}`
                      : messages.quantity(line.quantity)}
                  </p>
                  {line.rx && <RxStatusLine status={line.rx} reason={line.rxReason} />}
                  {line.prescriptionRequired && !line.rx && (
                    <Badge tone="warning" icon="icon-file-text">
                      {messages.prescriptionNeeded}
                    </Badge>
                  )}
                </div>
                <p translate="no" className="font-strong tabular-nums">
                  {formatPaise(line.totalPaise)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <dl className="flex flex-col gap-2 tabular-nums">
        <div className={sum}>
          <dt>{messages.totalItems}</dt>
          <dd>{count(items)}</dd>
        </div>
        <div className={sum}>
          <dt>{messages.subtotal}</dt>
          <dd translate="no">{formatPaise(subtotalPaise)}</dd>
        </div>
        <div className={sum}>
          <dt>
            <span>{messages.deliveryFee}</span>
            {distanceKm !== undefined && (
              <span className="block text-meta text-content-muted">
                {messages.distance(distanceKm.toFixed(1))}
              </span>
            )}
          </dt>
          <dd className={feePaise === 0 ? 'font-strong text-success-text' : undefined}>
            {feePaise === 0 ? messages.free : formatPaise(feePaise)}
          </dd>
        </div>
        <div className={cn(sum, 'mt-2 items-baseline border-t border-line pt-4 font-strong')}>
          <dt className="text-lead">{ordered ? messages.total : messages.totalPayable}</dt>
          <dd translate="no" className="text-title">
            {formatPaise(totalPaise)}
          </dd>
        </div>
      </dl>
      {children}
    </Card>
  );
}

/** The place of an OrderSummary that is still loading. `lines`: how many medicines; 0: the sums only. */
export function OrderSummarySkeleton({ lines = 2 }: { lines?: number }) {
  const messages = useMessages('base', baseMessages);
  return (
    <Card aria-busy data-slot="order-summary-skeleton" className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <SkeletonText lines={1} className="w-2/5 text-lead" />
      {Array.from({ length: lines }, (_, at) => (
        <div key={at} className={item}>
          <Skeleton shape="control" className={picture} />
          <SkeletonText lines={3} className="min-w-0 flex-[1_1_8.5rem] md:*:last:hidden" />
        </div>
      ))}
      <SkeletonText lines={4} even className="flex flex-col gap-2" />
      <SkeletonText lines={1} className="mt-2 border-t border-line pt-4 text-title" />
    </Card>
  );
}
