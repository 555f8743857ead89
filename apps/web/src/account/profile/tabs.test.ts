import { expect, test } from 'vitest';
import { tabHref, tabNames, tabOf } from './tabs.ts';

const at = (path: string) => tabOf(new URL(path, 'http://shop.example'));
test.each(tabNames)('%s is found again at its own address', (tab) => {
  expect(at(tabHref(tab))).toBe(tab);
});
test('/profile/orders opens its tab in any case and with a slash; an unknown one is the overview', () => {
  for (const path of ['/profile/orders', '/Profile/Orders/', '/profile/orders?tab=settings'])
    expect(at(path)).toBe('orders');
  for (const path of ['/profile?tab=__proto__', '/profile?tab=']) expect(at(path)).toBe('overview');
});
