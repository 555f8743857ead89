import type { Area } from '../app/area.ts';
import { lazyModule, page, personalPage } from '../app/route.tsx';

const legal = (path: string) => page(path, 'src/support/legal/page.tsx', () => import('./legal/page.tsx'));

export const support: Area = {
  routes: [
    page('support', 'src/support/help/page.tsx', () => import('./help/page.tsx')),
    page('about', 'src/support/about/page.tsx', () => import('./about/page.tsx')),
    page('emergency', 'src/support/emergency/page.tsx', () => import('./emergency/page.tsx')),
    legal('privacy'),
    legal('terms'),
    personalPage(
      'staff/tickets',
      'src/support/staff-tickets/page.tsx',
      () => import('./staff-tickets/page.tsx'),
      { frame: 'staff' },
    ),
  ],
  sends: { ticket: lazyModule(() => import('./send.ts')) },
  staffTabs: lazyModule(() => import('./tabs.ts')),
};
