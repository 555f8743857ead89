import type { LookAlike } from '@doorstep/contract/medicine.schema';
import { Suspense } from 'react';
import { lazyPart } from '../app/route.tsx';

/** Few names are easily taken for another: most lists never bring it. */
export const alikePart = lazyPart<{ alike: readonly LookAlike[] }>(() => import('./alike.tsx'));
export const alikeNote = (alike: readonly LookAlike[]) => (
  <Suspense>
    <alikePart.Part alike={alike} />
  </Suspense>
);
