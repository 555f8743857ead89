import * as routes from '@doorstep/contract/order.routes';
import { calls } from '../app/call.ts';
import { checked } from '../app/checked.ts';
import { answers } from '../app/use-call.ts';

export const { call } = calls(routes);
export const { useCall } = answers(routes);
/** For what moves money. */
export const callChecked = checked(
  routes,
  async () => (await import('@doorstep/contract/order.schema')).orderEndpoints,
);
