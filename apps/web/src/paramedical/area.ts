import type { Area } from '../app/area.ts';
import { lazyModule, page, personalPage } from '../app/route.tsx';

// The paths of the api are written out: their routes would be part of every page.
export const paramedical: Area = {
  routes: [
    page('paramedical', 'src/paramedical/list/page.tsx', () => import('./list/page.tsx'), {
      keys: () => ['/api/paramedical-services/'],
    }),
    page('paramedical/:id', 'src/paramedical/detail/page.tsx', () => import('./detail/page.tsx'), {
      keys: ({ params }) => [`/api/paramedical-services/${encodeURIComponent(params['id']!)}/`],
    }),
    personalPage('paramedical/book/:id', 'src/paramedical/book/page.tsx', () => import('./book/page.tsx'), {
      pays: true,
    }),
    personalPage(
      'paramedical/:id/checkout',
      'src/paramedical/form/page.tsx',
      () => import('./form/page.tsx'),
    ),
    personalPage(
      'staff/visits',
      'src/paramedical/staff-visits/page.tsx',
      () => import('./staff-visits/page.tsx'),
      { frame: 'staff' },
    ),
  ],
  staffTabs: lazyModule(() => import('./tabs.ts')),
  product: { type: 'paramedical', module: lazyModule(() => import('./product/product.tsx')) },
};
