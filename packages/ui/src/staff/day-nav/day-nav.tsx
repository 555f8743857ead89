'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { dayNavMessages } from '../day-nav-messages.en.ts';

export interface DayNavProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Indian calendar day that is looked at: '2026-11-24'. */
  day: string;
  /** The one of now, by the shop's clock. */
  today: string;
  /** The address of a day. */
  hrefFor: (day: string) => string;
}
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Which day this is, with the ways to the ones beside it and to today. */
export function DayNav({ day, today, hrefFor, className, ...props }: DayNavProps) {
  const messages = useMessages('dayNav', dayNavMessages);
  const words = (one: string) => {
    const [weekday, date, month, year] = indian(one);
    return messages.day(weekday, date, month, year);
  };
  const before = dayAfter(day, -1),
    after = dayAfter(day, 1);
  return (
    <div
      data-slot="day-nav"
      {...props}
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}
    >
      <h2 className="flex flex-wrap items-center gap-2 text-title">
        <time dateTime={day}>{words(day)}</time>
        {day === today && <Badge tone="accent">{messages.today}</Badge>}
      </h2>
      <nav aria-label={messages.days} className="flex flex-wrap gap-2">
        <LinkButton
          tone="plain"
          size="tight"
          href={hrefFor(before)}
          aria-label={messages.before(words(before))}
        >
          <Icon name="icon-chevron-left" className="text-title" />
        </LinkButton>
        {day !== today && (
          <LinkButton tone="plain" href={hrefFor(today)}>
            {messages.toToday}
          </LinkButton>
        )}
        <LinkButton tone="plain" size="tight" href={hrefFor(after)} aria-label={messages.after(words(after))}>
          <Icon name="icon-chevron-right" className="text-title" />
        </LinkButton>
      </nav>
    </div>
  );
}
