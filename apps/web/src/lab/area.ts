import type { Area } from '../app/area.ts';
import { lazyModule, lazyPart, page, personalPage } from '../app/route.tsx';

const TESTS = '/api/medical-tests/',
  list = page('medical-tests', 'src/lab/list/page.tsx', () => import('./list/page.tsx'), {
    keys: () => [TESTS, '/api/medical-test-packages/'],
  });
// The paths of the api are written out: their routes would be part of every page.
export const lab: Area = {
  routes: [
    // One element (decision C10): from tab to tab the page stays, with its focus.
    list,
    { ...list, path: 'medical-tests/list' },
    { ...list, path: 'medical-tests/packages' },
    personalPage('medical-tests/booking', 'src/lab/booking/page.tsx', () => import('./booking/page.tsx'), {
      pays: true,
    }),
    personalPage(
      'medical-tests/book-appointment',
      'src/lab/appointment/page.tsx',
      () => import('./appointment/page.tsx'),
    ),
    personalPage(
      'medical-tests/booking-success',
      'src/lab/success/page.tsx',
      () => import('./success/page.tsx'),
    ),
    page('medical-tests/:id', 'src/lab/detail/page.tsx', () => import('./detail/page.tsx'), {
      keys: ({ params }) => [`${TESTS}${encodeURIComponent(params['id']!)}/`],
    }),
    personalPage(
      'staff/collections',
      'src/lab/staff-collections/page.tsx',
      () => import('./staff-collections/page.tsx'),
      { frame: 'staff' },
    ),
    personalPage(
      'staff/collections/:id',
      'src/lab/staff-report/page.tsx',
      () => import('./staff-report/page.tsx'),
      { frame: 'staff' },
    ),
  ],
  bookingPart: { type: 'medical-test', ...lazyPart(() => import('./collection/part.tsx')) },
  product: { type: 'medical-test', module: lazyModule(() => import('./product/product.tsx')) },
  staffTabs: lazyModule(() => import('./tabs.ts')),
};
