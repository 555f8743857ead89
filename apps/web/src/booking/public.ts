import { lazyPart } from '../app/route.tsx';

/** 'Visits and appointments', as the profile shows them among the orders (decision C44). */
export const bookingsPart = lazyPart<object>(() => import('./profile/section.tsx'));
export { canJoin, isOver, titleIn, useBookings } from './data.ts';
export type { OwnPartProps } from './own-part.ts';
