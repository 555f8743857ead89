import type { Area } from '../app/area.ts';
import { lazyPart } from '../app/route.tsx';

export const care: Area = {
  acting: {
    bar: lazyPart<object>(() => import('./bar.tsx')),
    closed: lazyPart<{ headingLevel: 1 | 2 }>(() => import('./closed.tsx')),
  },
};
