import type { Consultation, ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { meera, ravi } from '../appointment/fixtures.ts';

// Only stories and tests import this file.
const at = (time: string) => `2026-11-24T${time}:00.000+05:30`;
export const chatId = 'CN-7K2P9QX4M3WT';
export const chat: Consultation = {
  id: chatId,
  type: 'chat',
  status: 'open',
  created_at: at('10:58'),
  closed_at: null,
  note: null,
  closed_by: null,
  starts_at: null,
  ends_at: null,
  unread: 0,
  last_message: null,
  doctor: meera,
};
export const chatDetail: ConsultationDetail = {
  ...chat,
  side: 'patient',
  patient: { id: 1, name: 'Asha Kumari', age: 34, sex: 'female' },
  consent: { at: at('10:58'), version: '1' },
  mode: 'text',
  danger_signs: { at: at('10:58'), yes: [] },
  danger_words: [],
  danger_since: null,
  patient_seen: 0,
  patient_delivered: 0,
  doctor_seen: 0,
  doctor_delivered: 0,
  availability: {
    now: at('11:12'),
    chat: { open: true, from: at('09:00'), to: at('22:00') },
    video: { open: true, from: at('11:00'), to: at('17:00'), slots: [] },
    emergency: { national: '112', ambulance: '108', own: '+916512345108' },
  },
};
export const closedChat: ConsultationDetail = {
  ...chatDetail,
  status: 'closed',
  closed_at: at('11:40'),
  closed_by: 'doctor',
  note: 'Half a tablet less for a week, then write to me again.\nCome to the clinic if one leg swells more than the other.',
};
export const endedChat: ConsultationDetail = { ...closedChat, closed_by: 'patient', note: null };
export const online = [meera, { ...ravi, available: false }, { ...meera, id: 3 }, { ...ravi, id: 4 }];
