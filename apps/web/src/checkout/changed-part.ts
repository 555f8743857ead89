import type { PriceChangedProps } from '@doorstep/ui/order/price-changed';
import { lazyPart } from '../app/route.tsx';

/** Loaded after the page is shown, so that it is there when a price has changed. */
export const changedPart = lazyPart<PriceChangedProps>(async () => ({
  default: (await import('@doorstep/ui/order/price-changed')).PriceChanged,
}));
