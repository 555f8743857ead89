import type { Area } from '../app/area.ts';
import { lazyModule, page } from '../app/route.tsx';
import { alikePart } from './alike-part.tsx';
import { activePart } from './list/active-part.ts';
import { emptyPart } from './list/empty-part.ts';
import { plainPart } from './list/plain-part.ts';
import { rowPart } from './list/row-part.ts';
import { listStateOf, queryOf, showsPlainForm } from './list/state.ts';
import { topicPart } from './list/topic-part.ts';
import { keyOf } from './use-call.ts';

const list = page('medicines', 'src/medicine/list/page.tsx', () => import('./list/page.tsx'), {
  kept: true,
  next: '/medicines/0',
  keys: ({ url }) => [
    keyOf('listMedicines', { query: queryOf(listStateOf(url.searchParams)) }),
    // The server draws the filters for whom no script runs, where they asked for them.
    ...(import.meta.env.SSR && showsPlainForm(url.searchParams) ? [keyOf('listMedicineUses')] : []),
  ],
});
const detail = (path: string) =>
  page(path, 'src/medicine/detail/page.tsx', () => import('./detail/page.tsx'), {
    next: '/order-step-1',
    keys: ({ params }) => [keyOf('getMedicine', { params: { id: params['id'] ?? '' } })],
  });

export const medicine: Area = {
  routes: [
    // Paths match in any case, so /Medicines is this one too (decision C8).
    {
      ...list,
      load: (url) =>
        Promise.all([
          list.load!(url),
          listStateOf(url.searchParams).view === 'list' && rowPart.load(),
          Object.keys(listStateOf(url.searchParams).filters).length > 0 && activePart.load(),
          import.meta.env.SSR && plainPart.load(),
          import.meta.env.SSR && alikePart.load(),
          // Any list but the first may find nothing, and what is said then is rendered on the server, too.
          url.search && emptyPart.load(),
          url.searchParams.has('search') && topicPart.load(),
        ]),
    },
    detail('medicines/:id'),
    detail('medicine/:id'),
  ],
  stores: [{ key: 'wishlist', ends: 'session' }],
  loggedIn: lazyModule(() => import('./wish-sync.ts')),
  product: { type: 'medicine', module: lazyModule(() => import('./product/product.tsx')) },
};
