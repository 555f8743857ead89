import { setCalendar } from '@doorstep/contract/appointment.routes';
import {
  checkPrescription,
  closeConsultation,
  getConsultation,
  patientRecord,
  prescribe,
  staffConsultations,
  takeConsultation,
} from '@doorstep/contract/consultation.routes';
import { listMedicines } from '@doorstep/contract/medicine.routes';
import { calls } from '../../app/call.ts';
import { answers } from '../../app/use-call.ts';

export const { call } = calls({
  checkPrescription,
  closeConsultation,
  patientRecord,
  prescribe,
  setCalendar,
  takeConsultation,
});
export const { useCall, useLatest } = answers({ getConsultation, listMedicines, staffConsultations });
