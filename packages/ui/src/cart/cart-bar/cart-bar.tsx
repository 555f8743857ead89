import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
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

// From md up a card beside the page carries sum and action.
const bar = `sticky bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-line bg-surface-raised pt-3 pb-[max(--spacing(3),env(safe-area-inset-bottom))] floating
  max-md:-mx-(--gutter) max-md:border-t max-md:px-gutter md:hidden`;

/** Sum and action in reach of the thumb: the last of a column, at the lower edge for as long as that column is in sight. Reaches into the page's gutters. */
export function CartBar({ totalPaise, label, className, children, ...props }: CartBarProps) {
  const messages = useMessages('cart', cartMessages);
  return (
    <div data-slot="cart-bar" data-bottom-bar {...props} className={cn(bar, className)}>
      <p className="flex flex-col-reverse wrap-anywhere">
        <span className="text-meta text-content-muted">{label ?? messages.total}</span>{' '}
        <span className="text-title font-strong tabular-nums">{formatPaise(totalPaise)}</span>
      </p>
      <div className="flex min-w-[min(100%,11rem)] flex-1 *:w-full">{children}</div>
    </div>
  );
}
