import { bookVisit, getService, listServiceDays } from '@doorstep/contract/paramedical.routes';
import { calls } from '../../app/call.ts';
import { answers } from '../../app/use-call.ts';

export const { call } = calls({ bookVisit });
export const { useCall } = answers({ getService, listServiceDays });
