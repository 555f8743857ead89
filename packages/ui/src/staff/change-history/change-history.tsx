'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { OrderStatus } from '../../base/status-badge/status-badge.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { formatPaise } from '../../base/price/price.tsx';
import { sheetMessages } from '../sheet-messages.en.ts';

interface Happened {
  /** ISO instant; shown in Indian time. */
  at: string;
}
/** A step, by whom: 'Ravi Oraon (admin)', as the server says it. */
interface Step extends Happened {
  status: OrderStatus;
  by: string;
}
/** Money that went back, and why. */
interface Back extends Happened {
  amountPaise: number;
  reason: string;
}
export interface ChangeHistoryProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Oldest first. */
  changes: ReadonlyArray<Step | Back>;
  /** What is still to come, the next first. */
  ahead: readonly OrderStatus[];
}

const icons = {
  pending: 'icon-check',
  processing: 'icon-package',
  shipped: 'icon-truck',
  delivered: 'icon-house',
  cancelled: 'icon-x',
} as const;
const isStep = (change: Step | Back): change is Step => 'status' in change;
const mark = 'flex size-9 flex-none items-center justify-center rounded-full';

/** What happened to an order, who did it and when; then, dashed, what is still to come. */
export function ChangeHistory({ changes, ahead, className, ...props }: ChangeHistoryProps) {
  const messages = useMessages('sheet', sheetMessages);
  return (
    <ol
      data-slot="change-history"
      aria-label={messages.happened}
      {...props}
      className={cn('flex flex-col gap-4', className)}
    >
      {changes.map((change) => {
        const step = isStep(change);
        return (
          <li key={`${step ? change.status : change.amountPaise} ${change.at}`} className="flex gap-3">
            <span
              className={cn(
                mark,
                step && change.status === 'cancelled'
                  ? 'bg-danger-tint text-danger-text'
                  : step
                    ? 'bg-accent-tint text-accent-text'
                    : 'bg-info-tint text-info-text',
              )}
            >
              <Icon name={step ? icons[change.status] : 'icon-undo-2'} />
            </span>
            <div className="min-w-0 wrap-anywhere">
              <p className="font-strong">
                {step ? messages.statuses[change.status] : messages.refunded(formatPaise(change.amountPaise))}
              </p>
              <p className="text-meta text-content-muted">{step ? change.by : change.reason}</p>
              <p className="text-meta text-content-muted">
                <time dateTime={change.at}>{messages.moment(...indian(change.at))}</time>
              </p>
            </div>
          </li>
        );
      })}
      {ahead.map((status, index) => (
        <li key={status} data-state="ahead" className="flex gap-3 text-content-muted">
          <span className={cn(mark, 'border border-dashed border-line-strong')}>
            <Icon name={icons[status]} />
          </span>
          <div className="min-w-0 pt-1 wrap-anywhere">
            <p>{messages.statuses[status]}</p>
            {index === 0 && <p className="text-meta">{messages.next}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
