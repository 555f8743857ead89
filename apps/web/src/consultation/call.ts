import { listOnlineDoctors } from '@doorstep/contract/appointment.routes';
import {
  answerSigns,
  attachPhoto,
  attachPrescription,
  chatTicket,
  endConsultation,
  getConsultation,
  listConsultations,
  listMessages,
  startChat,
} from '@doorstep/contract/consultation.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

export const { call, target } = calls({
  answerSigns,
  attachPhoto,
  attachPrescription,
  chatTicket,
  endConsultation,
  listMessages,
  startChat,
});
export const { useCall } = answers({ getConsultation, listConsultations, listOnlineDoctors });
