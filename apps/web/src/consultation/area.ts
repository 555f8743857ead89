import { ownOnly } from '../app/acting.tsx';
import type { Area } from '../app/area.ts';
import { lazyModule, lazyPart, page, personalPage } from '../app/route.tsx';

// The paths of the api are written out: their routes would be part of every page.
export const consultation: Area = {
  routes: [
    // A doctor must know to whom they speak: helpers have no part in it.
    ownOnly(
      page('online-consultation', 'src/consultation/list/page.tsx', () => import('./list/page.tsx'), {
        keys: () => ['/api/online-doctors/'],
      }),
    ),
    ownOnly(
      personalPage('PatientDashboard', 'src/consultation/hub/page.tsx', () => import('./hub/page.tsx')),
    ),
    ownOnly(
      personalPage(
        'consultation/:id',
        'src/consultation/consultation/page.tsx',
        () => import('./consultation/page.tsx'),
      ),
    ),
    personalPage(
      'staff/inbox',
      'src/consultation/staff-inbox/page.tsx',
      () => import('./staff-inbox/page.tsx'),
      { frame: 'staff' },
    ),
    ownOnly(
      personalPage(
        'consultation/video/book',
        'src/consultation/book/page.tsx',
        () => import('./book/page.tsx'),
        {
          pays: true,
        },
      ),
    ),
  ],
  staffTabs: lazyModule(() => import('./tabs.ts')),
  bookingPart: { type: 'video-consultation', ...lazyPart(() => import('./booked/part.tsx')) },
  product: { type: 'video-consultation', module: lazyModule(() => import('./product/product.tsx')) },
  stores: [{ key: 'chat_outbox', ends: 'logout' }],
};
