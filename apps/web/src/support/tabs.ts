import type { StaffFound, StaffTab, StaffTile } from '../staff/public.ts';
import { staffTicketsMessages } from './staff-tickets/messages.en.ts';
import { ticketsHref } from './staff-tickets/state.ts';

const MINUTE_MS = 60_000;

export const tabs: readonly StaffTab[] = [
  {
    href: '/staff/tickets',
    icon: 'icon-mail',
    roles: ['admin'],
    group: 'queues',
    order: 60,
    label: (messages) => messages('staffTickets', staffTicketsMessages).title,
    part: 'tickets',
  },
];
export const tiles: readonly StaffTile[] = [
  {
    part: 'tickets',
    order: 60,
    href: '/staff/tickets',
    icon: 'icon-mail',
    tone: 'warning',
    label: (messages, waiting) => messages('staffTickets', staffTicketsMessages).tile(waiting),
    worst: (messages, { worst_at }, at) =>
      worst_at === null
        ? undefined
        : messages('staffTickets', staffTicketsMessages).longest(
            Math.max(0, (Date.parse(at) - Date.parse(worst_at)) / MINUTE_MS),
          ),
  },
];
export const found: readonly StaffFound[] = [
  {
    type: 'ticket',
    label: (messages) => messages('staffTickets', staffTicketsMessages).hit,
    href: ({ id }) => ticketsHref({ id }),
  },
];
