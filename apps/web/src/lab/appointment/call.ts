import {
  bookTests,
  checkLabDelivery,
  listLabDays,
  listTestPackages,
  listTests,
} from '@doorstep/contract/lab.routes';
import { calls } from '../../app/call.ts';
import { answers } from '../../app/use-call.ts';

export const { call } = calls({ bookTests, checkLabDelivery });
export const { useCall } = answers({ listLabDays, listTestPackages, listTests });
