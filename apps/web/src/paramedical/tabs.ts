import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import type { TodayPart } from '@doorstep/contract/staff.schema';
import { indianDay } from '@doorstep/ui/messages/days';
import { indian } from '@doorstep/ui/messages/indian';
import type { StaffTab, StaffTile } from '../staff/public.ts';
import { staffVisitsMessages } from './staff-visits/messages.en.ts';
import { visitsHref } from './staff-visits/state.ts';

/** The board of the day that the next one is on. */
const boardOf = ({ worst_at }: TodayPart): string =>
  visitsHref({ day: worst_at === null ? undefined : indianDay(worst_at) });

export const tabs: readonly StaffTab[] = [
  {
    href: '/staff/visits',
    icon: 'icon-syringe',
    roles: ['admin'],
    group: 'queues',
    order: 20,
    label: (messages) => messages('staffVisits', staffVisitsMessages).title,
    part: 'visits_unassigned',
    tone: 'warning',
  },
];
export const tiles: readonly StaffTile[] = [
  {
    part: 'visits_due',
    order: 65,
    href: boardOf,
    icon: 'icon-credit-card',
    tone: 'warning',
    label: (messages, waiting) => messages('staffVisits', staffVisitsMessages).unpaid(waiting),
    worst: (_messages, { amount }) => (amount === null ? undefined : formatPaise(toPaise(amount))),
  },
  {
    part: 'visits_unassigned',
    order: 50,
    href: boardOf,
    icon: 'icon-syringe',
    tone: 'warning',
    label: (messages, waiting) => messages('staffVisits', staffVisitsMessages).unassigned(waiting),
    worst: (messages, { worst_at }) =>
      worst_at === null ? undefined : messages('staffVisits', staffVisitsMessages).next(...indian(worst_at)),
  },
  {
    part: 'visits_clashing',
    order: 60,
    href: boardOf,
    icon: 'icon-calendar-days',
    tone: 'danger',
    label: (messages, waiting) => messages('staffVisits', staffVisitsMessages).clashing(waiting),
    worst: (messages, { worst_at }) =>
      worst_at === null ? undefined : messages('staffVisits', staffVisitsMessages).next(...indian(worst_at)),
  },
];
