'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Card } from '../../base/card/card.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { sheetMessages } from '../sheet-messages.en.ts';

export interface OrderAccountLine {
  /** Its place in the order. */
  position: number;
  name: string;
  pack?: string | null | undefined;
  image?: string | null | undefined;
  quantity: number;
  totalPaise: number;
  /** How far its prescription is; null where none is needed. */
  rx: 'needed' | 'checking' | 'question' | 'approved' | 'rejected' | null;
  /** What the pharmacist wrote. */
  rxReason?: string | null | undefined;
  /** Its money went back. */
  leftOut: boolean;
}
export interface OrderAccountProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was ordered, as it was ordered. */
  lines: readonly OrderAccountLine[];
  /** 0 reads 'Free'. */
  feePaise: number;
  /** What the whole costs, in paise. */
  totalPaise: number;
  /** Whether it is paid. */
  paid: boolean;
  /** What of it is back, or on its way. */
  refundedPaise: number;
}

const looks = {
  needed: ['warning', 'icon-file-text'],
  checking: ['warning', 'icon-clock'],
  question: ['info', 'icon-circle-question-mark'],
  approved: ['success', 'icon-circle-check'],
  rejected: ['danger', 'icon-circle-x'],
} as const;
const sum = 'flex flex-wrap justify-between gap-x-4';

/** What an order holds and what of it is paid, as the shop's people read it: the sum at its end says how the money stands. */
export function OrderAccount({
  lines,
  feePaise,
  totalPaise,
  paid,
  refundedPaise,
  className,
  ...props
}: OrderAccountProps) {
  const messages = useMessages('sheet', sheetMessages);
  const leftPaise = totalPaise - refundedPaise;
  const state = !paid ? 'due' : refundedPaise === 0 ? 'paid' : leftPaise > 0 ? 'left' : 'refunded';
  return (
    <Card data-slot="order-account" data-state={state} {...props} className={cn('flex flex-col', className)}>
      <ul>
        {lines.map(
          ({ position, name, pack, image, quantity, totalPaise: linePaise, rx, rxReason, leftOut }) => (
            <li
              key={position}
              data-state={leftOut ? 'left-out' : 'kept'}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <Picture
                src={image}
                alt=""
                width={96}
                height={96}
                fallback="icon-package"
                shape="control"
                className="size-12 flex-none"
              />
              <div className="min-w-0 flex-[1_1_8.5rem] wrap-anywhere">
                <p className={leftOut ? 'text-content-muted' : 'font-strong'}>
                  {leftOut ? <s>{name}</s> : name}
                </p>
                <p className="text-meta text-content-muted">
                  {pack ? `${pack}\u00a0× ${count(quantity)}` : messages.packs(quantity)}
                </p>
              </div>
              <div className="flex min-w-0 flex-[1_1_8.5rem] flex-col gap-1 wrap-anywhere">
                {leftOut && rx !== 'rejected' ? (
                  <Badge tone="neutral" icon="icon-undo-2">
                    {messages.leftOut}
                  </Badge>
                ) : rx ? (
                  <Badge tone={looks[rx][0]} icon={looks[rx][1]}>
                    {messages.rx[rx]}
                  </Badge>
                ) : (
                  <span className="text-meta text-content-muted">{messages.notNeeded}</span>
                )}
                {rxReason && <span className="text-meta text-content-muted">{rxReason}</span>}
              </div>
              <p className={cn('ms-auto tabular-nums', leftOut ? 'text-content-muted' : 'font-strong')}>
                {leftOut ? <s translate="no">{formatPaise(linePaise)}</s> : formatPaise(linePaise)}
              </p>
            </li>
          ),
        )}
      </ul>
      <dl className="flex flex-col gap-1 pt-4 tabular-nums">
        <div className={sum}>
          <dt className="text-content-muted">
            {messages.packs(lines.reduce((all, { quantity }) => all + quantity, 0))}
          </dt>
          <dd translate="no">{formatPaise(totalPaise - feePaise)}</dd>
        </div>
        <div className={sum}>
          <dt className="text-content-muted">{messages.delivery}</dt>
          <dd>{feePaise === 0 ? messages.free : formatPaise(feePaise)}</dd>
        </div>
        {(state === 'left' || state === 'refunded') && (
          <div className={sum}>
            <dt className="text-content-muted">{messages.paid}</dt>
            <dd translate="no">{formatPaise(totalPaise)}</dd>
          </div>
        )}
        {state === 'left' && (
          <div className={sum}>
            <dt className="text-content-muted">{messages.wentBack}</dt>
            <dd>{`−${formatPaise(refundedPaise)}`}</dd>
          </div>
        )}
        <div className={cn(sum, 'mt-1 text-lead font-strong')}>
          <dt>{messages.sums[state]}</dt>
          <dd translate="no">{formatPaise(state === 'left' ? leftPaise : totalPaise)}</dd>
        </div>
      </dl>
    </Card>
  );
}
