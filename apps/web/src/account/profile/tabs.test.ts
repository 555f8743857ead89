import { expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import { loadTab, tabHref, tabOf } from './tabs.ts';

const lists = await Promise.all(
  areas.flatMap(({ profileTabs = [] }) => profileTabs).map(({ load }) => load()),
);
const tabs = lists.flatMap((list) => list.tabs).toSorted((a, b) => a.order - b.order);
const at = (path: string) => tabOf(tabs, new URL(path, 'http://shop.example')).name;
test('areas give the tabs, in one order', () => {
  expect(tabs.map(({ name }) => name)).toEqual([
    'overview',
    'orders',
    'refills',
    'addresses',
    'wishlist',
    'settings',
  ]);
});
test.each(tabs)('$name is found again at its own address', ({ name }) => {
  expect(at(tabHref(name))).toBe(name);
});
test('/profile/orders opens its tab in any case and with a slash; an unknown one is the overview', () => {
  for (const path of ['/profile/orders', '/Profile/Orders/', '/profile/orders?tab=settings'])
    expect(at(path)).toBe('orders');
  for (const path of ['/profile?tab=__proto__', '/profile?tab=']) expect(at(path)).toBe('overview');
});
test('the part of the tab that a URL opens comes with the page', async () => {
  await expect(loadTab(new URL('http://shop.example/profile?tab=addresses'))).resolves.toHaveProperty(
    'default',
  );
});
