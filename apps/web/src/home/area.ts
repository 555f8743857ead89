import { TOP_MEDICINES } from '@doorstep/contract/medicine';
import { keyOf } from '../medicine/public.ts';
import type { Area } from '../app/area.ts';
import { page } from '../app/route.tsx';

export const home: Area = {
  routes: [
    page('', 'src/home/page.tsx', () => import('./page.tsx'), {
      keys: () => [keyOf('listMedicines', { query: { limit: TOP_MEDICINES } }), '/api/shop/counts/'],
    }),
  ],
};
