'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { serviceMessages } from '../service-messages.en.ts';

export interface OfferPriceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** What one pays, in paise. */
  pricePaise: number;
  /** What it costs without the offer, in paise; struck through where it is higher. */
  originalPaise?: number | undefined;
  /** `lg` for the price of the page. */
  size?: 'md' | 'lg';
}
/** What one pays, then what it costs without the offer; readers hear 'Now … was …'. */
export function OfferPrice({ pricePaise, originalPaise, size = 'md', className, ...props }: OfferPriceProps) {
  const messages = useMessages('base', baseMessages);
  const lower = originalPaise !== undefined && originalPaise > pricePaise;
  return (
    <p
      data-slot="offer-price"
      {...props}
      className={cn('flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}
    >
      <span className={cn('font-strong', size === 'lg' ? 'text-page' : 'text-title')}>
        {lower && <span className="sr-only">{`${messages.now} `}</span>}
        <span translate="no">{formatPaise(pricePaise)}</span>
      </span>
      {lower && (
        <s className="text-meta text-content-muted">
          <span className="sr-only">{`${messages.was} `}</span>
          <span translate="no">{formatPaise(originalPaise)}</span>
        </s>
      )}
    </p>
  );
}

export interface PriceBoxProps extends ComponentProps<'div'> {
  /** What one pays, in paise. */
  pricePaise: number;
  /** What it costs without the offer, in paise. */
  originalPaise?: number | undefined;
  /** Rounded, of what it costs without the offer; 0 says no saving. */
  discountPercent: number;
  /** What to know of the price. */
  note?: ReactNode;
  /** The way to book. */
  children?: ReactNode;
}
/**
 * What a service costs, what the offer saves, and the way to book. On phones it has no shape of its own: its parts stand in the column
 * around it.
 */
export function PriceBox({
  pricePaise,
  originalPaise,
  discountPercent,
  note,
  className,
  children,
  ...props
}: PriceBoxProps) {
  const messages = useMessages('service', serviceMessages);
  const saved = (originalPaise ?? pricePaise) - pricePaise;
  return (
    <div
      data-slot="price-box"
      {...props}
      className={cn(
        'gap-4 max-md:contents md:flex md:flex-col md:rounded-card md:border md:border-line md:bg-surface-raised md:p-5',
        className,
      )}
    >
      <div className="flex flex-col gap-2">
        <OfferPrice
          pricePaise={pricePaise}
          originalPaise={originalPaise}
          size="lg"
          className="wrap-anywhere"
        />
        {saved > 0 && discountPercent > 0 && (
          <p className="font-medium text-success-text">
            {messages.save(formatPaise(saved), discountPercent)}
          </p>
        )}
        {note && <p className="text-meta text-content-muted">{note}</p>}
      </div>
      {children}
    </div>
  );
}
