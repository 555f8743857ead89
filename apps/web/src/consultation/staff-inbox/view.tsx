import type { StaffConsultation } from '@doorstep/contract/consultation.schema';
import type { Doctor } from '@doorstep/contract/appointment.schema';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { Switch } from '@doorstep/ui/base/switch';
import { InboxList, InboxListSkeleton } from '@doorstep/ui/consultation/inbox-list';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../../staff/public.ts';
import { staffInboxMessages } from './messages.en.ts';
import { inboxHref, rowOf } from './state.ts';
import { wrapText } from '@doorstep/ui/messages/wrap-text';

export interface StaffInbox {
  data: { doctor: Doctor; busy: boolean; consultations: readonly StaffConsultation[] };
  pagination: { total: number };
}
export interface StaffInboxViewProps {
  inbox: Resource<StaffInbox>;
  /** ISO instant, by the shop's clock. */
  now: string;
  /** The one that is chosen. */
  id: string | undefined;
  /** Whether that is there; undefined where none is chosen. */
  chosen: Resource<unknown> | undefined;
  /** The chosen one is an escalated patient of another doctor. */
  takeOver?: { name: string; busy: boolean; problem?: string | undefined; onTake: () => void } | undefined;
  busy: { busy: boolean; problem?: string | undefined };
  onBusyChange: (busy: boolean) => void;
  /** The chosen one, which draws the list beside it. */
  opened: ((list: ReactNode) => ReactNode) | undefined;
}

/** A doctor's inbox: whether they answer, who waits, and the one that is chosen. */
export function StaffInboxView({
  inbox,
  now,
  id,
  chosen,
  takeOver,
  busy,
  onBusyChange,
  opened,
}: StaffInboxViewProps) {
  const messages = usePageMessages('staffInbox', staffInboxMessages);
  if (inbox.state === 'error' && inbox.problem === 'not-found')
    return (
      <>
        <PageHeader title={messages.title} />
        <EmptyState title={messages.unknown} description={messages.unknownText} />
      </>
    );
  const listed = inbox.state === 'ready' ? inbox.data.data.consultations : [],
    more = inbox.state === 'ready' ? Math.max(0, inbox.data.pagination.total - listed.length) : 0;
  const list = (
    <div className="flex flex-col gap-4">
      {inbox.state === 'ready' && (
        <Card>
          <Switch
            label={messages.busy}
            hint={messages.busyText}
            error={busy.problem}
            aria-busy={busy.busy || undefined}
            checked={inbox.data.data.busy}
            onCheckedChange={onBusyChange}
          />
        </Card>
      )}
      {inbox.state === 'loading' && (
        <div aria-busy>
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          <InboxListSkeleton />
        </div>
      )}
      {inbox.state === 'error' && <LoadFailed title={messages.failed} failed={inbox} />}
      {inbox.state === 'ready' && (
        <InboxList rows={listed.map((one) => rowOf(one, one.id === id))} current={id} now={now} />
      )}
      {more > 0 && <p className="text-meta text-content-muted">{messages.more(more)}</p>}
    </div>
  );
  const beside = (children: ReactNode) => (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className={id === undefined ? undefined : 'max-lg:hidden'}>{list}</div>
      <div className={id === undefined ? 'max-lg:hidden' : undefined}>{children}</div>
    </div>
  );
  const back = (
    <LinkButton href={inboxHref()} tone="plain" className="self-start">
      {messages.back}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={messages.title} />
      {takeOver &&
        beside(
          <Card className="flex flex-col gap-3">
            <h2 className="text-title text-danger-text wrap-anywhere">{messages.takeTitle(takeOver.name)}</h2>
            <p>{messages.takeText}</p>
            {takeOver.problem && <Notice tone="danger">{takeOver.problem}</Notice>}
            <Button tone="danger" busy={takeOver.busy} onClick={takeOver.onTake} className="self-start">
              {messages.take}
            </Button>
          </Card>,
        )}
      {!takeOver &&
        !chosen &&
        beside(listed.length > 0 && <EmptyState title={messages.choose} description={messages.chooseText} />)}
      {!takeOver &&
        chosen?.state === 'loading' &&
        beside(
          <div aria-busy className="flex flex-col gap-4">
            <Skeleton shape="card" className="h-28" />
            <Skeleton shape="card" className="h-80" />
          </div>,
        )}
      {!takeOver &&
        chosen?.state === 'error' &&
        beside(
          chosen.problem === 'not-found' ? (
            <EmptyState title={messages.missing} description={messages.missingText}>
              {back}
            </EmptyState>
          ) : (
            <LoadFailed title={messages.openFailed} failed={chosen} />
          ),
        )}
      {!takeOver && chosen?.state === 'ready' && wrapText(opened?.(list))}
    </>
  );
}
