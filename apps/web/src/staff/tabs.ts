import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import type { AnyPageMessages } from '../messages/messages.ts';
import { staffRoles } from '@doorstep/contract/account';
import { deskMessages } from './desk-messages.en.ts';
import { staffFrameMessages } from './frame-messages.en.ts';
import { orderHref, ordersHref } from './orders/state.ts';
import { queueHref } from './prescriptions/state.ts';
import type { StaffFound, StaffTab, StaffTile } from './tab.ts';

const label = (section: keyof typeof staffFrameMessages.sections) => (messages: AnyPageMessages) =>
  messages('staffFrame', staffFrameMessages).sections[section];
const desk = (messages: AnyPageMessages) => messages('desk', deskMessages);

export const tabs: readonly StaffTab[] = [
  {
    href: '/admin',
    icon: 'icon-sun',
    roles: staffRoles,
    group: 'today',
    order: 0,
    label: (messages) => desk(messages).today,
  },
  {
    href: '/staff/prescriptions',
    icon: 'icon-file-text',
    roles: ['pharmacist'],
    group: 'queues',
    order: 0,
    label: label('prescriptions'),
    part: 'prescriptions',
    tone: 'warning',
  },
  {
    href: '/admin/orders',
    icon: 'icon-package',
    roles: ['admin'],
    group: 'queues',
    order: 10,
    label: label('orders'),
    part: 'late',
    tone: 'danger',
  },
  {
    href: '/admin/catalogue',
    icon: 'icon-pill',
    roles: ['admin'],
    group: 'shop',
    order: 0,
    label: label('catalogue'),
  },
  {
    href: '/admin/payments',
    icon: 'icon-credit-card',
    roles: ['admin'],
    group: 'shop',
    order: 10,
    label: label('payments'),
    part: 'orphans',
    tone: 'danger',
  },
  {
    href: '/admin/audit',
    icon: 'icon-shield-check',
    roles: ['admin'],
    group: 'records',
    order: 0,
    label: label('audit'),
  },
  {
    href: '/admin/staff',
    icon: 'icon-users',
    roles: ['admin'],
    group: 'records',
    order: 10,
    label: label('people'),
  },
  {
    href: '/admin/register',
    icon: 'icon-list',
    roles: ['admin', 'pharmacist'],
    group: 'records',
    order: 5,
    label: label('register'),
  },
];

const minutesOf = (since: string | null, at: string) =>
  since === null ? undefined : Math.max(0, (Date.parse(at) - Date.parse(since)) / 60_000);
/** Said where the time is known. */
const timed =
  (say: (minutes: number, messages: AnyPageMessages) => string): StaffTile['worst'] =>
  (messages, { worst_at }, at) => {
    const minutes = minutesOf(worst_at, at);
    return minutes === undefined ? undefined : say(minutes, messages);
  };
export const tiles: readonly StaffTile[] = [
  {
    part: 'prescriptions',
    order: 0,
    href: '/staff/prescriptions',
    icon: 'icon-file-text',
    tone: 'warning',
    label: (messages, n) => desk(messages).tiles.prescriptions(n),
    worst: timed((minutes, messages) => desk(messages).longest(minutes)),
  },
  {
    part: 'late',
    order: 10,
    href: ordersHref({ view: 'late' }),
    icon: 'icon-truck',
    tone: 'danger',
    label: (messages, n) => desk(messages).tiles.late(n),
    worst: timed((minutes, messages) => desk(messages).longestBy(minutes)),
  },
  {
    part: 'orphans',
    order: 20,
    href: '/admin/payments',
    icon: 'icon-credit-card',
    tone: 'danger',
    label: (messages, n) => desk(messages).tiles.orphans(n),
    worst(messages, { amount, worst_at }, at) {
      const rupees = formatPaise(toPaise(amount ?? 0)),
        minutes = minutesOf(worst_at, at);
      return minutes === undefined ? rupees : desk(messages).moneySince(rupees, minutes);
    },
  },
  {
    part: 'out_of_stock',
    order: 30,
    href: '/admin/catalogue?stock=out',
    icon: 'icon-pill',
    tone: 'neutral',
    label: (messages, n) => desk(messages).tiles.outOfStock(n),
    worst: (messages, { name }) => (name === null ? undefined : desk(messages).mostWanted(name)),
  },
  {
    part: 'failed_messages',
    order: 40,
    href: ordersHref({ view: 'untold' }),
    icon: 'icon-mail',
    tone: 'neutral',
    label: (messages, n) => desk(messages).tiles.failedMessages(n),
    worst: timed((minutes, messages) => desk(messages).oldest(minutes)),
  },
];

export const found: readonly StaffFound[] = [
  { type: 'order', label: (messages) => desk(messages).hits.order, href: ({ id }) => orderHref(id) },
  {
    type: 'patient',
    label: (messages) => desk(messages).hits.patient,
    href: ({ id }) => ordersHref({ search: id }),
  },
  {
    type: 'prescription',
    label: (messages) => desk(messages).hits.prescription,
    href: ({ id }) => queueHref({ status: 'pending', page: 1, id }),
  },
  {
    type: 'medicine',
    label: (messages) => desk(messages).hits.medicine,
    // Who does not keep the catalogue reads what a patient reads.
    href: ({ id, title }, role) =>
      role === 'admin' ? `/admin/catalogue?search=${encodeURIComponent(title)}` : `/medicines/${id}`,
  },
];
