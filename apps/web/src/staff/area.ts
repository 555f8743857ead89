import { withParts, type Area } from '../app/area.ts';
import { lazyModule, personalPage } from '../app/route.tsx';

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
  ].map(withParts(({ staffTabs }) => staffTabs)),
  staffTabs: lazyModule(() => import('./tabs.ts')),
  desks: { admin: '/admin', pharmacist: '/staff/prescriptions' },
};
