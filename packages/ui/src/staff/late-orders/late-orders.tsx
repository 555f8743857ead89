'use client';
import type { ComponentProps } from 'react';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { deskMessages } from '../desk-messages.en.ts';
import { WorkPanel, WorkRow, type WorkPanelProps } from '../work-panel/work-panel.tsx';

export interface LateOrder {
  id: string;
  href: string;
  patientName: string;
  /** Where it stands; each has a step that should have followed. */
  status: 'pending' | 'processing' | 'shipped';
  /** ISO instant by which it was promised, or by which that step was due. */
  dueAt: string;
}
export interface LateOrdersProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What was due first comes first. */
  rows: readonly LateOrder[];
  /** ISO instant, of the server's clock. */
  now: string;
  /** The whole list. */
  all: NonNullable<WorkPanelProps['all']>;
}

/** Orders that should have moved on, with what was missed and by how long. */
export function LateOrders({ rows, now, all, ...props }: LateOrdersProps) {
  const messages = useMessages('desk', deskMessages);
  return (
    <WorkPanel
      data-slot="late-orders"
      {...props}
      title={messages.lateTitle}
      all={all}
      empty={rows.length === 0 ? messages.lateEmpty : undefined}
    >
      <ul>
        {rows.map(({ id, href, patientName, status, dueAt }) => (
          <WorkRow key={id} href={href} name={patientName} what={messages.missed[status]} number={id}>
            <p className="font-strong text-danger-text">
              {messages.lateBy(messages.duration((Date.parse(now) - Date.parse(dueAt)) / 60_000))}
            </p>
            <p className="text-meta text-content-muted">
              <time dateTime={dueAt}>{messages.due(...indian(dueAt))}</time>
            </p>
          </WorkRow>
        ))}
      </ul>
    </WorkPanel>
  );
}
