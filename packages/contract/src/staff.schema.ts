import * as z from 'zod/mini';
import { roles } from './account.ts';
import { cartRequestStatuses } from './cart-request.ts';
import { pageQuery, paginationSchema, searchText, wholeNumber } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { forms, schedules } from './medicine.ts';
import { orderStatuses, rxStatuses } from './order.ts';
import { ADMIN_SEARCH_MAX } from './order-admin.ts';
import { prescriptionStatuses } from './prescription.ts';
import { reviewBody } from './staff.form.ts';
import { AUDIT_PAGE_SIZE, REGISTER_PAGE_SIZE, REVIEW_PAGE_SIZE, STAFF_SEARCH_MAX } from './staff.ts';

const success = z.literal(true),
  text = z.string(),
  maybeText = z.nullable(text);
const byWhen = z.nullable(z.object({ by: text, at: text }));
const claim = z.object({ by: text, own: z.boolean(), since: text, until: text });
/** Who has a prescription on the desk. */
export type Claim = z.output<typeof claim>;
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
  /** The patient was called about it: by whom, when. */
  called: byWhen,
  /** The review that stands. */
  reviewed: byWhen,
  /** Who wrote it and when, as a pharmacist read it. */
  doctor: z.object({ name: maybeText, registration: maybeText, written_on: maybeText }),
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
      status: z.enum(cartRequestStatuses),
      note: text,
      words: maybeText,
      sent_at: text,
      answered: byWhen,
    }),
  ),
  /** On whose desk it is now; null where it is on nobody's. */
  claim: z.nullable(claim),
  /** Somebody has to look at it: nobody has, or a new order waits on it. */
  waiting: z.boolean(),
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
          /** Rupees of the line: they go back when it is rejected. */
          amount: z.number(),
          rx_status: z.nullable(z.enum(rxStatuses)),
          rx_reason: maybeText,
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
        }),
      ),
    }),
  ),
});
/** A prescription as its pharmacist sees it. */
export type ReviewedPrescription = z.output<typeof reviewed>;
/** As it is sent. */
export type ReviewBody = z.input<typeof reviewBody>;
const auditLine = z.object({
  id: z.int(),
  at: text,
  actor: z.object({ name: text, role: z.enum(roles) }),
  action: text,
  object_kind: text,
  /** What it was, by name, or by the numbers of its orders; null for a whole list, and for what is gone. */
  object: maybeText,
  /** Whose record it is; null where it is nobody's. */
  subject: z.nullable(z.object({ name: text })),
  result: z.enum(['done', 'refused']),
  request_id: text,
  /** Of a change of the catalogue. */
  changes: z.nullable(z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }))),
});
/** Who of the staff did what to whose record, or was refused it. */
export type AuditLine = z.output<typeof auditLine>;
const reviewList = z.object({ success, data: z.array(reviewed), pagination: paginationSchema });
export type ReviewList = z.output<typeof reviewList>;
const DAY = issue('day_invalid');
const day = z.optional(z.iso.date(DAY));
/** Of the audit; what is not said is not asked for. */
const auditQuery = z.object({
  /** Who did it: an account's id. */
  who: z.optional(wholeNumber(issue('who_invalid'))),
  /** Whose record it was: a part of their name, or of their mobile. */
  whose: z.optional(searchText(STAFF_SEARCH_MAX)),
  /** What was done. */
  what: z.optional(z.string().check(z.maxLength(40))),
  /** An order's number: the order itself, its papers and prescriptions. */
  order: z.optional(searchText(ADMIN_SEARCH_MAX)),
  /** Indian calendar days, both included. */
  from: day,
  to: day,
});
export type AuditQuery = Partial<z.output<typeof auditQuery>>;
const auditList = z.object({ success, data: z.array(auditLine), pagination: paginationSchema });
export type AuditList = z.output<typeof auditList>;

const todayRow = z.object({
  /** Of what waits: of a prescription, of an order. */
  id: text,
  patient: text,
  order_id: maybeText,
  /** Since when it waits as it is. */
  since: text,
  /** By when it was promised. */
  due_at: text,
  /** In the words of the wire. */
  status: maybeText,
  /** How many medicines are to be looked at. */
  items: z.int(),
});
/** One thing that waits for somebody of the staff. */
export type TodayRow = z.output<typeof todayRow>;
const todayPart = z.object({
  key: text,
  count: z.int(),
  /** Of the worst of them: since when it waits, or by when it was promised; null where none waits, or where no time is known. */
  worst_at: maybeText,
  /** Rupees, of what is money. */
  amount: z.nullable(z.number()),
  /** Of the one that matters most, where it has a name. */
  name: maybeText,
  /** The worst first; none where counts alone were asked for. */
  rows: z.array(todayRow),
});
/** What waits of one kind. */
export type TodayPart = z.output<typeof todayPart>;
const staffToday = z.object({
  success,
  /** The server's time, by which ages are told. */
  at: text,
  data: z.array(todayPart),
});
export type StaffToday = z.output<typeof staffToday>;
const hit = z.object({ type: text, id: text, title: text, detail: maybeText, at: maybeText });
/** What a staff search found; `id` names it in the list of its type, `at` is when it came. */
export type StaffHit = z.output<typeof hit>;
const staffHits = z.object({ success, data: z.array(hit) });
export type StaffHits = z.output<typeof staffHits>;

const registerLine = z.object({
  /** When it left the shop. */
  at: text,
  order_id: text,
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
  prescriber: z.object({ name: maybeText, registration: maybeText }),
  written_on: maybeText,
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

export const staffEndpoints = {
  staffToday: endpoint({
    method: 'GET',
    path: '/staff/today/',
    who: ['admin', 'pharmacist', 'doctor'],
    summary: 'What waits for this role, and the worst of it; `only=counts` names no patient',
    query: z.object({ only: z.optional(z.enum(['counts'], issue('only_unknown'))) }),
    answer: staffToday,
  }),
  staffSearch: endpoint({
    method: 'GET',
    path: '/staff/search/',
    who: ['admin', 'pharmacist', 'doctor'],
    summary: 'Orders, patients, prescriptions and medicines that this role may open, five of each',
    query: z.object({ q: z._default(searchText(STAFF_SEARCH_MAX), '') }),
    answer: staffHits,
  }),
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
  dispensedCsv: endpoint({
    method: 'GET',
    path: '/staff/register/csv/',
    who: ['pharmacist', 'admin'],
    summary: 'The register of a month as a CSV file',
    query: z.object({ month }),
    type: 'text/csv',
  }),
  auditList: endpoint({
    method: 'GET',
    path: '/staff/audit/',
    who: ['admin'],
    summary: 'Who of the staff read or changed what, newest first: by person, patient, order and days',
    query: z.extend(auditQuery, pageQuery(AUDIT_PAGE_SIZE)),
    answer: auditList,
  }),
  auditCsv: endpoint({
    method: 'GET',
    path: '/staff/audit/csv/',
    who: ['admin'],
    summary: 'The same as a CSV file: the newest 5,000; that it was taken out stands in the audit, too',
    query: auditQuery,
    type: 'text/csv',
  }),
};
