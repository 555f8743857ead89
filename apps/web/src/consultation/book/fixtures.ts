import type { Doctor } from '@doorstep/contract/appointment.schema';
import type { VideoDoctor } from '@doorstep/contract/consultation.schema';
import type { Booking } from '@doorstep/contract/schedule.schema';

// Only stories and tests import this file.
/** Tuesday 24 November 2026, 11:20 AM in India. */
export const now = '2026-11-24T11:20:00.000+05:30';
export const meera: Doctor = {
  id: 1,
  name: 'Meera Sinha',
  name_hi: 'मीरा सिन्हा',
  specialty: 'Obstetrics and gynaecology',
  specialization: 'Obstetrics and gynaecology',
  specialty_hi: 'स्त्री एवं प्रसूति रोग',
  consultation_fee: 500,
  price: 500,
  profile_image: null,
  available: true,
  registration_no: 'JMC 20417',
  qualification: 'MBBS, MS',
  languages: ['Hindi', 'English', 'Santali'],
  experience_years: 14,
  about: 'Pregnancy, periods and women’s health at every age.',
  about_hi: 'गर्भावस्था, माहवारी और हर उम्र में महिलाओं का स्वास्थ्य।',
  clinic: 'Lalpur clinic',
  clinic_address: 'Circular Road, Lalpur, Ranchi 834001',
  clinic_hi: 'लालपुर क्लिनिक',
  clinic_address_hi: 'सर्कुलर रोड, लालपुर, राँची 834001',
  minutes: 30,
  next_free: '2026-11-24T17:30:00.000+05:30',
};
export const ravi: Doctor = {
  ...meera,
  id: 2,
  name: 'Ravi Oraon',
  name_hi: 'रवि उराँव',
  specialty: 'Cardiology',
  specialization: 'Cardiology',
  specialty_hi: 'हृदय रोग',
  consultation_fee: 800,
  price: 800,
  registration_no: 'JMC 20454',
};
/** What is left of the day; of the times named somebody else has one. */
export const left = (...taken: string[]) =>
  ['12', '13', '14', '15', '16'].map((hour) => ({
    time: `2026-11-24T${hour}:00`,
    taken: taken.includes(hour),
  }));
export const videoDoctors: VideoDoctor[] = [
  { doctor: meera, slots: left('13') },
  { doctor: ravi, slots: left('12', '14') },
];
/** A video consultation of today at two o'clock. */
export const videoBooking: Booking = {
  id: 'VC-9XTB4M7K2WPQ',
  order_id: 'VC-9XTB4M7K2WPQ',
  service_type: 'video-consultation',
  service_id: 1,
  status: 'booked',
  title: 'Dr. Meera Sinha',
  title_hi: 'डॉ. मीरा सिन्हा',
  detail: 'Obstetrics and gynaecology',
  detail_hi: 'स्त्री एवं प्रसूति रोग',
  starts_at: '2026-11-24T14:00:00.000+05:30',
  ends_at: '2026-11-24T14:30:00.000+05:30',
  place: null,
  distance_km: null,
  total: 500,
  travel: 0,
  payment_status: 'paid',
  payment_id: 'pay_1',
  person: {
    name: 'Dr. Meera Sinha',
    photo: null,
    role: 'Obstetrics and gynaecology, MBBS, MS',
    role_hi: 'स्त्री एवं प्रसूति रोग, MBBS, MS',
    registration_no: 'JMC 20417',
    languages: ['Hindi', 'English', 'Santali'],
    mobile: null,
  },
  code: null,
  patient: null,
  whatsapp: '9876543210',
  keep_ready: [],
  doctor_order: null,
  can_cancel: true,
  can_move: true,
  refund_now: 250,
  free_until: null,
  created_at: now,
  refunds: [],
};
