import preview from '#storybook/preview';
import { ProfileOverview, ProfileOverviewSkeleton } from './profile-overview.tsx';

const recent = [
  {
    id: 'MO-7K2P9Q',
    href: '#1',
    status: 'processing',
    at: '2026-11-24T10:30:00+05:30',
    items: 4,
    totalPaise: 41_200,
  },
  {
    id: 'MO-5T8W3X',
    href: '#2',
    status: 'delivered',
    at: '2026-10-02T18:05:00+05:30',
    items: 1,
    totalPaise: 12_500_000,
  },
  {
    id: 'MO-1A4B6C',
    href: '#3',
    status: 'cancelled',
    at: '2026-08-30T09:00:00+05:30',
    items: 2,
    totalPaise: 15_270,
  },
];
const meta = preview.meta({
  title: 'Account/Profile overview',
  component: ProfileOverview,
  args: {
    orders: { count: 12, href: '#orders' },
    wishlist: { count: 3, href: '#wishlist' },
    addresses: { count: 2, href: '#addresses' },
    recent,
    addAddressHref: '#new-address',
    helpHref: '#help',
    medicinesHref: '#medicines',
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Empty = meta.story({
  args: {
    orders: { count: 0, href: '#orders' },
    wishlist: { count: 0, href: '#wishlist' },
    addresses: { count: 0, href: '#addresses' },
    recent: [],
  },
});
export const NotFound = meta.story({
  args: { staffHref: '#staff', orders: { count: undefined, href: '#orders' }, recent: undefined },
});
export const Loading = meta.story({ render: () => <ProfileOverviewSkeleton /> });
export const LongText = meta.story({
  args: {
    orders: { count: 12_345, href: '#orders' },
    recent: [
      { ...recent[0]!, id: 'VC-2026112410300012345678901234567890', status: 'on the way back to the store' },
    ],
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
