import { importCatalogue } from '@doorstep/contract/medicine.routes';
import * as orderRoutes from '@doorstep/contract/order-admin.routes';
import * as staffRoutes from '@doorstep/contract/staff.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

const routes = { ...staffRoutes, ...orderRoutes, importCatalogue };
export const { target, call } = calls(routes);
export const { useCall, useLatest } = answers(routes);
