'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { ActionBar } from '../../base/action-bar/action-bar.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { cartMessages } from '../messages.en.ts';

export interface CartBarProps extends ComponentProps<'div'> {
  /** What is to be paid in all, in paise. */
  totalPaise: number;
  /** What the sum is: 'Total' unless given. */
  label?: ReactNode;
  /** The screen's one action: a Button or LinkButton. */
  children: ReactNode;
}

/** Sum and action of a phone, in reach of the thumb. From md up a card beside the page carries both. */
export function CartBar({ totalPaise, label, className, children, ...props }: CartBarProps) {
  const messages = useMessages('cart', cartMessages);
  return (
    <ActionBar data-slot="cart-bar" {...props} className={cn('md:hidden', className)}>
      <p className="flex flex-col-reverse wrap-anywhere">
        <span className="text-meta text-content-muted">{label ?? messages.total}</span>{' '}
        <span translate="no" className="text-title font-strong tabular-nums">
          {formatPaise(totalPaise)}
        </span>
      </p>
      <div className="flex min-w-[min(100%,11rem)] flex-1 *:w-full">{children}</div>
    </ActionBar>
  );
}
