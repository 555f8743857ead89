import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import type { TodayPart } from '@doorstep/contract/staff.schema';
import { indianDay } from '@doorstep/ui/messages/days';
import { indian } from '@doorstep/ui/messages/indian';
import type { StaffTab, StaffTile } from '../staff/public.ts';
import { staffCollectionsMessages } from './staff-collections/messages.en.ts';
import { collectionsHref } from './staff-collections/state.ts';

/** The list of the day that the first one is of. */
const dayHref = ({ worst_at }: TodayPart): string =>
  collectionsHref({ day: worst_at === null ? undefined : indianDay(worst_at) });

export const tabs: readonly StaffTab[] = [
  {
    href: '/staff/collections',
    icon: 'icon-flask-conical',
    roles: ['admin'],
    group: 'queues',
    order: 25,
    label: (messages) => messages('staffCollections', staffCollectionsMessages).title,
    part: 'collections_unassigned',
    tone: 'warning',
  },
];
export const tiles: readonly StaffTile[] = [
  {
    part: 'collections_due',
    order: 66,
    href: dayHref,
    icon: 'icon-credit-card',
    tone: 'warning',
    label: (messages, waiting) => messages('staffCollections', staffCollectionsMessages).unpaid(waiting),
    worst: (_messages, { amount }) => (amount === null ? undefined : formatPaise(toPaise(amount))),
  },
  {
    part: 'collections_unassigned',
    order: 70,
    href: dayHref,
    icon: 'icon-flask-conical',
    tone: 'warning',
    label: (messages, waiting) => messages('staffCollections', staffCollectionsMessages).unassigned(waiting),
    worst: (messages, { worst_at }) =>
      worst_at === null
        ? undefined
        : messages('staffCollections', staffCollectionsMessages).next(...indian(worst_at)),
  },
  {
    part: 'reports_waiting',
    order: 80,
    href: dayHref,
    icon: 'icon-file-text',
    tone: 'warning',
    label: (messages, waiting) =>
      messages('staffCollections', staffCollectionsMessages).reportsWaiting(waiting),
    worst: (messages, { worst_at }) =>
      worst_at === null
        ? undefined
        : messages('staffCollections', staffCollectionsMessages).since(...indian(worst_at)),
  },
];
