import * as routes from '@doorstep/contract/support.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

export const { call } = calls(routes);
export const { useCall } = answers(routes);
