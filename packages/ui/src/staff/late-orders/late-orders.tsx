import type { ComponentProps } from 'react';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { Moment } from '../moment/moment.tsx';
import { deskMessages } from '../desk-messages.en.ts';
import { WorkPanel, type WorkPanelProps } from '../work-panel/work-panel.tsx';

export interface LateOrder {
  id: string;
  href: string;
  patientName: string;
  /** Where it stands; each has a step that should have followed. */
  status: 'pending' | 'processing' | 'shipped';
  /** ISO instant by which that step was due. */
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
          <li
            key={id}
            className="linked-card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 last:rounded-b-card hover:bg-surface-sunken md:grid-cols-[minmax(0,1fr)_minmax(0,17rem)_auto] md:px-5"
          >
            <div className="min-w-0 leading-snug wrap-anywhere">
              <Link href={href} className="stretched-link font-strong">
                {patientName}
              </Link>
              <span className="text-content-muted"> · {messages.missed[status]}</span>
              <p className="text-meta text-content-muted">{id}</p>
            </div>
            <div className="leading-snug max-md:col-span-full max-md:row-start-2">
              <p className="font-strong text-danger-text">
                {messages.lateBy(messages.duration((Date.parse(now) - Date.parse(dueAt)) / 60_000))}
              </p>
              <p className="text-meta text-content-muted">
                {messages.due} <Moment at={dueAt} />
              </p>
            </div>
            <Icon name="icon-chevron-right" className="text-title text-content-muted" />
          </li>
        ))}
      </ul>
    </WorkPanel>
  );
}
