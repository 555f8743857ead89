import { setCollection, staffCollections } from '@doorstep/contract/lab.routes';
import { callOffBooking } from '@doorstep/contract/schedule.routes';
import { calls } from '../../app/call.ts';
import { answers } from '../../app/use-call.ts';

export const { call } = calls({ callOffBooking, setCollection });
export const { useCall } = answers({ staffCollections });
