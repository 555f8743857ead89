import { requestCart } from '@doorstep/contract/cart-request.routes';
import * as prescriptionRoutes from '@doorstep/contract/prescription.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

const routes = { ...prescriptionRoutes, requestCart };
export const { target, call } = calls(routes);
export const { useCall } = answers(routes);
