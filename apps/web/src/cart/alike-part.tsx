import { Suspense } from 'react';
import { lazyPart } from '../app/route.tsx';
import type { CartAlikeProps } from './alike.tsx';

export const alikePart = lazyPart<CartAlikeProps>(() => import('./alike.tsx'));
/** Few carts hold a medicine that is easily taken for another one. */
export const Alike = (props: CartAlikeProps) => (
  <Suspense>
    <alikePart.Part {...props} />
  </Suspense>
);
