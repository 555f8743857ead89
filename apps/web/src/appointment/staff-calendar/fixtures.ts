import type { Doctor, StaffAppointment, StaffCalendar } from '@doorstep/contract/appointment.schema';
import type { BookableDay } from '@doorstep/contract/schedule.schema';

// Only stories and tests import this file.
export const doctor: Doctor = {
  id: 3,
  name: 'Anjali Tirkey',
  name_hi: 'अंजलि तिर्की',
  specialty: 'General physician',
  specialization: 'General physician',
  specialty_hi: 'सामान्य चिकित्सक',
  consultation_fee: 500,
  price: 500,
  profile_image: null,
  available: true,
  registration_no: 'JH-2204',
  qualification: 'MBBS, MD',
  languages: ['हिन्दी', 'English'],
  experience_years: 12,
  about: 'Fever, cough, blood pressure and diabetes.',
  about_hi: 'बुख़ार, खाँसी, रक्तचाप और मधुमेह।',
  clinic: 'Doorstep Clinic',
  clinic_address: 'Main Road, Ranchi',
  clinic_hi: 'डोरस्टेप क्लिनिक',
  clinic_address_hi: 'मेन रोड, राँची',
  minutes: 30,
  next_free: '2026-11-24T16:30:00.000+05:30',
};
export const asha: StaffAppointment = {
  id: 'AP-222222222222',
  status: 'booked',
  starts_at: '2026-11-24T10:30:00.000+05:30',
  ends_at: '2026-11-24T11:00:00.000+05:30',
  patient: { name: 'Asha Kumari', age: 34, gender: 'Female', phone: '9876543210' },
  next_free: '2026-11-24T16:30:00.000+05:30',
  back: 600,
};
/** By video only a name is known, and a number where one was given. */
export const byVideo: StaffAppointment = {
  ...asha,
  id: 'VC-222222222222',
  type: 'video',
  starts_at: '2026-11-24T14:00:00.000+05:30',
  ends_at: '2026-11-24T14:30:00.000+05:30',
  patient: { name: 'Asha Kumari', age: null, gender: '', phone: '9876543210' },
  next_free: '2026-11-24T15:00:00.000+05:30',
};
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const at = (minutes: number) => `2026-11-24T${clock(minutes)}:00.000+05:30`;
const names = ['Birsa Munda', 'Farida Khatun', 'Joseph Tigga', 'Rekha Lakra', 'Imran Ansari', 'Sunita Devi'];
/** A day's, one after the other from 9 o'clock on. */
export const appointments = (count: number): StaffAppointment[] =>
  Array.from({ length: count }, (_, index) => ({
    ...asha,
    id: `AP-${String(index + 2)
      .repeat(12)
      .slice(0, 12)}`,
    status: index === 0 ? ('done' as const) : ('booked' as const),
    starts_at: at(540 + index * 30),
    ends_at: at(570 + index * 30),
    patient: {
      name: names[index % names.length]!,
      age: 8 + index * 5,
      gender: index % 2 ? 'Female' : 'Male',
      phone: `98765432${String(10 + index)}`,
    },
  }));
export const calendarOf = (some: Partial<StaffCalendar['data']> = {}): StaffCalendar => ({
  success: true,
  data: {
    now: '2026-11-24T09:40:00.000+05:30',
    doctor,
    busy: false,
    weekly: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1020 })),
    leave: [],
    day: '2026-11-24',
    appointments: [asha],
    clashes: [],
    ...some,
  },
});
const free = (day: string, ...times: string[]): BookableDay => ({
  day,
  state: times.length > 0 ? 'free' : 'full',
  slots: times.map((time) => ({ time: `${day}T${time}`, taken: false })),
});
export const days: BookableDay[] = [
  free('2026-11-24', '16:30'),
  free('2026-11-25', '10:00', '10:30'),
  free('2026-11-26'),
  free('2026-11-27', '09:00'),
];
