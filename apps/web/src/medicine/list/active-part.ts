import type { ActiveFiltersProps } from '@doorstep/ui/medicine/active-filters';
import { lazyPart } from '../../app/route.tsx';

/** What the list is narrowed by, in words that come with the filters: most lists are not narrowed. */
export const activePart = lazyPart<ActiveFiltersProps>(() =>
  import('@doorstep/ui/medicine/active-filters').then((active) => ({ default: active.ActiveFilters })),
);
