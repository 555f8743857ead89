'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { EmptyState } from '../../base/empty-state/empty-state.tsx';
import { Link } from '../../base/link/link.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import type { DangerSignName } from '../sign-names.ts';
import { emergencyMessages } from '../emergency-messages.en.ts';
import { inboxMessages } from '../inbox-messages.en.ts';

export interface InboxRow {
  id: string;
  href: string;
  patientName: string;
  kind: 'chat' | 'video';
  /** The latest message, and whether it is one's own; undefined where there is none. */
  last?: { text: string; own: boolean } | undefined;
  /** Messages that were not seen. */
  unread: number;
  /** ISO instant of the first message that nobody has answered; null where it is the patient's turn. */
  since: string | null;
  /** ISO instant of when a video consultation begins. */
  startsAt?: string | null | undefined;
  /** Danger signs that were answered with yes; null where they were not answered. */
  signs: readonly DangerSignName[] | null;
  /** Danger signs that the messages name. */
  words?: ReadonlyArray<DangerSignName | 'other'> | undefined;
  /** A danger sign waits for an answer. */
  danger?: boolean | undefined;
  /** No doctor has answered it in time. */
  escalated?: boolean | undefined;
  /** False for another doctor's patient. */
  own?: boolean | undefined;
}
export interface InboxListProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Danger signs come first, then who waits longest. */
  rows: readonly InboxRow[];
  /** The one that is open beside the list. */
  current?: string | undefined;
  /** ISO instant, by the shop's clock. */
  now: string;
}

/** Open consultations of one doctor: who writes, what, for how long, and whether there is danger. */
export function InboxList({ rows, current, now, className, ...props }: InboxListProps) {
  const messages = useMessages('inbox', inboxMessages);
  const { signs: names } = useMessages('emergency', emergencyMessages);
  const standing = ({ kind, since, startsAt }: InboxRow) => {
    if (kind === 'video' && startsAt && Date.parse(startsAt) > Date.parse(now))
      return messages.begins(...indian(startsAt));
    if (since === null) return messages.patientsTurn;
    const minutes = Math.floor((Date.parse(now) - Date.parse(since)) / 60_000);
    return minutes < 1 ? messages.justNow : messages.waits(minutes);
  };
  return (
    <nav
      data-slot="inbox-list"
      data-state={rows.length === 0 ? 'empty' : 'filled'}
      aria-label={messages.list}
      {...props}
      className={cn('rounded-card border border-line bg-surface-raised', className)}
    >
      {rows.length === 0 ? (
        <EmptyState title={messages.none} description={messages.noneText} />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {rows.map((row) => (
            <li
              key={row.id}
              className={cn(
                'linked-card relative flex flex-col gap-1.5 p-4 wrap-anywhere hover:bg-surface-sunken',
                row.id === current && 'bg-accent-tint',
                row.danger && 'border-s-4 border-s-danger-line bg-danger-tint',
              )}
            >
              <div className="flex items-start justify-between gap-3">
                <Link
                  href={row.href}
                  aria-current={row.id === current ? 'page' : undefined}
                  className="stretched-link min-w-0 text-lead font-strong"
                >
                  {row.patientName}
                </Link>
                {row.unread > 0 && (
                  <span className="flex-none rounded-full bg-accent-fill px-2.5 text-meta font-strong text-accent-on-fill tabular-nums">
                    {messages.unread(row.unread)}
                  </span>
                )}
              </div>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone="neutral" icon={row.kind === 'video' ? 'icon-video' : 'icon-message-circle'}>
                  {row.kind === 'video' ? messages.video : messages.chat}
                </Badge>
                <span
                  className={cn('text-meta tabular-nums', row.since ? 'font-strong' : 'text-content-muted')}
                >
                  {standing(row)}
                </span>
              </div>
              {row.danger && (
                <Badge tone="danger" icon="icon-siren">
                  {row.escalated ? messages.escalated : messages.dangerFirst}
                </Badge>
              )}
              {row.own === false && <p className="text-meta">{messages.ofAnother}</p>}
              {row.signs === null && row.own !== false && (
                <p className="text-meta text-content-muted">{messages.notAsked}</p>
              )}
              {row.signs && row.signs.length > 0 && (
                <Badge tone="danger" icon="icon-siren">
                  {messages.danger(row.signs.length, row.signs.map((sign) => names[sign]).join(', '))}
                </Badge>
              )}
              {row.words && row.words.length > 0 && (
                <p className="text-meta font-strong text-danger-text">
                  {messages.dangerWords(
                    row.words.map((word) => (word === 'other' ? messages.otherSign : names[word])).join(', '),
                  )}
                </p>
              )}
              <p
                className={cn(
                  'line-clamp-2 text-meta',
                  row.unread > 0 ? 'font-medium' : 'text-content-muted',
                )}
              >
                {row.last ? (
                  <>
                    <span>{`${row.last.own ? `${messages.you} ` : ''}${row.last.text}`}</span>
                  </>
                ) : (
                  messages.nothing
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** The place of an InboxList that is still loading. Silent: the page says 'Loading' once. */
export function InboxListSkeleton() {
  return (
    <div
      aria-hidden
      data-slot="inbox-list-skeleton"
      className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface-raised"
    >
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex flex-col gap-2 p-4">
          <Skeleton className="h-6 w-48 max-w-full" />
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-6" />
        </div>
      ))}
    </div>
  );
}
