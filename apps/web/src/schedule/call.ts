import { holdSlot, listDoctorDays } from '@doorstep/contract/appointment.routes';
import { availability } from '@doorstep/contract/consultation.routes';
import { extendHold, releaseHold } from '@doorstep/contract/schedule.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

export const { call } = calls({ availability, holdSlot, extendHold, releaseHold });
export const { useCall } = answers({ listDoctorDays });
