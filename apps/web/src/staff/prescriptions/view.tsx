import type { ReviewedPrescription, ReviewList } from '@doorstep/contract/review.schema';
import { Badge } from '@doorstep/ui/base/badge';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { Link } from '@doorstep/ui/base/link';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Pagination } from '@doorstep/ui/base/pagination';
import { indian } from '@doorstep/ui/messages/indian';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { Moment } from '@doorstep/ui/staff/moment';
import { ViewLinks } from '@doorstep/ui/staff/view-links';
import type { ReactNode } from 'react';
import { knownPages } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';
import { nameOf } from '../name.ts';
import { queueHref, type QueueState } from './state.ts';

export interface PrescriptionsViewProps {
  state: QueueState;
  reviews: Resource<ReviewList>;
  /** The one that is open, to be decided; 'loading' while its part is on its way. */
  review: ReactNode;
  /** The last decision, while it can be taken back. */
  undo?: ReactNode;
}
const queues: ReadonlyArray<QueueState['status']> = ['pending', 'all'];
const badges = {
  pending: ['warning', 'icon-clock'],
  patientsTurn: ['neutral', 'icon-clock'],
  approved: ['success', 'icon-circle-check'],
  rejected: ['danger', 'icon-circle-x'],
} as const;

export function PrescriptionsView({ state, reviews, review, undo }: PrescriptionsViewProps) {
  const messages = usePageMessages('staff', staffMessages);
  const opened = state.id !== undefined;
  const item = ({
    id,
    patient,
    uploaded_at,
    status,
    waiting,
    held,
    claim,
    orders,
    cart,
  }: ReviewedPrescription) => {
    // Asked, or with a cart to confirm: the patient's turn.
    const standing = waiting ? 'pending' : status === 'pending' ? 'patientsTurn' : status;
    const [tone, icon] = badges[standing];
    return (
      <li
        key={id}
        className="linked-card relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface-raised p-4 wrap-anywhere"
      >
        <Link
          href={queueHref({ ...state, id })}
          aria-label={messages.review(nameOf(patient))}
          className="stretched-link min-w-0 flex-1 basis-48 font-strong text-accent-text"
        >
          {nameOf(patient)}
        </Link>
        <Moment at={uploaded_at} className="text-meta text-content-muted" />
        {orders.length > 0 && (
          <span className="text-meta text-content-muted">{messages.ordersWait(orders.length)}</span>
        )}
        {cart?.status === 'sent' && (
          <span className="text-meta text-content-muted">{messages.asksForCart}</span>
        )}
        {held && <span className="text-meta text-content-muted">{messages.held(held.by)}</span>}
        {claim && !claim.own && (
          <span className="text-meta text-content-muted">
            {messages.claimed(claim.by, indian(claim.since)[4])}
          </span>
        )}
        {!held && (
          <Badge tone={tone} icon={icon}>
            {standing === 'patientsTurn' ? messages.patientsTurn : messages.sheetStates[standing]}
          </Badge>
        )}
      </li>
    );
  };
  const list = (
    <div className="flex flex-col gap-4">
      {undo}
      {reviews.state === 'loading' && <DataTableSkeleton />}
      {reviews.state === 'error' && <LoadFailed title={messages.queueFailed} failed={reviews} />}
      {reviews.state === 'ready' && (
        <>
          <p role="status" className="text-meta text-content-muted">
            {messages.waiting(reviews.data.pagination.total, reviews.data.pagination.total_exact)}
          </p>
          {reviews.data.data.length > 0 ? (
            <ul aria-label={messages.prescriptions} className="flex flex-col gap-3">
              {reviews.data.data.map(item)}
            </ul>
          ) : (
            <NothingListed
              page={state.page}
              firstHref={queueHref({ ...state, page: 1 })}
              title={messages.noQueue}
              text={messages.noQueueText}
            />
          )}
          <Pagination
            page={state.page}
            {...knownPages(reviews.data.pagination)}
            hrefFor={(page) => queueHref({ ...state, page })}
          />
        </>
      )}
    </div>
  );
  const back = (
    <LinkButton href={queueHref({ ...state, id: undefined })} tone="plain" className="self-start">
      {messages.backToQueue}
    </LinkButton>
  );
  if (!opened || (reviews.state === 'error' && !review)) {
    return (
      <>
        <ViewLinks
          label={messages.queueOf}
          views={queues.map((status) => ({
            href: queueHref({ status, page: 1, id: undefined }),
            title: messages.queue[status],
            current: status === state.status,
          }))}
        />
        {list}
      </>
    );
  }
  if (reviews.state === 'loading' || review === 'loading')
    return (
      <>
        {back}
        <DataTableSkeleton />
      </>
    );
  if (review)
    return (
      <>
        {back}
        {review}
      </>
    );
  return (
    <EmptyState title={messages.gone} description={messages.goneText}>
      {back}
    </EmptyState>
  );
}
