import type { Pagination } from '@doorstep/contract/common.schema';
import { toPaise } from '@doorstep/contract/money';
import {
  ProfileOverview,
  ProfileOverviewSkeleton,
  type RecentOrder,
} from '@doorstep/ui/account/profile-overview';
import { useAddresses } from '../../../address/public.ts';
import { deskOf } from '../../../app/desk.ts';
import type { Resource } from '../../../app/resource.ts';
import { itemsOf } from '../../../order/public.ts';
import { PrescriptionDoor } from '../../../prescription/public.ts';
import { useMyOrders, useProfile, useWishlist } from '../../data.ts';
import { tabHref } from '../tabs.ts';

/** Orders shown on the overview, newest first. */
const RECENT = 3;
const countIn = <T,>(resource: Resource<T>, count: (data: T) => number) =>
  resource.state === 'ready' ? count(resource.data) : undefined;
const totalOf = ({ pagination }: { pagination: Pagination }) => pagination.total;

export default function OverviewTab() {
  const profile = useProfile();
  const orders = useMyOrders(),
    wishlist = useWishlist(),
    addresses = useAddresses();
  if ([orders, wishlist, addresses].some(({ state }) => state === 'loading'))
    return <ProfileOverviewSkeleton />;
  const recent =
    orders.state === 'ready'
      ? orders.data.orders.slice(0, RECENT).map(({ id, status, created_at, items, total }): RecentOrder => ({
          id,
          href: tabHref('orders'),
          status,
          at: created_at,
          items: itemsOf(items),
          totalPaise: toPaise(total),
        }))
      : undefined;
  return (
    <div className="flex flex-col gap-6">
      <ProfileOverview
        orders={{ count: countIn(orders, totalOf), href: tabHref('orders') }}
        wishlist={{ count: countIn(wishlist, totalOf), href: tabHref('wishlist') }}
        addresses={{ count: countIn(addresses, (data) => data.addresses.length), href: tabHref('addresses') }}
        recent={recent}
        addAddressHref="/user/addresses/add"
        helpHref="/support"
        medicinesHref="/medicines"
        staffHref={profile.state === 'ready' ? deskOf(profile.data.role) : undefined}
      />
      <PrescriptionDoor />
    </div>
  );
}
