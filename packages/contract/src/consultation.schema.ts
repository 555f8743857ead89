import * as z from 'zod/mini';
import { doctorSchema } from './appointment.schema.ts';
import { attachmentSchema, clientId, messageSchema, messageText } from './chat.schema.ts';
import { id, pageQuery, paginationSchema, wholeNumber } from './common.schema.ts';
import {
  ADVICE_MAX,
  AGE_MAX,
  ALLERGIES_MAX,
  CLOSE_NOTE_MAX,
  consultationModes,
  consultationStatuses,
  consultationTypes,
  dangerSigns,
  dangerWords,
  DIAGNOSIS_MAX,
  DOSE_MAX,
  DOSES_MAX,
  patientSexes,
  senderTypes,
  telemedicineLists,
  TYPED_NAME_MAX,
} from './consultation.ts';
import { whatsapp } from './consultation.form.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { reportSchema } from './lab.schema.ts';
import { prescriptionSchema } from './prescription.schema.ts';
import { bookingSchema, slotTime } from './schedule.schema.ts';
import { oneLine, severalLines } from './text.form.ts';

const success = z.literal(true),
  text = z.string(),
  maybeText = z.nullable(text);
const hours = z.object({
  open: z.boolean(),
  /** ISO instants of today's hours. */
  from: text,
  to: text,
});
const availability = z.object({
  success,
  data: z.object({
    /** ISO instant: the shop's clock is the client's idea of the time. */
    now: text,
    chat: hours,
    /** Times of today that have not begun: 'YYYY-MM-DDTHH:MM'. */
    video: z.extend(hours, { slots: z.array(text) }),
    /** Numbers to dial. */
    emergency: z.object({ national: text, ambulance: text, own: text }),
  }),
});
export type Availability = z.output<typeof availability>;

const signs = z.object({
  /** ISO instant of the answer. */
  at: text,
  /** Those that were answered with yes. */
  yes: z.array(z.enum(dangerSigns)),
});
const summary = {
  id: text,
  type: z.enum(consultationTypes),
  status: z.enum(consultationStatuses),
  /** ISO instants. */
  created_at: text,
  closed_at: maybeText,
  /** The doctor's words at the end. */
  note: maybeText,
  /** Side that ended it; null while it is open, and when it ended by itself. */
  closed_by: z.nullable(z.enum(senderTypes)),
  /** Of a video consultation: ISO instants of when it begins and ends. */
  starts_at: maybeText,
  ends_at: maybeText,
  /** Messages of the other side that were not seen. */
  unread: z.int(),
  last_message: z.nullable(messageSchema),
};
const consultation = z.object({ ...summary, doctor: doctorSchema });
/** As its patient sees it. */
export type Consultation = z.output<typeof consultation>;
const consultationDetail = z.extend(consultation, {
  /** On which side the caller is. */
  side: z.enum(senderTypes),
  patient: z.object({
    id: z.int(),
    name: text,
    /** Whole years; null until somebody has stated it. */
    age: z.nullable(z.int()),
    sex: z.nullable(z.enum(patientSexes)),
  }),
  /** Recorded consent of the patient to this consultation; null when it is still missing. */
  consent: z.nullable(
    z.object({
      /** ISO instant. */
      at: text,
      /** Version of the text that the patient agreed to. */
      version: text,
    }),
  ),
  mode: z.enum(consultationModes),
  danger_signs: z.nullable(signs),
  /** Danger signs that the patient's messages name. */
  danger_words: z.array(z.enum(dangerWords)),
  /** ISO instant since when a danger sign waits for a doctor's first answer. */
  danger_since: maybeText,
  /** Up to which message each side has them. */
  patient_seen: z.int(),
  patient_delivered: z.int(),
  doctor_seen: z.int(),
  doctor_delivered: z.int(),
  availability: availability.shape.data,
});
export type ConsultationDetail = z.output<typeof consultationDetail>;

