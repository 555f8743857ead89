import { indian } from '@doorstep/ui/messages/indian';
import type { StaffTab, StaffTile } from '../staff/public.ts';
import { staffCalendarMessages } from './staff-calendar/messages.en.ts';

export const tabs: readonly StaffTab[] = [
  {
    href: '/staff/calendar',
    icon: 'icon-calendar-days',
    roles: ['doctor'],
    group: 'queues',
    order: 20,
    label: (messages) => messages('staffCalendar', staffCalendarMessages).title,
    part: 'appointments',
  },
];
export const tiles: readonly StaffTile[] = [
  {
    part: 'appointments',
    order: 50,
    href: '/staff/calendar',
    icon: 'icon-calendar-days',
    tone: 'neutral',
    label: (messages, waiting) => messages('staffCalendar', staffCalendarMessages).tile(waiting),
    worst: (messages, { worst_at }) =>
      worst_at === null
        ? undefined
        : messages('staffCalendar', staffCalendarMessages).next(...indian(worst_at)),
  },
];
