import * as z from 'zod/mini';
import { cartRequestStatuses } from './cart-request.ts';
import { pageQuery, paginationSchema } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { forms, schedules } from './medicine.ts';
import { alike, namedCautionSchema } from './medicine.schema.ts';
import { orderStatuses, rxStatuses } from './order.ts';
import { prescriptionStatuses } from './prescription.ts';
import { doctorsPrescription } from './prescription.schema.ts';
import { correctionBody, reviewBody } from './staff.form.ts';
import { REGISTER_PAGE_SIZE, REVIEW_PAGE_SIZE } from './staff.ts';

const success = z.literal(true),
  text = z.string(),
  maybeText = z.nullable(text);
const byWhen = z.nullable(z.object({ by: text, at: text }));
const claim = z.object({ by: text, own: z.boolean(), since: text, until: text });
/** Who has a prescription on the desk. */
export type Claim = z.output<typeof claim>;
/** Of one medicine on one prescription. */
const earlier = {
  /** What was decided of this medicine on this prescription before, in other lines. */
  before: z.object({
    /** The newest of them. */
    decisions: z.array(
      z.object({
        order_id: text,
        quantity: z.int(),
        status: z.enum(['approved', 'rejected']),
        order_status: z.enum(orderStatuses),
        decided_at: maybeText,
      }),
    ),
    /** How many decisions there are. */
    count: z.int(),
    /** Packs, but those of cancelled orders. */
    approved: z.int(),
    /** Packs that were shipped or delivered. */
    dispensed: z.int(),
  }),
  /** What the doctor wrote of this medicine, where a pharmacist noted it. */
  written: z.nullable(
    z.object({ quantity: z.nullable(z.int()), days: z.nullable(z.int()), repeats: z.int() }),
  ),
  /** Packs of what was written that nobody has approved yet, in any order that is not cancelled; null where no packs were noted. */
  left: z.nullable(z.int()),
};
const reviewed = z.object({
  id: text,
  image: text,
  type: z.enum(['image', 'pdf']),
  uploaded_at: text,
  status: z.enum(prescriptionStatuses),
  note: maybeText,
  valid_until: maybeText,
  patient: z.object({ name: text, mobile: text }),
  /** In whole years, as a pharmacist read it on the sheet; null where nobody noted it. */
  patient_age: z.nullable(z.int()),
  /** Patient's name on the prescription; null: the name of the account. */
  patient_name: maybeText,
  /** Reason for approval of a prescription older than six months; null otherwise. */
  old_reason: maybeText,
  /** Prescription by a doctor of the shop; left out for an upload. */
  by_doctor: z.optional(doctorsPrescription),
  /** The patient was called about it: by whom, when. */
  called: byWhen,
  /** The review that stands. */
  reviewed: byWhen,
  /** Who wrote it and when, as a pharmacist read it. */
  doctor: z.object({
    name: maybeText,
    registration: maybeText,
    address: maybeText,
    written_on: maybeText,
  }),
  /** Decided by whom, and until when they can undo it: nothing has come of it yet. */
  held: z.nullable(z.object({ by: text, own: z.boolean(), until: text })),
  /** A held decision was refused when it was due: why, and whose it was. */
  not_done: z.nullable(
    z.object({
      by: text,
      code: text,
      message: text,
      params: z.nullable(z.record(z.string(), z.union([text, z.number()]))),
    }),
  ),
  /** A cart was asked for with it: how far that is, what the patient wrote, and what was last answered. */
  cart: z.nullable(
    z.object({
      id: text,
      status: z.enum(cartRequestStatuses),
      note: text,
      words: maybeText,
      sent_at: text,
      answered: byWhen,
      /** Medicines of which a pharmacist has noted what the doctor wrote, when orders were filled with it. */
      written: z.array(z.object({ medicine_id: z.int(), name: text, ...earlier })),
    }),
  ),
  /** On whose desk it is now; null where it is on nobody's. */
  claim: z.nullable(claim),
  /** Somebody has to look at it: nobody has, or a new order waits on it. */
  waiting: z.boolean(),
  /** Cautions among medicines of its open orders and of the account's orders in the last 30 days. Left out without any. */
  cautions: z.optional(z.array(namedCautionSchema)),
  orders: z.array(
    z.object({
      order_id: text,
      created_at: text,
      status: z.enum(orderStatuses),
      /** Rupees that go back where nothing of it is left; null where none were paid. */
      paid: z.nullable(z.number()),
      /** Items that no pharmacist has to look at. */
      others: z.int(),
      lines: z.array(
        z.object({
          id: z.int(),
          medicine_id: z.int(),
          name: text,
          qty: z.int(),
          pack: maybeText,
          /** As the catalogue has it by now; null where it has it no more, or does not say. */
          composition: maybeText,
          strength: maybeText,
          form: z.nullable(z.enum(forms)),
          /** As it was when it was ordered. */
          schedule: z.nullable(z.enum(schedules)),
          alike,
          /** Rupees of the line: they go back when it is rejected. */
          amount: z.number(),
          rx_status: z.nullable(z.enum(rxStatuses)),
          rx_reason: maybeText,
          ...earlier,
        }),
      ),
    }),
  ),
});
/** A prescription as its pharmacist sees it. */
export type ReviewedPrescription = z.output<typeof reviewed>;
/** As it is sent. */
export type ReviewBody = z.input<typeof reviewBody>;
/** Correction as it is sent. */
export type CorrectionBody = z.input<typeof correctionBody>;
const reviewList = z.object({ success, data: z.array(reviewed), pagination: paginationSchema });
export type ReviewList = z.output<typeof reviewList>;

