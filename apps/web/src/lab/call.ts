import {
  checkLabDelivery,
  createLabPayment,
  getLabBooking,
  getTest,
  listLabDays,
  listRecentTests,
  listTestPackages,
  listTests,
  verifyLabPayment,
} from '@doorstep/contract/lab.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

export const { call } = calls({ checkLabDelivery, createLabPayment, verifyLabPayment });
export const { useCall } = answers({
  getLabBooking,
  getTest,
  listLabDays,
  listRecentTests,
  listTestPackages,
  listTests,
});
