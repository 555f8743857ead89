'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import type { OrderStatus } from '../../base/status-badge/status-badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { Moment } from '../moment/moment.tsx';
import { staffMessages } from '../messages.en.ts';

export interface DispensedBeforeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was decided of this medicine on this prescription, the newest first. */
  decisions: ReadonlyArray<{
    orderId: string;
    quantity: number;
    status: 'approved' | 'rejected';
    orderStatus: OrderStatus;
    /** ISO instant; null where it is not known. */ decidedAt: string | null;
  }>;
  /** How many decisions there are: more than are given, where it is many. */
  count: number;
  /** Packs, but those of cancelled orders. */
  approved: number;
  /** Packs that were sent out. */
  dispensed: number;
  /** What the doctor wrote, where it was noted: packs or days, and further fills. */
  written: { quantity: number | null; days: number | null; repeats: number } | null;
  /** Packs of what was written that are not approved yet; null where no packs were noted. */
  left: number | null;
}

/** What has become of it is worth a word. */
const isOver = (status: OrderStatus) => status !== 'pending' && status !== 'processing';

/** What a pharmacist has to know before a medicine is approved once more on the same prescription (decision S9). */
export function DispensedBefore({
  decisions,
  count,
  approved,
  dispensed,
  written,
  left,
  className,
  ...props
}: DispensedBeforeProps) {
  const all = useMessages('staff', staffMessages),
    messages = all.dispensed;
  const common = useMessages('base', baseMessages);
  const isUsedUp = left !== null && left <= 0;
  const amount =
    written?.quantity != null
      ? messages.packs(written.quantity)
      : written?.days != null && messages.days(written.days);
  return (
    <div
      data-slot="dispensed-before"
      data-state={isUsedUp ? 'used-up' : 'idle'}
      {...props}
      className={cn('flex flex-col gap-1 text-meta wrap-anywhere', className)}
    >
      {decisions.length === 0 ? (
        <p className="text-content-muted">{messages.none}</p>
      ) : (
        <>
          <p className="font-strong">{messages.title}</p>
          <ul>
            {decisions.map(({ orderId, quantity, status, orderStatus, decidedAt }) => (
              <li key={orderId}>
                <span>{messages.packs(quantity)}</span>
                {decidedAt && (
                  <>
                    <span>, </span>
                    <Moment at={decidedAt} />
                  </>
                )}
                {(status === 'rejected' || isOver(orderStatus)) && (
                  <span>{` (${status === 'rejected' ? messages.rejected : common[orderStatus]})`}</span>
                )}
              </li>
            ))}
          </ul>
          {count > decisions.length && <p>{all.more(count - decisions.length)}</p>}
          {count > 1 && (
            <p className="text-content-muted">
              {messages.inAll(messages.packs(approved), messages.packs(dispensed))}
            </p>
          )}
        </>
      )}
      {written && amount && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span>
            {messages.wrote(
              [amount, ...(written.repeats > 0 ? [messages.repeats(written.repeats)] : [])].join(', '),
            )}
          </span>
          {left !== null && (
            <Badge
              tone={isUsedUp ? 'danger' : 'info'}
              icon={isUsedUp ? 'icon-circle-x' : 'icon-circle-check'}
            >
              {isUsedUp ? messages.usedUp : messages.left(messages.packs(left))}
            </Badge>
          )}
        </p>
      )}
    </div>
  );
}
