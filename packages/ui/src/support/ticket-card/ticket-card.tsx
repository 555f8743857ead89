'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { supportMessages } from '../messages.en.ts';

export interface TicketCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** 'SP-7K2MPQ4TXW93' */
  number: string;
  /** What was asked for. */
  kind: 'message' | 'call_back';
  /** Whether it waits for us, was answered, or is done. */
  status: 'open' | 'answered' | 'closed';
  /** A page or an order number; empty for none. */
  about: string;
  /** What was written; null where it is not shown. */
  message: string | null;
  /** ISO instant of when it came. */
  sentAt: string;
  /** ISO instant by which it is answered. */
  dueAt: string;
  /** Oldest first; `by` where it is told who wrote it. */
  answers: ReadonlyArray<{ text: string; at: string; by?: string | undefined }>;
  /** Who asked, for the staff. */
  asker?: { name: string; mobile: string } | undefined;
  /** It was not answered in time. */
  late?: boolean;
  /** What the staff can do with it. */
  children?: ReactNode;
}
const looks = {
  open: ['warning', 'icon-clock'],
  answered: ['success', 'icon-circle-check'],
  closed: ['neutral', 'icon-check'],
} as const;

/** A question to the shop, with its answers. */
export function TicketCard({
  number,
  kind,
  status,
  about,
  message,
  sentAt,
  dueAt,
  answers,
  asker,
  late = false,
  className,
  children,
  ...props
}: TicketCardProps) {
  const messages = useMessages('support', supportMessages);
  const own = useId();
  const [tone, icon] = looks[status];
  return (
    <article
      data-slot="ticket-card"
      data-state={status}
      aria-labelledby={own}
      {...props}
      className={cn(
        'flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 wrap-anywhere',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 translate="no" id={own} className="text-lead tabular-nums">
          {number}
        </h3>
        <Badge tone={tone} icon={icon}>
          {messages.states[status]}
        </Badge>
        {late && (
          <Badge tone="danger" icon="icon-circle-alert">
            {messages.late}
          </Badge>
        )}
        <Badge icon={kind === 'call_back' ? 'icon-phone' : 'icon-mail'}>{messages.ticketKinds[kind]}</Badge>
      </div>
      {asker && (
        <p className="flex flex-wrap gap-x-3">
          <span className="font-strong">{asker.name}</span>
          <a
            translate="no"
            href={`tel:+91${asker.mobile}`}
            className="text-accent-text underline tabular-nums"
          >
            {groupMobile(asker.mobile)}
          </a>
        </p>
      )}
      {message === null ? (
        <p className="text-content-muted">{messages.hidden}</p>
      ) : (
        <p className={message ? 'whitespace-pre-line' : 'text-content-muted'}>{message || messages.noText}</p>
      )}
      <p className="flex flex-wrap gap-x-3 text-meta text-content-muted">
        {about && <span>{messages.aboutOf(about)}</span>}
        <span>{messages.asked(...indian(sentAt))}</span>
        {status === 'open' && <span>{messages.due(...indian(dueAt))}</span>}
      </p>
      {answers.map(({ text, at, by }) => (
        <div key={at} className="flex flex-col gap-1 rounded-card bg-surface-sunken p-4">
          <h4 className="font-strong">{by ? messages.answerBy(by) : messages.answer}</h4>
          <p className="whitespace-pre-line">{text}</p>
          <p className="text-meta text-content-muted">
            <time dateTime={at}>{messages.at(...indian(at))}</time>
          </p>
        </div>
      ))}
      {children}
    </article>
  );
}
