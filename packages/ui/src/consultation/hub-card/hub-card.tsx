'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { isWithin, type Hours } from '../availability-banner/availability-banner.tsx';
import { hubMessages } from '../hub-messages.en.ts';

export interface HubCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What it opens. */
  kind: 'chat' | 'video';
  /** When it is open today. */
  hours: Hours;
  /** ISO instant, by the shop's clock. */
  now: string;
  /** There is one that goes on. */
  started?: boolean;
  /** New messages that wait. */
  unread?: number;
  /** Called to open it; also while it is closed, where one reads when it opens. */
  onOpen: () => void;
  /** It is being opened. */
  busy?: boolean;
}

/** One way to a doctor: what it is, what it costs, whether somebody answers now. */
export function HubCard({
  kind,
  hours,
  now,
  started = false,
  unread = 0,
  onOpen,
  busy,
  className,
  ...props
}: HubCardProps) {
  const messages = useMessages('hub', hubMessages);
  const id = useId();
  const open = isWithin(hours, now),
    isChat = kind === 'chat',
    time = (at: string) => messages.time(indian(at)[4]);
  return (
    <article
      data-slot="hub-card"
      data-state={open ? 'open' : 'closed'}
      aria-labelledby={id}
      {...props}
      className={cn(
        'flex h-full flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 md:p-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Icon name={isChat ? 'icon-message-circle' : 'icon-video'} className="text-title text-accent-text" />
        <h2 id={id} className="min-w-fit flex-1 text-title">
          {isChat ? messages.chat : messages.video}
        </h2>
        <Badge tone={isChat ? 'accent' : 'highlight'}>{isChat ? messages.free : messages.premium}</Badge>
      </div>
      <p>{isChat ? messages.chatText : messages.videoText}</p>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={open ? 'success' : 'neutral'} icon={open ? 'icon-circle-check' : 'icon-clock'}>
          {open ? messages.available : messages.unavailable}
        </Badge>
        <span className="text-meta text-content-muted">
          {messages.hours(time(hours.from), time(hours.to))}
        </span>
      </p>
      {unread > 0 && <p className="font-strong text-accent-text">{messages.unread(unread)}</p>}
      <Button tone={open ? 'accent' : 'plain'} busy={busy} wide className="mt-auto" onClick={onOpen}>
        {isChat ? (started ? messages.goOnChat : messages.openChat) : messages.openVideo}
      </Button>
    </article>
  );
}
