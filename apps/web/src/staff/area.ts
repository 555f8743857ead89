import { allAreas, type Area } from '../app/area.ts';
import { lazyModule, personalPage, type PageRoute } from '../app/route.tsx';

const withTabs = (page: PageRoute): PageRoute => ({
  ...page,
  load: (url) => Promise.all([page.load!(url), ...allAreas().map(({ staffTabs }) => staffTabs?.load())]),
});

export const staff: Area = {
  routes: [
    personalPage('admin', 'src/staff/orders/page.tsx', () => import('./orders/page.tsx')),
    personalPage('admin/catalogue', 'src/staff/catalogue/page.tsx', () => import('./catalogue/page.tsx')),
    personalPage('admin/payments', 'src/staff/payments/page.tsx', () => import('./payments/page.tsx')),
    personalPage('admin/audit', 'src/staff/audit/page.tsx', () => import('./audit/page.tsx')),
    personalPage(
      'staff/prescriptions',
      'src/staff/prescriptions/page.tsx',
      () => import('./prescriptions/page.tsx'),
    ),
  ].map(withTabs),
  staffTabs: lazyModule(() => import('./own-tabs.ts')),
  desks: { admin: '/admin', pharmacist: '/staff/prescriptions' },
};
