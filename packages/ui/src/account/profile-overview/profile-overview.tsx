'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Link } from '../../base/link/link.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { StatusBadge } from '../../base/status-badge/status-badge.tsx';
import { count } from '../../messages/plural.ts';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { accountMessages } from '../messages.en.ts';

export interface RecentOrder {
  id: string;
  href: string;
  status?: string | null | undefined;
  /** ISO instant; its Indian day is shown. */
  at: string;
  /** Number of packs. */
  items: number;
  totalPaise: number;
}
/** Undefined: it could not be asked for. */
interface Counted {
  count: number | undefined;
  href: string;
}
export interface ProfileOverviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many orders, and where they are. */
  orders: Counted;
  /** How many saved medicines, and where they are. */
  wishlist: Counted;
  /** How many addresses, and where they are. */
  addresses: Counted;
  /** The three latest; undefined: they could not be asked for, and nothing is said of them. */
  recent: readonly RecentOrder[] | undefined;
  /** Leads to a new address. */
  addAddressHref: string;
  /** Leads to help. */
  helpHref: string;
  /** Leads to the list of medicines. */
  medicinesHref: string;
  /** Where whoever works here does so. */
  staffHref?: string | undefined;
}
const tile = 'flex min-w-fit flex-1 flex-col items-center gap-1 text-center';

/** What one has here, at a glance, and what one may want to do next. */
export function ProfileOverview({
  orders,
  wishlist,
  addresses,
  recent,
  addAddressHref,
  helpHref,
  medicinesHref,
  staffHref,
  className,
  ...props
}: ProfileOverviewProps) {
  const messages = useMessages('account', accountMessages);
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return messages.day(weekday, date, month, year);
  };
  const id = useId();
  const counts: ReadonlyArray<[IconName, string, Counted]> = [
    ['icon-package', messages.orders, orders],
    ['icon-heart', messages.wishlistItems, wishlist],
    ['icon-map-pin', messages.savedAddresses, addresses],
  ];
  return (
    <div data-slot="profile-overview" {...props} className={cn('flex flex-col gap-6', className)}>
      <ul className="flex flex-wrap gap-3">
        {counts.map(([icon, label, { count: n, href }]) => (
          <li key={icon} className="flex min-w-fit flex-1">
            <Card interactive narrow className={tile}>
              <Icon name={icon} className="text-lead text-accent-text" />
              <span className="text-heading tabular-nums">{n === undefined ? '–' : count(n)}</span>
              <Link href={href} className="stretched-link text-meta font-medium">
                {label}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
      {recent && (
        <section aria-labelledby={`${id}-recent`} className="flex flex-col gap-3">
          <h2 id={`${id}-recent`} className="text-title">
            {messages.recentOrders}
          </h2>
          {recent.length === 0 ? (
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-content-muted">{messages.noOrders}</p>
              <LinkButton href={medicinesHref} tone="plain">
                {messages.seeMedicines}
              </LinkButton>
            </Card>
          ) : (
            <ul className="flex flex-col gap-3">
              {recent.map((order) => (
                <li key={order.id}>
                  <Card interactive className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                    <div className="flex min-w-0 flex-col gap-1">
                      <Link href={order.href} className="stretched-link font-strong wrap-anywhere">
                        {messages.order(order.id)}
                      </Link>
                      <p className="text-meta text-content-muted">
                        <time dateTime={order.at}>{day(order.at)}</time>
                        <span>{` · ${messages.items(order.items)}`}</span>
                      </p>
                    </div>
                    <div className="flex flex-wrap items-center gap-3">
                      <StatusBadge status={order.status} />
                      <span translate="no" className="font-strong tabular-nums">
                        {formatPaise(order.totalPaise)}
                      </span>
                    </div>
                  </Card>
                </li>
              ))}
            </ul>
          )}
          {recent.length > 0 && (
            <Link
              href={orders.href}
              className="inline-flex min-h-target items-center self-start font-medium text-accent-text underline underline-offset-4"
            >
              {messages.viewAll}
            </Link>
          )}
        </section>
      )}
      <section aria-labelledby={`${id}-actions`} className="flex flex-col gap-3">
        <h2 id={`${id}-actions`} className="text-title">
          {messages.quickActions}
        </h2>
        <div className="flex flex-col gap-3 xs:flex-row xs:flex-wrap">
          {staffHref && (
            <LinkButton href={staffHref}>
              <Icon name="icon-users" />
              <span>{messages.staffPages}</span>
            </LinkButton>
          )}
          <LinkButton href={addAddressHref} tone="plain">
            <Icon name="icon-map-pin" />
            <span>{messages.addAddress}</span>
          </LinkButton>
          <LinkButton href={wishlist.href} tone="plain">
            <Icon name="icon-heart" />
            <span>{messages.viewWishlist}</span>
          </LinkButton>
          <LinkButton href={helpHref} tone="plain">
            <Icon name="icon-circle-question-mark" />
            <span>{messages.getHelp}</span>
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

/** The place of a ProfileOverview that is still loading. */
export function ProfileOverviewSkeleton() {
  return (
    <div aria-hidden data-slot="profile-overview-skeleton" className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} shape="card" className="h-28 flex-1" />
        ))}
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton shape="card" className="h-control" />
        <Skeleton shape="card" className="h-control" />
        <Skeleton shape="card" className="h-control" />
      </div>
    </div>
  );
}
