import {
  addLeave,
  cancelAppointment,
  finishAppointment,
  listDoctorDays,
  moveAppointment,
  removeLeave,
  setCalendar,
  staffCalendar,
} from '@doorstep/contract/appointment.routes';
import { calls } from '../../app/call.ts';
import { answers } from '../../app/use-call.ts';

export const { call } = calls({
  addLeave,
  cancelAppointment,
  finishAppointment,
  moveAppointment,
  removeLeave,
  setCalendar,
});
export const { useCall } = answers({ listDoctorDays, staffCalendar });
