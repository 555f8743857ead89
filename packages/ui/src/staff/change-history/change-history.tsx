import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import type { OrderStatus } from '../../base/status-badge/status-badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { Moment } from '../moment/moment.tsx';
import { staffMessages } from '../messages.en.ts';
import { statusWord } from '../status-word.ts';

export interface ChangeHistoryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Oldest first. `by`: 'Ravi Oraon (admin)', as the server says it. */
  changes: ReadonlyArray<{
    status: OrderStatus;
    by: string;
    /** ISO instant; shown in Indian time. */ at: string;
  }>;
}

/** As a StatusBadge, in the admin's words (decision C1). */
const looks = {
  pending: ['warning', 'icon-clock'],
  processing: ['warning', 'icon-package'],
  shipped: ['info', 'icon-truck'],
  delivered: ['success', 'icon-circle-check'],
  cancelled: ['danger', 'icon-circle-x'],
} as const;

/** Who changed what of an order, and when. */
export function ChangeHistory({ changes, className, ...props }: ChangeHistoryProps) {
  const messages = useMessages('staff', staffMessages);
  const common = useMessages('base', baseMessages);
  return (
    <section data-slot="change-history" {...props} className={cn('flex flex-col gap-3', className)}>
      <h3 className="text-lead">{messages.history}</h3>
      <ol className="flex flex-col gap-3">
        {changes.map(({ status, by, at }) => (
          <li
            key={`${status}${at}`}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line pb-3 wrap-anywhere"
          >
            <Badge tone={looks[status][0]} icon={looks[status][1]}>
              {statusWord(status, messages, common)}
            </Badge>
            <span>{by}</span>
            <Moment at={at} className="text-meta text-content-muted" />
          </li>
        ))}
      </ol>
    </section>
  );
}
