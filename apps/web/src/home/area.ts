import { medicineListPath, TOP_MEDICINES } from '@doorstep/contract/medicine';
import type { Area } from '../app/area.ts';
import { page } from '../app/route.tsx';

export const home: Area = {
  routes: [
    page('', 'src/home/page.tsx', () => import('./page.tsx'), {
      keys: () => [medicineListPath({ limit: TOP_MEDICINES })],
    }),
  ],
  comingSoon: { support: 'support', about: 'about' },
};
