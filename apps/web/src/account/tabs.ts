import { lazyPart } from '../app/route.tsx';
import type { AnyPageMessages } from '../messages/messages.ts';
import { accountMessages } from './messages.en.ts';
import type { ProfileTab } from './profile/tab.ts';

const label = (name: 'overview' | 'orders' | 'wishlist' | 'settings') => (messages: AnyPageMessages) =>
  messages('account', accountMessages)[name];

export const tabs: readonly ProfileTab[] = [
  {
    name: 'overview',
    order: 0,
    label: label('overview'),
    content: lazyPart<object>(() => import('./profile/overview/tab.tsx')),
  },
  {
    name: 'orders',
    order: 10,
    label: label('orders'),
    forHelpers: true,
    content: lazyPart<object>(() => import('./profile/orders/tab.tsx')),
  },
  {
    name: 'wishlist',
    order: 30,
    label: label('wishlist'),
    content: lazyPart<object>(() => import('./profile/wishlist/tab.tsx')),
  },
  {
    name: 'settings',
    order: 90,
    label: label('settings'),
    content: lazyPart<object>(() => import('./profile/settings/tab.tsx')),
  },
];
