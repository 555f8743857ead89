import type { PatientRecord, StaffConsultation } from '@doorstep/contract/consultation.schema';
import { chatDetail, chatId } from '../fixtures.ts';

// Only stories and tests import this file.
const at = (time: string) => `2026-11-24T${time}:00.000+05:30`;
export const NOW = at('11:20');
export const { doctor } = chatDetail;
/** As its doctor has it. */
export const ownChat = { ...chatDetail, side: 'doctor' as const };
export const waitingChat: StaffConsultation = {
  id: chatId,
  type: 'chat',
  status: 'open',
  created_at: at('10:58'),
  closed_at: null,
  note: null,
  closed_by: null,
  starts_at: null,
  ends_at: null,
  unread: 2,
  last_message: {
    message_id: 5,
    message: '138 over 88, this morning at 8.',
    sender_name: 'Asha Kumari',
    sender_id: 1,
    sender_type: 'patient',
    timestamp: at('11:11'),
    client_id: 'client-0005',
  },
  patient: { name: 'Asha Kumari' },
  danger_signs: { at: at('10:58'), yes: [] },
  danger_words: [],
  danger: false,
  danger_since: null,
  escalated_at: null,
  own: true,
  waiting_since: at('11:11'),
};
export const dangerChat: StaffConsultation = {
  ...waitingChat,
  id: 'CN-2222222222222',
  patient: { name: 'Birsa Munda' },
  unread: 1,
  waiting_since: at('10:28'),
  danger_signs: { at: at('10:27'), yes: ['chest-pain'] },
  danger: true,
  danger_since: at('10:27'),
};
export const videoChat: StaffConsultation = {
  ...waitingChat,
  id: 'CN-3333333333333',
  type: 'video',
  patient: { name: 'Farida Khatun' },
  unread: 0,
  last_message: null,
  waiting_since: null,
  starts_at: at('15:00'),
  ends_at: at('15:30'),
  danger_signs: null,
};
export const inboxOf = (
  consultations: StaffConsultation[],
  { busy = false, total = consultations.length } = {},
) => ({
  success: true as const,
  data: { now: NOW, doctor, busy, consultations },
  pagination: { page: 1, limit: 50, total, total_exact: true, has_previous: false, has_next: false },
});
export const sheet = {
  id: 'rx-1',
  image: '/api/files/rx1/',
  uploaded_at: at('09:00'),
  status: 'approved' as const,
  note: null,
  valid_until: '2027-05-24',
  type: 'image' as const,
  in_use: false,
  approved_for: ['Amlovida 5'],
  cart: null,
};
export const record: PatientRecord = {
  name: 'Asha Kumari',
  allergies: 'Penicillin (rash, 2019)',
  prescriptions: [
    sheet,
    {
      ...sheet,
      id: 'rx-2',
      image: '/api/files/rx2/',
      uploaded_at: '2026-11-02T10:00:00.000+05:30',
      type: 'doctor',
      approved_for: [],
      by_doctor: {
        consultation_id: 'CN-4444444444444',
        doctor_name: 'Dr. Ravi Oraon',
        registration_no: 'JMC 1188',
        advice: '',
        diagnosis: 'Gastritis',
        mode: 'video',
        follow_up: false,
        patient_age: 34,
        patient_sex: 'female',
        typed: [],
        lines: [
          {
            medicine_id: 3,
            name: 'Pantavida 40',
            composition: 'Pantoprazole 40 mg',
            quantity: 1,
            left: 1,
            days: 15,
            dose: '1-0-0, before food',
            per_day: 1,
            list: 'A',
          },
        ],
      },
    },
  ],
  reports: [
    {
      id: 'rep-1',
      booking_id: 'LB-1',
      patient: 'Asha Kumari',
      file: '/api/files/rep1/',
      collected_at: '2026-11-10T08:00:00.000+05:30',
      uploaded_at: '2026-11-11T18:00:00.000+05:30',
      tests: [{ title: 'Lipid profile', title_hi: 'लिपिड प्रोफ़ाइल' }],
      values: [],
    },
  ],
};
