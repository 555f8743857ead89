import { lazyPart } from '../../app/route.tsx';

/** What one tells doctors of oneself: comes when it is opened. */
export const healthPart = lazyPart<object>(() => import('./health.tsx'));
