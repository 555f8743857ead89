import * as routes from '@doorstep/contract/prescription.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

export const { target, call } = calls(routes);
export const { useCall } = answers(routes);
