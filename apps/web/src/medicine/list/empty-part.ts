import { lazyPart } from '../../app/route.tsx';
import type { EmptyProps } from './empty.tsx';

/** What stands where nothing is found: most lists find something. */
export const emptyPart = lazyPart<EmptyProps>(() => import('./empty.tsx'));
