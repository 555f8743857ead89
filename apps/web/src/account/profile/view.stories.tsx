import { ProfileOverviewSkeleton } from '@doorstep/ui/account/profile-overview';
import { SettingsPanel } from '@doorstep/ui/account/settings-panel';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { page } from '../../messages/hi.ts';
import { accountMessages } from '../messages.en.ts';
import { AddressesTabView } from '../../address/profile/view.tsx';
import { appointmentOf, bookingsOf, visitOf } from '../../booking/fixtures.tsx';
import { BookingsPage, SectionView } from '../../booking/profile/view.tsx';
import { OrdersTabView } from './orders/view.tsx';
import { tabs as addressTabs } from '../../address/tabs.ts';
import { tabs } from '../tabs.ts';
import { ProfileView } from './view.tsx';
import { WishlistTabView } from './wishlist/view.tsx';

const onePage = { page: 1, pages: 1, hrefFor: (page: number) => `?page=${page}` };
const booked = (
  <SectionView>
    <BookingsPage
      bookings={{ state: 'ready', data: bookingsOf([visitOf(), appointmentOf()]) }}
      page={1}
      paper={{ fetching: undefined, failed: undefined, onPaper: fn() }}
      onMore={undefined}
    />
  </SectionView>
);
const profile = {
  state: 'ready' as const,
  data: {
    success: true as const,
    username: 'Asha Kumari',
    mobile: '9876543210',
    email: 'asha.kumari@example.com',
    profile_pic: null,
    role: 'patient' as const,
    mobile_verified: true,
    has_password: true,
  },
};
const line = {
  id: 1,
  name: 'Paramol 650',
  qty: 2,
  offer_price: 27.2,
  mrp: 34,
  total: 54.4,
  image: null,
  pack: 'Strip of 15 tablets',
  prescription_required: false,
  rx_status: null,
  rx_reason: null,
};
const orders = [
  {
    id: 'MO-7K2P9Q',
    status: 'processing' as const,
    total: 152.7,
    items: [
      line,
      {
        ...line,
        id: 2,
        name: 'Breathez 100 Inhaler',
        qty: 1,
        offer_price: 98.3,
        prescription_required: true,
        rx_status: 'checking' as const,
      },
    ],
    created_at: '2026-11-24T10:30:00+05:30',
    payment_method: 'Razorpay',
  },
  {
    id: 'MO-5T8W3X',
    status: 'delivered' as const,
    total: 54.4,
    items: [line],
    created_at: '2026-10-02T18:05:00+05:30',
    payment_method: 'Razorpay',
  },
];
const address = {
  id: 1,
  title: 'Home',
  label: 'Home',
  address_type: 'Home',
  name: 'Asha Kumari',
  mobile: '9876543210',
  address_line_1: 'Flat 4B, Shanti Apartments, Kanke Road',
  line1: 'Flat 4B',
  address_line_2: '',
  landmark: 'Gandhi Nagar Gate',
  city: 'Ranchi',
  state: 'Jharkhand',
  pincode: '834001',
  full_address: '',
  address: '',
  latitude: null,
  longitude: null,
  is_default: true,
  promised_at: null,
  distance_km: 4.2,
  delivery_charge: 13,
};
const wishes = [
  { id: 1, name: 'Paramol 650', image: null, offer_price: 27.2 },
  { id: 2, name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets', image: null, offer_price: 125000 },
  { id: 3, name: 'Rehydra ORS', image: null, offer_price: 21.5 },
];

const meta = preview.meta({
  title: 'Pages/Profile',
  component: ProfileView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    profile,
    picture: undefined,
    tabs: [...tabs, ...addressTabs].toSorted((a, b) => a.order - b.order),
    tab: 'overview',
    onTabChange: fn(),
    onLogout: fn(),
    children: null,
  },
});

export const Loading = meta.story({
  args: { profile: { state: 'loading' }, children: <ProfileOverviewSkeleton /> },
  parameters: { headingComesLater: true },
});
export const Error = meta.story({
  args: {
    profile: { state: 'error', problem: 'failed', retry: fn() },
    tab: 'orders',
    children: (
      <OrdersTabView
        {...onePage}
        bookings={booked}
        orders={{ state: 'error', problem: 'failed', retry: fn() }}
      />
    ),
  },
});
export const Default = meta.story({
  args: {
    tab: 'orders',
    children: <OrdersTabView {...onePage} bookings={booked} orders={{ state: 'ready', data: orders }} />,
  },
});
export const SelectedAddresses = meta.story({
  args: {
    tab: 'addresses',
    children: (
      <AddressesTabView
        addresses={{
          state: 'ready',
          data: [address, { ...address, id: 2, title: 'Office', is_default: false, distance_km: 42.1 }],
        }}
        onAdd={fn()}
        onEdit={fn()}
        onDelete={fn()}
      />
    ),
  },
});
export const SelectedWishlist = meta.story({
  args: {
    tab: 'wishlist',
    children: (
      <WishlistTabView
        {...onePage}
        wishes={{ state: 'ready', data: wishes }}
        removed={new Set([3])}
        quantity={(id) => (id === 1 ? 2 : 0)}
        adding={new Set()}
        onAdd={fn()}
        onRemove={fn()}
        onUndo={fn()}
      />
    ),
  },
});
export const Hindi = meta.story({
  args: {
    profile: {
      state: 'ready',
      data: { ...profile.data, username: 'आशा कुमारी', email: null, mobile_verified: false },
    },
    tab: 'settings',
    children: (
      <SettingsPanel
        sections={{
          profile: accountMessages.profileSaved,
          password: page.account.passwordChanged,
          health: null,
          care: null,
          notifications: null,
          privacy: null,
        }}
      />
    ),
  },
  globals: { locale: 'hi' },
});
export const Empty = meta.story({
  args: {
    tab: 'wishlist',
    children: (
      <WishlistTabView
        {...onePage}
        wishes={{ state: 'ready', data: [] }}
        removed={new Set()}
        quantity={() => 0}
        adding={new Set()}
        onAdd={fn()}
        onRemove={fn()}
        onUndo={fn()}
      />
    ),
  },
  tags: ['no-visual'],
});
