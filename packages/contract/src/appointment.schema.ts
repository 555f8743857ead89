import * as z from 'zod/mini';
import { patientForm } from './appointment.form.ts';
import { calendarDay, id } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { bookableDays, bookingSchema, callOffBody, holdAnswer, slotTime } from './schedule.schema.ts';
import { bookingStatuses, LEAVE_NOTE_MAX, WEEKLY_HOURS_MAX } from './schedule.ts';
import { oneLine } from './text.form.ts';

const success = z.literal(true),
  text = z.string(),
  maybeText = z.nullable(text);
export const doctorSchema = z.object({
  id: z.int(),
  /** Without 'Dr.'. */
  name: text,
  name_hi: text,
  /** One field under both screens' names, as is the fee (decision C4). */
  specialty: text,
  specialization: text,
  specialty_hi: text,
  /** Rupees. */
  consultation_fee: z.number(),
  price: z.number(),
  profile_image: maybeText,
  /** Within their hours now, not busy, and with a login to answer by (decision C28). */
  available: z.boolean(),
  registration_no: text,
  qualification: text,
  /** English names, as in `spoken-languages.ts`. */
  languages: z.array(text),
  experience_years: z.int(),
  about: text,
  about_hi: text,
  clinic: text,
  clinic_address: text,
  /** In English where it is not known in Hindi. */
  clinic_hi: text,
  clinic_address_hi: text,
  /** How long one appointment lasts. */
  minutes: z.int(),
  /** 0 to 5, and of how many patients; null where nobody was asked. */
  rating: z.optional(z.nullable(z.number())),
  review_count: z.optional(z.nullable(z.int())),
  /** ISO instant of the next free time; null where none is left. */
  next_free: maybeText,
});
export type Doctor = z.output<typeof doctorSchema>;
const doctors = z.object({ success, data: z.array(doctorSchema) });
export type Doctors = z.output<typeof doctors>;

const DOCTOR = issue('doctor_not_found');
const bookAppointmentBody = z.extend(patientForm, {
  doctor_id: id(DOCTOR),
  time: slotTime,
  payment_id: z.optional(z.nullable(text.check(z.maxLength(64)))),
  // Accepted and not believed (decision S2).
  payment_verified: z.optional(z.unknown()),
});
export type BookAppointmentBody = z.input<typeof bookAppointmentBody>;
/** What is frozen when its payment is opened: as `bookAppointment` takes it, without the payment. */
export const appointmentDetails = z.extend(patientForm, { time: slotTime });
const booked = z.object({ success, appointment_id: text, data: bookingSchema });
export type BookedAppointment = z.output<typeof booked>;
const patient = z.object({ name: text, age: z.int(), gender: text, phone: text });
export type Patient = z.output<typeof patient>;
const earlierPatients = z.object({ success, data: z.array(patient) });
export type EarlierPatients = z.output<typeof earlierPatients>;

const HOURS = issue('hours_invalid'),
  NOTE = issue('text_long', { most: LEAVE_NOTE_MAX }),
  LEAVE = issue('leave_invalid');
const minute = z.int(HOURS).check(z.minimum(0, HOURS), z.maximum(1440, HOURS));
const hours = z
  .object({
    /** 0 is Sunday. */
    weekday: z.int(HOURS).check(z.minimum(0, HOURS), z.maximum(6, HOURS)),
    /** Minutes of an Indian day. */
    from: minute,
    to: minute,
  })
  .check(z.refine(({ from, to }) => from < to, HOURS));
export type Hours = z.output<typeof hours>;
const leave = z.object({
  id: z.int(),
  /** Indian calendar days, both included. */
  from: text,
  to: text,
  note: text,
});
export type Leave = z.output<typeof leave>;
/** At the clinic, or by video. */
const slotType = z.enum(['appointment', 'video'], issue('slot_type_unknown'));
const staffAppointment = z.object({
  id: text,
  status: z.enum(bookingStatuses),
  /** ISO instants. */
  starts_at: text,
  ends_at: text,
  /** At the clinic where it is left out; one by video has its room under the same id. */
  type: z.optional(slotType),
  /** By video only a name, and a number where one was given. */
  patient: z.extend(patient, { age: z.nullable(z.int()) }),
  /** ISO instant of the next free time that it could move to; null where there is none. */
  next_free: maybeText,
  /** Rupees that go back where the doctor cancels it. */
  back: z.number(),
});
/** An appointment on its doctor's desk. */
export type StaffAppointment = z.output<typeof staffAppointment>;
const calendar = z.object({
  success,
  data: z.object({
    /** ISO instant, by the shop's clock. */
    now: text,
    doctor: doctorSchema,
    /** Busy by their own switch, whatever the hours. */
    busy: z.boolean(),
    weekly: z.array(hours),
    leave: z.array(leave),
    /** The Indian calendar day that was asked for, and its appointments in order. */
    day: text,
    appointments: z.array(staffAppointment),
    /** Appointments from now on that fall into leave or out of the hours: each is to be moved or cancelled. */
    clashes: z.array(staffAppointment),
  }),
});
export type StaffCalendar = z.output<typeof calendar>;
const leaveBody = z
  .object({
    from: calendarDay(LEAVE),
    to: calendarDay(LEAVE),
    note: z.optional(z.nullable(text.check(oneLine, z.maxLength(LEAVE_NOTE_MAX, NOTE)))),
    /** It stands although bookings fall into it; without this they are named, and nothing changes. */
    despite_bookings: z.optional(z.boolean()),
  })
  .check(z.refine(({ from, to }) => from <= to, LEAVE));

