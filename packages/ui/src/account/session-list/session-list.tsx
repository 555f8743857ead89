'use client';
import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { accountMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface SessionEntry {
  id: number;
  /** 'Chrome on Android' */
  device: string;
  /** ISO instant. */
  lastSeenAt: string;
  /** The one that asks: it is ended by Logout. */
  current: boolean;
}
export interface SessionListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The devices signed in, this one first. */
  sessions: readonly SessionEntry[];
  /** The one that is being ended. */
  busyId?: number | undefined;
  /** Gets the session's id. */
  onSignOut: (id: number) => void;
}

/** Where one is logged in. */
export function SessionList({ sessions, busyId, onSignOut, className, ...props }: SessionListProps) {
  const messages = useMessages('account', accountMessages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What is ended goes, and its button with it: focus must not.
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) {
      pressed.current = false;
      heading.current?.focus();
    }
  }, [sessions]);
  return (
    <section
      data-slot="session-list"
      aria-labelledby={`${id}-heading`}
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      <h3 ref={heading} tabIndex={-1} id={`${id}-heading`} className="text-body font-strong">
        {messages.sessions}
      </h3>
      <ul className="flex flex-col gap-3">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3"
          >
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <p className="flex gap-2 font-medium">
                <Icon name="icon-smartphone" className="mt-[0.125em] text-accent-text" />
                <span className="flex min-w-0 flex-wrap gap-x-2 gap-y-1 wrap-anywhere">
                  {wrapText(session.device)}
                  {session.current && <Badge tone="accent">{messages.thisDevice}</Badge>}
                </span>
              </p>
              <p className="text-meta text-content-muted">
                {messages.lastSeen(messages.dateTime(...indian(session.lastSeenAt)))}
              </p>
            </div>
            {!session.current && (
              <Button
                tone="plain"
                busy={busyId === session.id}
                aria-label={messages.signOutOf(session.device)}
                onClick={() => {
                  pressed.current = true;
                  onSignOut(session.id);
                }}
              >
                {messages.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The place of a SessionList that is still loading. */
export function SessionListSkeleton() {
  return (
    <div aria-hidden data-slot="session-list-skeleton" className="flex flex-col gap-3">
      <Skeleton className="h-control" />
      <Skeleton className="h-control" />
    </div>
  );
}
