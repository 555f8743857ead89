'use client';
import type { ComponentProps } from 'react';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { Notice } from '../notice/notice.tsx';
import { keptMessages } from '../kept-messages.en.ts';

export interface KeptMarkProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> {
  /** When what is shown was answered: an ISO instant. */
  at: string;
  /** ISO instant of now: of another day the day is said as well. */
  now: string;
}

const dayOf = (at: string) => indian(at).slice(0, 4).join();

/** Over a page that is shown without a line: of when it is. */
export function KeptMark({ at, now, ...props }: KeptMarkProps) {
  const messages = useMessages('kept', keptMessages);
  const parts = indian(at);
  return (
    <Notice tone="warning" role="status" {...props} data-slot="kept-mark">
      {dayOf(at) === dayOf(now) ? messages.today(parts[4]) : messages.before(...parts)}
    </Notice>
  );
}
