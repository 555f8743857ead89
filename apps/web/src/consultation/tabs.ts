import type { StaffTab, StaffTile } from '../staff/public.ts';
import { staffInboxMessages } from './staff-inbox/messages.en.ts';

const MINUTE_MS = 60_000;

export const tabs: readonly StaffTab[] = [
  {
    href: '/staff/inbox',
    icon: 'icon-message-circle',
    roles: ['doctor'],
    group: 'queues',
    order: 10,
    label: (messages) => messages('staffInbox', staffInboxMessages).title,
    part: 'consultations',
  },
];
export const tiles: readonly StaffTile[] = [
  {
    part: 'consultations',
    order: 45,
    href: '/staff/inbox',
    icon: 'icon-message-circle',
    tone: 'warning',
    label: (messages, waiting) => messages('staffInbox', staffInboxMessages).tile(waiting),
    worst: (messages, { worst_at }, at) =>
      worst_at === null
        ? undefined
        : messages('staffInbox', staffInboxMessages).longest(
            Math.max(0, (Date.parse(at) - Date.parse(worst_at)) / MINUTE_MS),
          ),
  },
];
