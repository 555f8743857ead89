import { withParts, type Area } from '../app/area.ts';
import { lazyModule, personalPage } from '../app/route.tsx';

export const sample: Area = {
  routes: [
    personalPage('sample-kits', 'src/sample/list/page.tsx', () => import('./list/page.tsx')),
    withParts(({ staffTabs }) => staffTabs)(
      personalPage('admin/sample-kits', 'src/sample/staff/page.tsx', () => import('./staff/page.tsx'), {
        frame: 'staff',
      }),
    ),
  ],
  staffTabs: lazyModule(() => import('./tabs.ts')),
};
