import { lazyPart } from '../app/route.tsx';

/** The form that adds an address in place: fetched when it is first opened, or ahead of it. */
export const addAddressPart = lazyPart(() => import('./add-address.tsx'));
