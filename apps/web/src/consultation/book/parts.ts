import { lazyPart } from '../../app/route.tsx';
import type { PayProps } from './pay.tsx';

/** The later steps: fetched while the first one is filled in. */
export const payPart = lazyPart<PayProps>(async () => ({ default: (await import('./pay.tsx')).PayPart }));
export const bookedPart = lazyPart<{ id: string }>(async () => ({
  default: (await import('./booked.tsx')).BookedPart,
}));