/** Fields of the register besides the medicine, in display order. */
const registerFields = ['patient', 'prescriber', 'registration', 'prescriber_address', 'written_on'] as const;
const registerLine = z.object({
  /** When it left the shop. */
  at: text,
  order_id: text,
  /** Line index in its order. */
  position: z.int(),
  patient: z.object({ name: text, mobile: text }),
  address: maybeText,
  medicine: text,
  pack: maybeText,
  /** Null where the catalogue does not say, or has it no more. */
  salt: maybeText,
  /** Packs. */
  quantity: z.int(),
  batch: maybeText,
  /** As a pharmacist read it on the prescription; null where nobody noted it. */
  prescriber: z.object({ name: maybeText, registration: maybeText, address: maybeText }),
  written_on: maybeText,
  /** Fields that are empty or a placeholder: a pharmacist must correct the entry. */
  missing: z.array(z.enum(registerFields)),
  /** Corrections, oldest first, with the previous values, author, time and reason. */
  corrections: z.array(
    z.object({
      by: text,
      at: text,
      reason: text,
      before: z.object({
        patient: maybeText,
        prescriber: maybeText,
        registration: maybeText,
        prescriber_address: maybeText,
        written_on: maybeText,
      }),
    }),
  ),
  /** Refund after dispatch: time and code of the reason. */
  refunded: z.nullable(z.object({ at: text, reason: maybeText })),
});
/** A dispensed medicine of Schedule H1, as the law wants it noted. */
export type RegisterLine = z.output<typeof registerLine>;
const register = z.object({
  success,
  /** '2026-11': the one that is shown, and the one of now. */
  month: text,
  this_month: text,
  data: z.array(registerLine),
  pagination: paginationSchema,
});
export type Register = z.output<typeof register>;
/** In India; the month of now where none is given. */
const month = z.optional(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, issue('month_unknown'))));

/** What the pharmacist does with prescriptions, and the register that the law wants of it. */
export const reviewEndpoints = {
  reviewList: endpoint({
    method: 'GET',
    path: '/staff/prescriptions/',
    who: ['pharmacist'],
    summary: 'Prescriptions with the order lines that wait on them: who waits longest first',
    query: z.object({
      ...pageQuery(REVIEW_PAGE_SIZE),
      status: z._default(z.enum(['pending', 'all'], issue('queue_status')), 'pending'),
      id: z.optional(z.string().check(z.maxLength(64))),
    }),
    answer: reviewList,
  }),
  reviewPrescription: endpoint({
    method: 'POST',
    path: '/staff/prescriptions/:id/review/',
    who: ['pharmacist'],
    summary: 'Approve or reject a prescription, line by line; with `hold` it can be undone for 30 s',
    body: reviewBody,
    answer: z.object({ success, data: reviewed }),
  }),
  undoReview: endpoint({
    method: 'POST',
    path: '/staff/prescriptions/:id/undo/',
    who: ['pharmacist'],
    summary: "Take a held review of one's own back",
    answer: z.object({ success, data: reviewed }),
  }),
  claimPrescription: endpoint({
    method: 'POST',
    path: '/staff/prescriptions/:id/claim/',
    who: ['pharmacist'],
    summary:
      "Take a prescription on one's desk, or renew that; another's only with `take_over`. Answers whose it is",
    body: z.object({ take_over: z.optional(z.boolean()) }),
    answer: z.object({ success, data: claim }),
  }),
  releasePrescription: endpoint({
    method: 'POST',
    path: '/staff/prescriptions/:id/release/',
    who: ['pharmacist'],
    summary: "It is not on one's desk any more; another's stays on theirs",
    answer: z.object({ success }),
  }),
  dispensed: endpoint({
    method: 'GET',
    path: '/staff/register/',
    who: ['pharmacist', 'admin'],
    summary:
      'Dispensed medicines of Schedule H1, month by month: what left the shop, to whom, on whose prescription',
    query: z.object({ ...pageQuery(REGISTER_PAGE_SIZE), month }),
    answer: register,
  }),
  correctEntry: endpoint({
    method: 'POST',
    path: '/staff/register/:id/:position/correct/',
    who: ['pharmacist'],
    summary: 'Correct an entry of the register, with a reason; the values before it stay visible',
    body: correctionBody,
    answer: z.object({ success, data: registerLine }),
  }),
  dispensedCsv: endpoint({
    method: 'GET',
    path: '/staff/register/csv/',
    limited: 'documents',
    who: ['pharmacist', 'admin'],
    summary: 'The register of a month as a CSV file',
    query: z.object({ month }),
    type: 'text/csv',
  }),
};
