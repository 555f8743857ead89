'use client';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { bookingStateMessages } from '../booking-state-messages.en.ts';

export type BookingStatus = 'checking' | 'booked' | 'on-the-way' | 'started' | 'done' | 'cancelled';
const looks = {
  checking: ['warning', 'icon-file-text'],
  booked: ['info', 'icon-calendar-days'],
  'on-the-way': ['accent', 'icon-truck'],
  started: ['accent', 'icon-clock'],
  done: ['success', 'icon-circle-check'],
  cancelled: ['danger', 'icon-circle-x'],
} as const;

export interface BookingStateProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** How far it is. 'checking': its doctor's order is looked at first. */
  status: BookingStatus;
}

/** Where a visit or an appointment stands: always icon and word. */
export function BookingState({ status, ...props }: BookingStateProps) {
  const messages = useMessages('bookingState', bookingStateMessages);
  const [tone, icon] = looks[status];
  return (
    <Badge data-slot="booking-state" data-state={status} tone={tone} icon={icon} {...props}>
      {messages[status]}
    </Badge>
  );
}
