import { lazyPart } from '../app/route.tsx';

/** The section of the settings: comes when it is opened. */
export const carePart = lazyPart<object>(() => import('./circle.tsx'));
/** Above every page while this tab acts for another: to be fetched where the tab's store says so. */
export const actingPart = lazyPart<object>(() => import('./bar.tsx'));
