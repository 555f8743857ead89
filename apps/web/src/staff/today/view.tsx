import { orderStatuses } from '@doorstep/contract/order';
import { REVIEW_PROMISE_MINUTES } from '@doorstep/contract/staff';
import type { StaffToday, TodayPart } from '@doorstep/contract/staff.schema';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { indian } from '@doorstep/ui/messages/indian';
import { LateOrders, type LateOrder } from '@doorstep/ui/staff/late-orders';
import { TodayTile, TodayTileSkeleton } from '@doorstep/ui/staff/today-tile';
import { WaitingQueue, WaitingQueueSkeleton } from '@doorstep/ui/staff/waiting-queue';
import type { Resource } from '../../app/resource.ts';
import { useAnyPageMessages, usePageMessages } from '../../messages/messages.ts';
import { deskMessages } from '../desk-messages.en.ts';
import { LoadFailed } from '../list-states.tsx';
import { orderHref, ordersHref } from '../orders/state.ts';
import { queueHref } from '../prescriptions/state.ts';
import type { StaffTile } from '../tab.ts';

export interface TodayViewProps {
  today: Resource<StaffToday>;
  /** The server's time, as late as it is known. */
  at: string;
  tiles: readonly StaffTile[];
}
const reviewHref = (id: string) => queueHref({ status: 'pending', page: 1, id });
const lateRows = ({ rows }: TodayPart): LateOrder[] =>
  rows.flatMap(({ id, patient, status, due_at }) => {
    const known = orderStatuses.find((one) => one === status);
    return known === 'pending' || known === 'processing' || known === 'shipped'
      ? [
          {
            id,
            href: orderHref(id),
            patientName: patient,
            status: known,
            dueAt: due_at,
          },
        ]
      : [];
  });

/** What waits for this role, the worst first: counts that lead there, then the queue itself. */
export function TodayView({ today, at, tiles }: TodayViewProps) {
  const messages = usePageMessages('desk', deskMessages);
  const labels = useAnyPageMessages();
  const parts = today.state === 'ready' ? today.data.data : [];
  const shown = tiles.flatMap((tile) => {
    const part = parts.find(({ key }) => key === tile.part);
    return part ? [{ tile, part }] : [];
  });
  const queue = parts.find(({ key }) => key === 'prescriptions'),
    late = parts.find(({ key }) => key === 'late');
  const oldest = queue?.rows[0];
  return (
    <>
      <PageHeader
        title={messages.today}
        description={at && messages.moment(...indian(at))}
        actions={
          oldest && (
            <LinkButton href={reviewHref(oldest.id)}>
              <Icon name="icon-file-text" />
              <span>{messages.startOldest}</span>
            </LinkButton>
          )
        }
      />
      {today.state === 'error' && <LoadFailed title={messages.todayFailed} failed={today} />}
      {today.state === 'loading' && (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-3">
            {[1, 2, 3, 4].map((one) => (
              <TodayTileSkeleton key={one} />
            ))}
          </div>
          <WaitingQueueSkeleton />
        </>
      )}
      {today.state === 'ready' && shown.length === 0 && (
        <EmptyState title={messages.noWork} description={messages.noWorkText} />
      )}
      {shown.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-3">
          {shown.map(({ tile: { href, icon, tone, label, worst }, part }) => (
            <li key={part.key} className="flex max-w-96">
              <TodayTile
                waiting={part.count}
                label={label(labels, part.count)}
                worst={worst(labels, part, at)}
                icon={icon}
                tone={tone}
                href={typeof href === 'string' ? href : href(part)}
                className="grow"
              />
            </li>
          ))}
        </ul>
      )}
      {queue && (
        <WaitingQueue
          rows={queue.rows.map(({ id, patient, order_id, items, since }) => ({
            id,
            href: reviewHref(id),
            patientName: patient,
            orderId: order_id,
            items,
            since,
          }))}
          now={at}
          promiseMinutes={REVIEW_PROMISE_MINUTES}
          all={{ href: '/staff/prescriptions', total: queue.count }}
        />
      )}
      {late && (
        <LateOrders
          rows={lateRows(late)}
          now={at}
          all={{
            href: ordersHref({ view: 'late' }),
            total: late.count,
          }}
        />
      )}
    </>
  );
}
