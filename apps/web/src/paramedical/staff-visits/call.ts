import { setVisit, staffVisits } from '@doorstep/contract/paramedical.routes';
import { callOffBooking, findBookings } from '@doorstep/contract/schedule.routes';
import { calls } from '../../app/call.ts';
import { answers } from '../../app/use-call.ts';

export const { call } = calls({ callOffBooking, setVisit });
export const { useCall } = answers({ findBookings, staffVisits });
