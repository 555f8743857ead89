'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { medicineMessages } from '../messages.en.ts';

export interface SavingProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** What one pays, in paise. */
  pricePaise: number;
  /** Printed maximum retail price, in paise. */
  mrpPaise?: number | undefined;
  /** Rounded, of the MRP; left out, or 0, where its badge stands elsewhere. */
  discountPercent?: number;
}

/** What the offer saves against the MRP; nothing where it saves nothing. */
export function Saving({
  pricePaise,
  mrpPaise = pricePaise,
  discountPercent = 0,
  className,
  ...props
}: SavingProps) {
  const messages = useMessages('medicine', medicineMessages);
  if (mrpPaise <= pricePaise) return null;
  return (
    <p
      data-slot="saving"
      {...props}
      className={cn('flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-success-text', className)}
    >
      {discountPercent > 0 && <Badge tone="highlight">{messages.off(discountPercent)}</Badge>}
      <span>{messages.youSave(formatPaise(mrpPaise - pricePaise))}</span>
    </p>
  );
}
