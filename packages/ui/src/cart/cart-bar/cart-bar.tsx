import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { cartMessages } from '../messages.en.ts';

export interface CartBarProps extends ComponentProps<'div'> {
  totalPaise: number;
  /** What the sum is: 'Total' unless given. */
  label?: ReactNode;
  /** One short sentence above. */
  note?: ReactNode;
  /** Also from md up, where otherwise a card beside the page carries sum and action. */
  always?: boolean;
  /** The screen's one action: a Button or LinkButton. */
  children: ReactNode;
}

const bar = `sticky bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-line bg-surface-raised pt-3 pb-[max(--spacing(3),env(safe-area-inset-bottom))] shadow-float
  max-md:-mx-(--gutter) max-md:border-t max-md:px-gutter md:bottom-4 md:justify-between md:rounded-card md:border md:px-5`;

/** Sum and action in reach of the thumb: the last of a column, at the lower edge for as long as that column is in sight. Reaches into the page's gutters. */
export function CartBar({
  totalPaise,
  label,
  note,
  always = false,
  className,
  children,
  ...props
}: CartBarProps) {
  const messages = useMessages('cart', cartMessages);
  return (
    <div
      data-slot="cart-bar"
      data-bottom-bar
      {...props}
      className={cn(bar, !always && 'md:hidden', className)}
    >
      {note && <p className="basis-full text-meta text-content-muted">{note}</p>}
      <p className="flex flex-col-reverse wrap-anywhere">
        <span className="text-meta text-content-muted">{label ?? messages.total}</span>{' '}
        <span className="text-title font-strong tabular-nums">{formatPaise(totalPaise)}</span>
      </p>
      <div className="flex min-w-[min(100%,11rem)] flex-1 *:w-full md:max-w-80">{children}</div>
    </div>
  );
}
