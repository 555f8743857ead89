import * as z from 'zod/mini';
import { cartRequestStatuses } from './cart-request.ts';
import { pageQuery, paginationSchema } from './common.schema.ts';
import { consultationModes, patientSexes, telemedicineLists } from './consultation.ts';
import { endpoint } from './endpoint.schema.ts';
import { LIMIT_MAX } from './envelope.ts';
import { prescriptionStatuses } from './prescription.ts';

const success = z.literal(true);
/** Prescription that a doctor of the shop wrote. */
export const doctorsPrescription = z.object({
  consultation_id: z.string(),
  doctor_name: z.nullable(z.string()),
  registration_no: z.nullable(z.string()),
  advice: z.string(),
  /** Null on those of earlier releases. */
  diagnosis: z.nullable(z.string()),
  mode: z.nullable(z.enum(consultationModes)),
  follow_up: z.nullable(z.boolean()),
  patient_age: z.nullable(z.int()),
  patient_sex: z.nullable(z.enum(patientSexes)),
  /** Medicines that the catalogue does not have. */
  typed: z.array(z.object({ name: z.string(), days: z.int(), dose: z.string() })),
  lines: z.array(
    z.object({
      medicine_id: z.int(),
      name: z.string(),
      composition: z.string(),
      /** As it is said in Hindi, where that is known. */
      composition_hi: z.optional(z.string()),
      /** Packs. */
      quantity: z.int(),
      /** Of these packs, those that no order has yet. */
      left: z.int(),
      days: z.int(),
      dose: z.string(),
      /** Units a day at most. */
      per_day: z.nullable(z.number()),
      list: z.nullable(z.enum(telemedicineLists)),
    }),
  ),
});
export type DoctorsPrescription = z.output<typeof doctorsPrescription>;
export const prescriptionSchema = z.object({
  id: z.string(),
  /** Path of the file, for its owner and the pharmacists only. */
  image: z.string(),
  /** ISO instant. */
  uploaded_at: z.string(),
  status: z.enum(prescriptionStatuses),
  /** Why it was rejected, or what the pharmacist says of it. */
  note: z.nullable(z.string()),
  /** Last day on which a pharmacist approves by it, '2027-05-21'; of one that is approved. */
  valid_until: z.nullable(z.string()),
  /** `doctor`: written by a doctor of the shop after a consultation; its file is a PDF. */
  type: z.enum(['image', 'pdf', 'doctor']),
  /** Of one that a doctor of the shop wrote. */
  by_doctor: z.optional(doctorsPrescription),
  /** An open order waits on it: it cannot be deleted now. */
  in_use: z.boolean(),
  /** Names of the medicines that were approved by it, in whatever order. */
  approved_for: z.array(z.string()),
  /** How far a cart is that was asked for with it; null where none was. */
  cart: z.nullable(z.enum(cartRequestStatuses)),
});
export type Prescription = z.output<typeof prescriptionSchema>;

const prescriptions = z.object({
  success,
  data: z.array(prescriptionSchema),
  pagination: paginationSchema,
});
export type Prescriptions = z.output<typeof prescriptions>;

export const prescriptionEndpoints = {
  uploadPrescription: endpoint({
    method: 'POST',
    path: '/prescription/upload/',
    who: 'logged-in',
    acting: { does: 'add', what: 'prescription' },
    summary: 'Upload a prescription: one image or PDF up to 5 MB in the field "image"',
    takes: 'multipart/form-data',
    status: 201,
    answer: z.object({ success, data: prescriptionSchema }),
  }),
  listPrescriptions: endpoint({
    method: 'GET',
    path: '/prescriptions/',
    who: 'logged-in',
    acting: { does: 'read', what: 'prescription' },
    summary: "One's own prescriptions, newest first",
    query: z.object(pageQuery(LIMIT_MAX)),
    answer: prescriptions,
  }),
  deletePrescription: endpoint({
    method: 'DELETE',
    path: '/prescriptions/:id/delete/',
    who: 'logged-in',
    summary: "Delete a prescription of one's own that no open order waits on",
    answer: z.object({ success }),
  }),
};
