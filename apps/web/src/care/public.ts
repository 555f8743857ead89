import { lazyPart } from '../app/route.tsx';

/** The section of the settings: comes when it is opened. */
export const carePart = lazyPart<object>(() => import('./circle.tsx'));
