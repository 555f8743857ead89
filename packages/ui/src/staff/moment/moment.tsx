'use client';
import type { ComponentProps } from 'react';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { staffMessages } from '../messages.en.ts';

export interface MomentProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** ISO instant; shown in Indian time. */
  at: string;
}

/** When something happened: 'Tue 24 Nov 2026, 10:30 AM'. */
export function Moment({ at, ...props }: MomentProps) {
  const messages = useMessages('staff', staffMessages);
  return (
    <time data-slot="moment" dateTime={at} {...props}>
      {messages.dateTime(...indian(at))}
    </time>
  );
}
