import { lazyPart } from '../../app/route.tsx';
import type { ClosedProps } from './closed.tsx';

/** Who writes at this moment need not fetch what stands above a chat that has ended. */
export const closedPart = lazyPart<ClosedProps>(() => import('./closed.tsx'));
