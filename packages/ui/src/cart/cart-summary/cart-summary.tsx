'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { cartMessages } from '../messages.en.ts';

export interface CartSummaryProps extends ComponentProps<'div'> {
  /** How many packs. */
  items: number;
  /** Sum of the items without the fee, in paise. */
  subtotalPaise: number;
  /** Against the MRP; 0 shows none. */
  savingPaise?: number | undefined;
  /** From this subtotal on delivery is free; left out where it never is. */
  freeFromPaise?: number | undefined;
  /** The action, from md up; on phones a CartBar carries it. */
  children?: ReactNode;
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-4';
const amount = 'ms-auto text-end tabular-nums wrap-anywhere';

/** What the cart comes to, before an address is known. */
export function CartSummary({
  items,
  subtotalPaise,
  savingPaise = 0,
  freeFromPaise = Infinity,
  children,
  ...props
}: CartSummaryProps) {
  const messages = useMessages('cart', cartMessages);
  const free = subtotalPaise >= freeFromPaise;
  return (
    <Card data-slot="cart-summary" data-state={free ? 'free-delivery' : 'idle'} {...props}>
      <dl className="flex flex-col gap-2">
        <div className={row}>
          <dt>{messages.totalItems}</dt>
          <dd className={amount}>{count(items)}</dd>
        </div>
        <div className={row}>
          <dt>{messages.subtotal}</dt>
          <dd className={amount}>
            <span translate="no" className="text-lead font-strong">
              {formatPaise(subtotalPaise)}
            </span>
            {savingPaise > 0 && (
              <span className="block text-meta font-medium text-success-text">
                {messages.youSave(formatPaise(savingPaise))}
              </span>
            )}
          </dd>
        </div>
        <div className={row}>
          <dt>{messages.deliveryFee}</dt>
          <dd className={amount}>
            {free ? (
              <span className="font-strong text-success-text">{messages.free}</span>
            ) : (
              <span className="text-meta text-content-muted">{messages.withAddress}</span>
            )}
          </dd>
        </div>
      </dl>
      {!free && freeFromPaise !== Infinity && (
        <p className="mt-3 flex gap-2 rounded-control bg-accent-tint px-3 py-2 text-meta font-medium text-accent-text">
          <Icon name="icon-truck" />
          <span>{messages.moreForFree(formatPaise(freeFromPaise - subtotalPaise))}</span>
        </p>
      )}
      {children && <div className="mt-4 flex flex-col gap-3 max-md:hidden">{children}</div>}
    </Card>
  );
}
