import type { Area } from '../app/area.ts';
import { lazyModule, personalPage } from '../app/route.tsx';

export const prescription: Area = {
  routes: [
    personalPage('prescriptions', 'src/prescription/list/page.tsx', () => import('./list/page.tsx')),
    personalPage(
      'prescriptions/upload',
      'src/prescription/upload/page.tsx',
      () => import('./upload/page.tsx'),
    ),
  ],
  sends: { prescription: lazyModule(() => import('./send.ts')) },
};