export const appointmentEndpoints = {
  listDoctors: endpoint({
    method: 'GET',
    path: '/doctors/',
    who: 'anyone',
    kept: true,
    summary: 'Doctors by appointment',
    answer: doctors,
  }),
  listOnlineDoctors: endpoint({
    method: 'GET',
    path: '/online-doctors/',
    who: 'anyone',
    kept: true,
    summary: 'The same, by the name that the consultation pages use',
    answer: doctors,
  }),
  getDoctor: endpoint({
    method: 'GET',
    path: '/doctors/:id/',
    who: 'anyone',
    kept: true,
    summary: 'One doctor, and when they are free next',
    answer: z.object({ success, data: doctorSchema }),
  }),
  listSlots: endpoint({
    method: 'GET',
    path: '/slots/:id/',
    who: 'anyone',
    summary: "A doctor's free times by Indian calendar day; by video those of today",
    query: z.object({ type: z.optional(slotType) }),
    answer: z.record(text, z.array(text)),
  }),
  listDoctorDays: endpoint({
    method: 'GET',
    path: '/doctors/:id/days/',
    who: 'anyone',
    summary: "A doctor's calendar: each day's times, free and taken",
    answer: bookableDays,
  }),
  holdSlot: endpoint({
    method: 'POST',
    path: '/slots/:id/hold/',
    who: 'logged-in',
    verified: true,
    acting: { does: 'book', what: 'booking' },
    summary: "Keep a doctor's time for some minutes",
    body: z.object({ slot_time: slotTime, type: z.optional(slotType) }),
    answer: holdAnswer,
  }),
  bookAppointment: endpoint({
    method: 'POST',
    path: '/book-appointment/',
    who: 'logged-in',
    verified: true,
    acting: { does: 'book', what: 'booking' },
    summary: 'The appointment of a payment',
    body: bookAppointmentBody,
    answer: booked,
  }),
  earlierPatients: endpoint({
    method: 'GET',
    path: '/user/patients/',
    who: 'logged-in',
    acting: { does: 'read', what: 'patient' },
    summary: 'For whom this account has booked before, the latest first',
    answer: earlierPatients,
  }),
  staffCalendar: endpoint({
    method: 'GET',
    path: '/staff/calendar/',
    who: ['doctor'],
    summary: "One's own hours and leave, and the appointments of a day",
    query: z.object({ day: z.optional(calendarDay(issue('day_invalid'))) }),
    answer: calendar,
  }),
  setCalendar: endpoint({
    method: 'PUT',
    path: '/staff/calendar/',
    who: ['doctor'],
    summary: "Set one's own weekly hours, or whether one is busy",
    body: z.object({
      weekly: z.optional(z.array(hours).check(z.maxLength(WEEKLY_HOURS_MAX, HOURS))),
      busy: z.optional(z.boolean()),
    }),
    answer: calendar,
  }),
  addLeave: endpoint({
    method: 'POST',
    path: '/staff/calendar/leave/',
    who: ['doctor'],
    summary: 'Take leave; 409 leave_hits names bookings that fall into it',
    body: leaveBody,
    answer: calendar,
  }),
  removeLeave: endpoint({
    method: 'DELETE',
    path: '/staff/calendar/leave/:id/',
    who: ['doctor'],
    summary: 'Take leave back',
    answer: calendar,
  }),
  moveAppointment: endpoint({
    method: 'POST',
    path: '/staff/appointments/:id/move/',
    who: ['doctor'],
    summary: 'Move an appointment of one’s own to another free time; its patient is told',
    body: z.object({ time: slotTime }),
    answer: calendar,
  }),
  cancelAppointment: endpoint({
    method: 'POST',
    path: '/staff/appointments/:id/cancel/',
    who: ['doctor'],
    summary: 'Cancel an appointment of one’s own; all of its money goes back',
    body: callOffBody,
    answer: calendar,
  }),
  finishAppointment: endpoint({
    method: 'POST',
    path: '/staff/appointments/:id/done/',
    who: ['doctor'],
    summary: 'An appointment of one’s own has taken place',
    answer: calendar,
  }),
};
