import type { Area } from '../app/area.ts';
import { page } from '../app/route.tsx';
import { searchOf } from './query.ts';

/** One search over all that the shop has. Its path at the api is written out: its route would be part of every page. */
export const search: Area = {
  routes: [
    page('search', 'src/search/results/page.tsx', () => import('./results/page.tsx'), {
      keys: ({ url }) => {
        const q = searchOf(url.searchParams);
        return q ? [`/api/search/?${new URLSearchParams({ q }).toString()}`] : [];
      },
    }),
  ],
};
