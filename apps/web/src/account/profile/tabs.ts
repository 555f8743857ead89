import { lazyPart } from '../../app/route.tsx';

export const tabNames = ['overview', 'orders', 'addresses', 'wishlist', 'settings'] as const;
export type ProfileTab = (typeof tabNames)[number];
/** Each comes when it is first opened: none of them makes another wait. */
export const tabParts: Record<ProfileTab, ReturnType<typeof lazyPart<object>>> = {
  overview: lazyPart<object>(() => import('./overview/tab.tsx')),
  orders: lazyPart<object>(() => import('./orders/tab.tsx')),
  addresses: lazyPart<object>(() => import('../../address/profile/tab.tsx')),
  wishlist: lazyPart<object>(() => import('./wishlist/tab.tsx')),
  settings: lazyPart<object>(() => import('./settings/tab.tsx')),
};
/** '/profile/orders' opens its tab, as '?tab=orders' does (decision C14). */
export function tabOf({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): ProfileTab {
  if (/\/orders\/?$/i.test(pathname)) return 'orders';
  return tabNames.find((name) => name === searchParams.get('tab')) ?? 'overview';
}
export const tabHref = (tab: ProfileTab): string => (tab === 'overview' ? '/profile' : `/profile?tab=${tab}`);
/** The part of the tab that a URL opens: with it the page is drawn in one go. */
export const loadTab = (url: URL): Promise<unknown> => tabParts[tabOf(url)].load();
