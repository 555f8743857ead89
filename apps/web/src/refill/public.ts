import { lazyPart } from '../app/route.tsx';

/** What somebody who is logged in may order again; nothing for a visitor, and for who has bought nothing. */
export const orderAgainPart = lazyPart<object>(() => import('./order-again/part.tsx'));