/** What is frozen when its payment is opened: as `bookVideo` takes it, without the payment. */
export const videoDetails = z.object({ slot_time: slotTime, patient_whatsapp: whatsapp });
const bookVideoBody = z.extend(videoDetails, {
  doctor_id: id(issue('doctor_not_found')),
  payment_id: z.optional(z.nullable(text.check(z.maxLength(64)))),
  // Accepted and not believed (decisions S2 and S3).
  price: z.optional(z.unknown()),
  payment_verified: z.optional(z.unknown()),
});
export type BookVideoBody = z.input<typeof bookVideoBody>;
const videoDoctor = z.object({
  doctor: doctorSchema,
  /** What is left of today, in order. */
  slots: z.array(z.object({ time: text, taken: z.boolean() })),
});
/** Whom one can see by video today, and when. */
export type VideoDoctor = z.output<typeof videoDoctor>;

const yesSigns = z
  .array(z.enum(dangerSigns, issue('danger_signs_wrong')))
  .check(z.maxLength(dangerSigns.length));
const patientFacts = z.object({
  age: z
    .int(issue('patient_age'))
    .check(z.minimum(0, issue('patient_age')), z.maximum(AGE_MAX, issue('patient_age'))),
  sex: z.enum(patientSexes, issue('patient_sex')),
});
export type PatientFacts = z.output<typeof patientFacts>;
const startBody = z.object({
  /** Without one: the doctor on duty (decision S5). */
  doctor_id: z.optional(z.nullable(id(issue('doctor_not_found')))),
  message: messageText,
  client_id: z.optional(clientId),
  danger_signs: z.optional(z.nullable(yesSigns)),
  /** Consent to teleconsultation; required unless the account has given it before. */
  agreed: z.optional(z.literal(true)),
  patient: z.optional(z.nullable(patientFacts)),
});
const MESSAGE = issue('message_unknown');

const waiting = z.object({
  ...summary,
  patient: z.object({ name: text }),
  danger_signs: z.nullable(signs),
  /** Danger signs that the patient's messages name. */
  danger_words: z.array(z.enum(dangerWords)),
  /** A danger sign waits for an answer: it stands first. */
  danger: z.boolean(),
  /** ISO instant since when a danger sign waits for a doctor's first answer. */
  danger_since: maybeText,
  /** ISO instant of the last escalation to the other doctors on duty and the admins. */
  escalated_at: maybeText,
  /** False for another doctor's consultation that was escalated; it can be taken over. */
  own: z.boolean(),
  /** ISO instant of the first message that nobody has answered; null where the patient's turn is. */
  waiting_since: maybeText,
});
/** As its doctor has it on the desk. */
export type StaffConsultation = z.output<typeof waiting>;

const QUANTITY = issue('dose_quantity'),
  DAYS = issue('dose_days');
