import type { Area } from '../app/area.ts';
import { lazyModule, lazyPart, personalPage } from '../app/route.tsx';

const framePart = lazyPart(() => import('./frame/frame.tsx'));

export const staff: Area = {
  routes: [
    personalPage('admin', 'src/staff/today/page.tsx', () => import('./today/page.tsx')),
    personalPage('admin/orders', 'src/staff/orders/page.tsx', () => import('./orders/page.tsx')),
    personalPage('admin/orders/:id', 'src/staff/order/page.tsx', () => import('./order/page.tsx')),
    personalPage('admin/catalogue', 'src/staff/catalogue/page.tsx', () => import('./catalogue/page.tsx')),
    personalPage(
      'admin/catalogue/import',
      'src/staff/catalogue-import/page.tsx',
      () => import('./catalogue-import/page.tsx'),
    ),
    personalPage('admin/catalogue/:id', 'src/staff/medicine/page.tsx', () => import('./medicine/page.tsx')),
    personalPage('admin/payments', 'src/staff/payments/page.tsx', () => import('./payments/page.tsx')),
    personalPage('admin/staff', 'src/staff/people/page.tsx', () => import('./people/page.tsx')),
    personalPage('admin/audit', 'src/staff/audit/page.tsx', () => import('./audit/page.tsx')),
    personalPage('admin/register', 'src/staff/register/page.tsx', () => import('./register/page.tsx')),
    personalPage(
      'staff/prescriptions',
      'src/staff/prescriptions/page.tsx',
      () => import('./prescriptions/page.tsx'),
    ),
  ].map((page) => Object.assign(page, { frame: 'staff' as const })),
  frames: {
    staff: { ...framePart, chunk: 'src/staff/frame/frame.tsx', partOf: ({ staffTabs }) => staffTabs },
  },
  staffTabs: lazyModule(() => import('./tabs.ts')),
  desks: { admin: '/admin', pharmacist: '/staff/prescriptions' },
};
