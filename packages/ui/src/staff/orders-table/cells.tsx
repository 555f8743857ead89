'use client';
import { Badge } from '../../base/badge/badge.tsx';
import { indian } from '../../messages/indian.ts';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { staffMessages } from '../messages.en.ts';
import type { OrdersTableOrder } from './orders-table.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

const rxLooks = {
  needed: ['warning', 'icon-file-text'],
  checking: ['warning', 'icon-clock'],
  question: ['info', 'icon-circle-question-mark'],
  approved: ['success', 'icon-circle-check'],
} as const;
/** Named before the rest is counted. */
const LINES_SHOWN = 2;
export const quiet = 'text-meta text-content-muted';

/** What was ordered, and how far its prescription is. */
export function OrderLines({ lines, prescription }: Pick<OrdersTableOrder, 'lines' | 'prescription'>) {
  const messages = useMessages('staff', staffMessages);
  const [tone, icon] = rxLooks[prescription ?? 'needed'];
  return (
    <div className="flex min-w-0 flex-col">
      {lines.slice(0, LINES_SHOWN).map(({ name, quantity }) => (
        <span key={name}>{`${name}\u00a0× ${count(quantity)}`}</span>
      ))}
      {lines.length > LINES_SHOWN && (
        <span className={quiet}>{messages.more(lines.length - LINES_SHOWN)}</span>
      )}
      {prescription && (
        <Badge tone={tone} icon={icon} className="self-start whitespace-nowrap">
          <span className="sr-only">{`${messages.prescription}: `}</span>
          {wrapText(messages.rx[prescription])}
        </Badge>
      )}
    </div>
  );
}
/** By when it is promised, and that this has passed. */
export function DueBy({ at, late }: { at: string; late: boolean }) {
  const messages = useMessages('staff', staffMessages);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {late && (
        <Badge tone="danger" icon="icon-clock" className="whitespace-nowrap">
          {messages.late}
        </Badge>
      )}
      <time dateTime={at} className={quiet}>
        {messages.by(...indian(at))}
      </time>
    </div>
  );
}
