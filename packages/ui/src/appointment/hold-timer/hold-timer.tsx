'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/button/button.tsx';
import { calendarMessages } from '../../base/calendar-messages.en.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { cn } from '../../cn.ts';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { holdTimerMessages } from '../hold-timer-messages.en.ts';

export interface HoldTimerProps extends ComponentProps<'div'> {
  /** ISO instant: until then the time is kept. */
  until: string;
  /** ISO instant by the shop's clock; the page passes a new one each second. */
  now: string;
  /** Minutes that it can be kept longer, once. */
  moreMinutes?: number | undefined;
  /** Draws the button for that; leave it out where it was kept longer already. */
  onExtend?: (() => void) | undefined;
  /** Draws 'Keep it again' when the time ran out. */
  onAgain?: (() => void) | undefined;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Beside the button for more minutes, while the time is kept: a way to give it back. */
  children?: ReactNode;
}

/**
 * How long a time is kept for somebody: its end on the clock, and what is left. Readers hear of it at the start, a minute before the end,
 * and at the end.
 */
export function HoldTimer({
  until,
  now,
  moreMinutes = 5,
  onExtend,
  onAgain,
  busy = false,
  className,
  children,
  ...props
}: HoldTimerProps) {
  const messages = useMessages('holdTimer', holdTimerMessages),
    words = useMessages('calendar', calendarMessages);
  const seconds = Math.ceil((Date.parse(until) - Date.parse(now)) / 1000);
  const state = seconds <= 0 ? 'over' : seconds <= 60 ? 'ending' : 'running';
  const held = messages.heldUntil(words.time(indian(until)[4]));
  const rest = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div
      data-slot="hold-timer"
      data-state={state}
      {...props}
      className={cn('flex flex-wrap items-center gap-x-4 gap-y-2', className)}
    >
      {state === 'over' ? (
        <Notice tone="warning" title={messages.ranOut} className="w-full">
          {onAgain && (
            <Button tone="plain" busy={busy} onClick={onAgain} className="mt-1">
              {messages.again}
            </Button>
          )}
        </Notice>
      ) : (
        <>
          <p className="flex items-center gap-2 font-strong text-warning-text tabular-nums">
            <Icon name="icon-clock" />
            <span>
              <span>{`${held} · `}</span>
              <span className="whitespace-nowrap">{messages.left(rest)}</span>
            </span>
          </p>
          {(onExtend ?? children) && (
            <div className="flex flex-wrap gap-2">
              {onExtend && (
                <Button tone="plain" size="tight" busy={busy} onClick={onExtend}>
                  {messages.more(moreMinutes)}
                </Button>
              )}
              {children}
            </div>
          )}
          {/* Not every second: what readers hear changes twice. */}
          <p role="status" className="sr-only">
            {state === 'ending' ? messages.lastMinute : held}
          </p>
        </>
      )}
    </div>
  );
}
