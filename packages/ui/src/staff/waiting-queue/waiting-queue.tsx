'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { ProgressBar } from '../../base/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { deskMessages } from '../desk-messages.en.ts';
import { WorkPanel, WorkRow, type WorkPanelProps } from '../work-panel/work-panel.tsx';

export interface WaitingRow {
  id: string;
  href: string;
  patientName: string;
  /** The order that waits on it. */
  orderId: string | null;
  /** How many medicines are to be looked at. */
  items: number;
  /** ISO instant. */
  since: string;
}
export interface WaitingQueueProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Who waits longest comes first. */
  rows: readonly WaitingRow[];
  /** ISO instant, of the server's clock. */
  now: string;
  /** How long one may wait. */
  promiseMinutes: number;
  /** The whole list. */
  all: NonNullable<WorkPanelProps['all']>;
}
/** From here on a promise is close. */
const CLOSE = 0.75;
const looks = {
  calm: ['text-content', 'accent'],
  close: ['text-warning-text', 'warning'],
  past: ['text-danger-text', 'danger'],
} as const;

/** Prescriptions that wait for a pharmacist, each with its time against the promise. */
export function WaitingQueue({ rows, now, promiseMinutes, all, ...props }: WaitingQueueProps) {
  const messages = useMessages('desk', deskMessages);
  return (
    <WorkPanel
      data-slot="waiting-queue"
      {...props}
      title={messages.queueTitle}
      all={all}
      empty={rows.length === 0 ? messages.queueEmpty : undefined}
    >
      <ul>
        {rows.map(({ id, href, patientName, orderId, items, since }) => {
          const minutes = Math.max(0, (Date.parse(now) - Date.parse(since)) / 60_000);
          const state =
            minutes > promiseMinutes ? 'past' : minutes >= promiseMinutes * CLOSE ? 'close' : 'calm';
          const [words, tone] = looks[state];
          return (
            <WorkRow
              key={id}
              href={href}
              name={patientName}
              what={items > 0 && messages.medicines(items)}
              number={orderId ?? messages.withoutOrder}
            >
              <p className={words}>
                {state === 'past' ? (
                  <span className="font-strong">
                    {messages.overPromise(messages.duration(minutes - promiseMinutes))}
                  </span>
                ) : (
                  <>
                    <span className="font-strong">{messages.duration(minutes)}</span>{' '}
                    <span className="text-meta text-content-muted">
                      {messages.ofPromise(messages.duration(promiseMinutes))}
                    </span>
                  </>
                )}
              </p>
              <ProgressBar aria-hidden value={minutes / promiseMinutes} tone={tone} className="mt-1" />
            </WorkRow>
          );
        })}
      </ul>
    </WorkPanel>
  );
}

/** In the shape of a panel of work. */
export function WaitingQueueSkeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="waiting-queue-skeleton"
      {...props}
      className={cn('flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-5', className)}
    >
      <Skeleton className="h-6 w-56 max-w-full" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}
