import { lazyPart } from '../app/route.tsx';
import type { CartDeliveryProps } from './cart-delivery.tsx';

/** Fetched once the cart is there. */
export const deliveryPart = lazyPart<CartDeliveryProps>(async () => ({
  default: (await import('./cart-delivery.tsx')).CartDelivery,
}));
