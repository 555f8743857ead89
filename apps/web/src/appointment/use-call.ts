import { getPreferences } from '@doorstep/contract/account.routes';
import { earlierPatients, getDoctor, listDoctors } from '@doorstep/contract/appointment.routes';
import { getBooking } from '@doorstep/contract/schedule.routes';
import { answers } from '../app/use-call.ts';

export const { useCall } = answers({ listDoctors, getDoctor, earlierPatients, getBooking, getPreferences });