const perDay = z.optional(
  z.nullable(
    z
      .number(issue('dose_per_day'))
      .check(z.positive(issue('dose_per_day')), z.maximum(200, issue('dose_per_day'))),
  ),
);
const dose = z.object({
  /** Units a day at most, when the words of the dose do not say it. */
  per_day: perDay,
  medicine_id: id(issue('dose_medicine')),
  /** Packs; worked out from dose and days when left out, and never more than that. */
  quantity: z.optional(z.nullable(z.int(QUANTITY).check(z.minimum(1, QUANTITY), z.maximum(99, QUANTITY)))),
  days: z.int(DAYS).check(z.minimum(1, DAYS), z.maximum(365, DAYS)),
  dose: z
    .string(issue('dose_required'))
    .check(
      oneLine,
      z.minLength(1, { error: issue('dose_required'), abort: true }),
      z.maxLength(DOSE_MAX, issue('text_long', { most: DOSE_MAX })),
    ),
});
const typed = z.object({
  ...z.omit(dose, { medicine_id: true, quantity: true }).shape,
  name: z
    .string(issue('typed_name'))
    .check(
      oneLine,
      z.minLength(1, { error: issue('typed_name'), abort: true }),
      z.maxLength(TYPED_NAME_MAX, issue('text_long', { most: TYPED_NAME_MAX })),
    ),
});
const prescribed = z.object({
  diagnosis: z
    .string(issue('diagnosis_required'))
    .check(
      oneLine,
      z.minLength(1, { error: issue('diagnosis_required'), abort: true }),
      z.maxLength(DIAGNOSIS_MAX, issue('text_long', { most: DIAGNOSIS_MAX })),
    ),
  /** Required unless the patient has stated both. */
  patient: z.optional(z.nullable(patientFacts)),
  /** Continues the treatment of the same condition, as the doctor states. */
  follow_up: z.optional(z.boolean()),
  /** Medicines that the catalogue does not have, by name. */
  typed: z.optional(z.nullable(z.array(typed).check(z.maxLength(DOSES_MAX)))),
  /** Medicines of the catalogue; may be empty beside those by name. */
  lines: z.array(dose, issue('doses_required')).check(
    z.maxLength(DOSES_MAX, issue('doses_many', { most: DOSES_MAX })),
    z.refine(
      (all) => new Set(all.map(({ medicine_id }) => medicine_id)).size === all.length,
      issue('dose_twice'),
    ),
  ),
  advice: z.optional(
    z.nullable(text.check(severalLines, z.maxLength(ADVICE_MAX, issue('text_long', { most: ADVICE_MAX })))),
  ),
});
const prescribeBody = prescribed.check(
  z.refine(({ lines, typed }) => lines.length + (typed?.length ?? 0) > 0, {
    path: ['lines'],
    error: issue('doses_required'),
  }),
  z.refine(({ lines, typed }) => lines.length + (typed?.length ?? 0) <= DOSES_MAX, {
    path: ['lines'],
    error: issue('doses_many', { most: DOSES_MAX }),
  }),
);
const checkedDose = {
  days: z.optional(z.nullable(z.int())),
  dose: z.optional(z.nullable(text.check(oneLine, z.maxLength(DOSE_MAX)))),
};
const checkBody = z.object({
  follow_up: z.optional(z.boolean()),
  lines: z
    .array(z.object({ medicine_id: id(issue('dose_medicine')), ...checkedDose }))
    .check(z.maxLength(DOSES_MAX)),
  /** Medicines by name. */
  typed: z.optional(
    z.nullable(
      z
        .array(z.object({ name: text.check(oneLine, z.maxLength(TYPED_NAME_MAX)), ...checkedDose }))
        .check(z.maxLength(DOSES_MAX)),
    ),
  ),
});
const lineProblem = z.object({
  code: text,
  params: z.nullable(z.record(text, z.union([text, z.number()]))),
});
const checkedLine = {
  list: z.enum(telemedicineLists),
  days_most: z.int(),
  /** Why the medicine may not be written, why not for so many days, and why not in this dose. */
  problem: z.nullable(lineProblem),
  days_problem: z.nullable(lineProblem),
  dose_problem: z.nullable(lineProblem),
};
const checked = z.object({
  mode: z.enum(consultationModes),
  /** Earlier consultation that a follow-up may rest on. */
  earlier: z.nullable(z.object({ at: text, by: z.enum(['video', 'in-person']) })),
  lines: z.array(
    z.object({
      medicine_id: z.int(),
      ...checkedLine,
      /** Packs that dose and days come to; null while they do not say it. */
      packs: z.nullable(z.int()),
    }),
  ),
  /** In the order of the request. */
  typed: z.array(z.object({ name: text, ...checkedLine })),
});
export type CheckedPrescription = z.output<typeof checked>;
export type PrescribeBody = z.input<typeof prescribeBody>;
export type Prescribed = z.output<typeof prescribeBody>;

/** What a patient tells every doctor of themselves. */
const healthNote = z.object({ allergies: text, updated_at: maybeText });
export type HealthNote = z.output<typeof healthNote>;
const patientRecord = z.object({
  name: text,
  allergies: text,
  /** Newest first, the latest few. */
  prescriptions: z.array(prescriptionSchema),
  reports: z.array(reportSchema),
});
/** What a doctor may see of a patient while their consultation is open. */
export type PatientRecord = z.output<typeof patientRecord>;

