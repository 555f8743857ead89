import type { Area } from '../app/area.ts';
import { lazyModule, page, personalPage } from '../app/route.tsx';

// The paths of the api are written out: their routes would be part of every page.
const list = (path: string) =>
  page(path, 'src/appointment/list/page.tsx', () => import('./list/page.tsx'), {
    keys: () => ['/api/doctors/'],
  });

export const appointment: Area = {
  routes: [
    list('doctors'),
    list('doctor-list'),
    page('doctor/:id', 'src/appointment/detail/page.tsx', () => import('./detail/page.tsx'), {
      keys: ({ params }) => [`/api/doctors/${encodeURIComponent(params['id']!)}/`],
    }),
    personalPage('doctor-slots', 'src/appointment/slots/page.tsx', () => import('./slots/page.tsx')),
    personalPage('doctor-booking', 'src/appointment/booking/page.tsx', () => import('./booking/page.tsx')),
    personalPage(
      'doctor-checkout',
      'src/appointment/checkout/page.tsx',
      () => import('./checkout/page.tsx'),
      { pays: true },
    ),
    personalPage('booking-success', 'src/appointment/success/page.tsx', () => import('./success/page.tsx')),
    personalPage(
      'staff/calendar',
      'src/appointment/staff-calendar/page.tsx',
      () => import('./staff-calendar/page.tsx'),
      { frame: 'staff' },
    ),
  ],
  staffTabs: lazyModule(() => import('./tabs.ts')),
  desks: { doctor: '/staff/calendar' },
  product: { type: 'appointment', module: lazyModule(() => import('./product/product.tsx')) },
};
