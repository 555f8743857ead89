import * as routes from '@doorstep/contract/payment.routes';
import { checked } from '../app/checked.ts';

/** All of it is money. */
export const call = checked(
  routes,
  async () => (await import('@doorstep/contract/payment.schema')).paymentEndpoints,
);
