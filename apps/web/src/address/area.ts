import type { Area } from '../app/area.ts';
import { lazyModule, personalPage } from '../app/route.tsx';

export const address: Area = {
  routes: [
    personalPage('user/addresses', 'src/address/list/page.tsx', () => import('./list/page.tsx')),
    personalPage('user/addresses/add', 'src/address/manage/page.tsx', () => import('./manage/page.tsx')),
  ],
  profileTabs: lazyModule(() => import('./tabs.ts')),
};
