'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { formatPaise } from '../../base/price/price.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { priceBreakdownMessages } from '../price-breakdown-messages.en.ts';

export interface PriceBreakdownProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Of the service alone, in paise. */
  servicePaise: number;
  /** For the way to the patient, in paise. */
  travelPaise: number;
  /** Of each km, in paise: whole rupees. */
  perKmPaise: number;
  /** From where we start to the patient, in km. */
  distanceKm: number;
  /** Both together, in paise. */
  totalPaise: number;
}

const sum = 'flex flex-wrap justify-between gap-x-4';

/** Why a visit that is paid at the visit costs what it costs. */
export function PriceBreakdown({
  servicePaise,
  travelPaise,
  perKmPaise,
  distanceKm,
  totalPaise,
  className,
  ...props
}: PriceBreakdownProps) {
  const messages = useMessages('priceBreakdown', priceBreakdownMessages);
  return (
    <div data-slot="price-breakdown" {...props} className={cn('flex flex-col gap-3', className)}>
      <h3 className="text-body font-strong">{messages.title}</h3>
      <dl className="flex flex-col gap-2 tabular-nums">
        <div className={sum}>
          <dt>{messages.service}</dt>
          <dd translate="no">{formatPaise(servicePaise)}</dd>
        </div>
        <div className={sum}>
          <dt className="min-w-0 flex-[1_1_8.5rem]">
            <span>{messages.travel}</span>
            <span className="block text-meta text-content-muted">
              {messages.perKm(count(perKmPaise / 100), distanceKm.toFixed(1))}
            </span>
          </dt>
          <dd translate="no">{formatPaise(travelPaise)}</dd>
        </div>
        <div className={cn(sum, 'mt-2 items-baseline border-t border-line pt-4 font-strong')}>
          <dt className="text-lead">{messages.total}</dt>
          <dd translate="no" className="text-title">
            {formatPaise(totalPaise)}
          </dd>
        </div>
      </dl>
      <p className="text-meta text-content-muted">{messages.atVisit}</p>
    </div>
  );
}
