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
    alert: 'consultations_danger',
  },
];
const longest: StaffTile['worst'] = (messages, { worst_at }, at) =>
  worst_at === null
    ? undefined
    : messages('staffInbox', staffInboxMessages).longest(
        Math.max(0, (Date.parse(at) - Date.parse(worst_at)) / MINUTE_MS),
      );
export const tiles: readonly StaffTile[] = [
  {
    part: 'consultations_danger',
    order: -20,
    href: '/staff/inbox',
    icon: 'icon-siren',
    tone: 'danger',
    label: (messages, waiting) => messages('staffInbox', staffInboxMessages).dangerTile(waiting),
    worst: longest,
  },
  {
    part: 'consultations_unanswered',
    order: -20,
    // An admin reads no chats: the doctors on duty are called.
    href: '/admin/staff',
    icon: 'icon-siren',
    tone: 'danger',
    label: (messages, waiting) => messages('staffInbox', staffInboxMessages).unansweredTile(waiting),
    worst: longest,
  },
  {
    part: 'consultations',
    order: 45,
    href: '/staff/inbox',
    icon: 'icon-message-circle',
    tone: 'warning',
    label: (messages, waiting) => messages('staffInbox', staffInboxMessages).tile(waiting),
    worst: longest,
  },
];
