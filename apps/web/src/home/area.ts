import { TOP_MEDICINES } from '@doorstep/contract/medicine';
import { keyOf } from '../medicine/public.ts';
import type { Area } from '../app/area.ts';
import { page } from '../app/route.tsx';
import { deliveryCheckPart } from '../cart/public.ts';

const first = page('', 'src/home/page.tsx', () => import('./page.tsx'), {
  kept: true,
  next: '/medicines',
  keys: () => [keyOf('listMedicines', { query: { limit: TOP_MEDICINES } }), '/api/shop/counts/'],
});

export const home: Area = {
  routes: [
    {
      ...first,
      // The server draws it; a browser fetches it after all else.
      load: (url) => Promise.all([first.load!(url), import.meta.env.SSR && deliveryCheckPart.load()]),
    },
  ],
};