const iceServer = z.object({
  urls: z.array(text),
  username: z.optional(text),
  credential: z.optional(text),
});
/** Where two browsers ask for a way to each other. */
export type IceServer = z.output<typeof iceServer>;

export const consultationEndpoints = {
  availability: endpoint({
    method: 'GET',
    path: '/availability/',
    who: 'anyone',
    summary: "The shop's clock, the hours of chat and video today, and the numbers for an emergency",
    answer: availability,
  }),
  startChat: endpoint({
    method: 'POST',
    path: '/consultation/start-chat/',
    who: 'logged-in',
    summary: 'Write the first message to a doctor, or go on where a chat with them is open',
    body: startBody,
    answer: z.object({ success, consultation_id: text }),
  }),
  videoDoctors: endpoint({
    method: 'GET',
    path: '/consultation/video/doctors/',
    who: 'logged-in',
    summary:
      'Doctors whom one can see by video, with the times of today that have not begun; what one keeps oneself is free',
    answer: z.object({
      success,
      data: z.object({
        /** ISO instant, by the shop's clock. */
        now: text,
        /** How long one consultation lasts. */
        minutes: z.int(),
        doctors: z.array(videoDoctor),
      }),
    }),
  }),
  bookVideo: endpoint({
    method: 'POST',
    path: '/consultation/video/book/',
    who: 'logged-in',
    summary: 'The video consultation of a payment',
    body: bookVideoBody,
    answer: z.object({ success, booking_id: text, data: bookingSchema }),
  }),
  listConsultations: endpoint({
    method: 'GET',
    path: '/consultations/',
    who: 'logged-in',
    summary: "One's own consultations: the open ones first, then the latest",
    query: z.object({
      ...pageQuery(10),
      status: z.optional(z.enum(consultationStatuses, issue('consultation_status_unknown'))),
    }),
    answer: z.object({ success, data: z.array(consultation), pagination: paginationSchema }),
  }),
  getConsultation: endpoint({
    method: 'GET',
    path: '/consultation/:id/',
    who: 'logged-in',
    summary: 'A consultation, for its patient and its doctor',
    answer: z.object({ success, data: consultationDetail }),
  }),
  listMessages: endpoint({
    method: 'GET',
    path: '/consultation/:id/messages/',
    who: 'logged-in',
    summary: 'Messages of a consultation, the oldest first: the latest, those before one, or those after one',
    query: z.object({
      before: z.optional(wholeNumber(MESSAGE)),
      after: z.optional(z.pipe(text.check(z.regex(/^\d{1,15}$/, MESSAGE)), z.transform(Number))),
    }),
    answer: z.object({
      success,
      messages: z.array(messageSchema),
      /** There are more in the direction that was asked for. */
      has_more: z.boolean(),
    }),
  }),
  chatTicket: endpoint({
    method: 'POST',
    path: '/consultation/:id/ticket/',
    who: 'logged-in',
    summary: 'A ticket for one socket of this consultation, good for a minute',
    answer: z.object({
      success,
      ticket: text,
      expires_at: text,
      /** For `RTCPeerConnection`; none are needed on one network. */
      ice_servers: z.array(iceServer),
    }),
  }),
  answerSigns: endpoint({
    method: 'POST',
    path: '/consultation/:id/consent/',
    who: 'logged-in',
    summary: 'What the patient answers before writing: which danger signs there are, and that they agree',
    body: z.object({
      danger_signs: yesSigns,
      agreed: z.optional(z.literal(true)),
      patient: z.optional(z.nullable(patientFacts)),
    }),
    answer: z.object({ success, data: consultationDetail }),
  }),
  attachPhoto: endpoint({
    method: 'POST',
    path: '/consultation/:id/attachments/',
    who: 'logged-in',
    summary: 'Upload a photo for a message: one image up to 5 MB in the field "image"',
    takes: 'multipart/form-data',
    status: 201,
    answer: z.object({ success, data: attachmentSchema }),
  }),
  attachPrescription: endpoint({
    method: 'POST',
    path: '/consultation/:id/attachments/prescription/',
    who: 'logged-in',
    summary: "Attach one of one's own prescriptions to a message",
    body: z.object({ prescription_id: text.check(z.maxLength(64)) }),
    status: 201,
    answer: z.object({ success, data: attachmentSchema }),
  }),
  closeConsultation: endpoint({
    method: 'POST',
    path: '/consultation/:id/close/',
    who: ['doctor'],
    summary: 'End a consultation, with a note for the patient',
    body: z.object({
      note: z
        .string(issue('note_required'))
        .check(
          severalLines,
          z.minLength(1, { error: issue('note_required'), abort: true }),
          z.maxLength(CLOSE_NOTE_MAX, issue('text_long', { most: CLOSE_NOTE_MAX })),
        ),
    }),
    answer: z.object({ success, data: consultationDetail }),
  }),
  endConsultation: endpoint({
    method: 'POST',
    path: '/consultation/:id/end/',
    who: 'logged-in',
    summary:
      'End a consultation of one’s own as its patient: the doctor’s view of the shared record ends at once',
    answer: z.object({ success, data: consultationDetail }),
  }),
  prescribe: endpoint({
    method: 'POST',
    path: '/staff/consultations/:id/prescription/',
    who: ['doctor'],
    summary: 'Write a prescription in an open consultation of one’s own; its patient finds it among theirs',
    body: prescribeBody,
    status: 201,
    answer: z.object({ success, data: prescriptionSchema }),
  }),
  checkPrescription: endpoint({
    method: 'POST',
    path: '/staff/consultations/:id/prescription/check/',
    who: ['doctor'],
    summary:
      'Whether medicines may be written in this consultation, for how long, and how many packs that is; nothing is stored',
    body: checkBody,
    answer: z.object({ success, data: checked }),
  }),
  getHealthNote: endpoint({
    method: 'GET',
    path: '/user/health/',
    who: 'logged-in',
    summary: 'What one tells doctors of oneself: allergies',
    answer: z.object({ success, data: healthNote }),
  }),
  setHealthNote: endpoint({
    method: 'PUT',
    path: '/user/health/',
    who: 'logged-in',
    summary: 'Change what one tells doctors of oneself',
    body: z.object({
      allergies: z
        .string(issue('allergies_wrong'))
        .check(severalLines, z.maxLength(ALLERGIES_MAX, issue('text_long', { most: ALLERGIES_MAX }))),
    }),
    answer: z.object({ success, data: healthNote }),
  }),
  patientRecord: endpoint({
    method: 'GET',
    path: '/staff/consultations/:id/patient/',
    who: ['doctor'],
    summary:
      'What the patient of an open consultation of one’s own shares; each look stands in their access log',
    answer: z.object({ success, data: patientRecord }),
  }),
  takeConsultation: endpoint({
    method: 'POST',
    path: '/staff/consultations/:id/take/',
    who: ['doctor'],
    summary: 'Take over an escalated consultation whose danger sign nobody has answered',
    answer: z.object({ success, consultation_id: text }),
  }),
  staffConsultations: endpoint({
    method: 'GET',
    path: '/staff/consultations/',
    who: ['doctor'],
    summary:
      "A doctor's own consultations: the open ones, danger signs first, then the longest waiting, or the closed ones; escalated ones of others too",
    query: z.object({
      ...pageQuery(50),
      status: z._default(z.enum(consultationStatuses, issue('consultation_status_unknown')), 'open'),
    }),
    answer: z.object({
      success,
      data: z.object({
        /** ISO instant, by the shop's clock. */
        now: text,
        doctor: doctorSchema,
        busy: z.boolean(),
        consultations: z.array(waiting),
      }),
      pagination: paginationSchema,
    }),
  }),
};
