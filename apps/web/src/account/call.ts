import * as routes from '@doorstep/contract/account.routes';
import { calls } from '../app/call.ts';
import { checked } from '../app/checked.ts';
import { answers } from '../app/use-call.ts';

export const { target, call } = calls(routes);
export const { useCall } = answers(routes);
/** For what is stored as a session. */
export const callChecked = checked(
  routes,
  async () => (await import('@doorstep/contract/account.schema')).accountEndpoints,
  { loadFirst: true },
);
