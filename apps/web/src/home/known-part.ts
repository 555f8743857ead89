import { lazyPart } from '../app/route.tsx';

/** For who is logged in alone: most visitors never fetch it. */
export const knownPart = lazyPart<object>(() => import('./known.tsx'));
