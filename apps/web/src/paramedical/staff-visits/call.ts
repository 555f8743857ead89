import { setVisit, staffVisits } from '@doorstep/contract/paramedical.routes';
import { calls } from '../../app/call.ts';
import { answers } from '../../app/use-call.ts';

export const { call } = calls({ setVisit });
export const { useCall } = answers({ staffVisits });
