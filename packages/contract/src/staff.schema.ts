import * as z from 'zod/mini';
import { roles } from './account.ts';
import { calendarDay, pageQuery, paginationSchema, searchText, wholeNumber } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { ADMIN_SEARCH_MAX } from './order-admin.ts';
import { AUDIT_PAGE_SIZE, STAFF_SEARCH_MAX } from './staff.ts';

const success = z.literal(true),
  text = z.string(),
  maybeText = z.nullable(text);
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
const day = z.optional(calendarDay(issue('day_invalid')));
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
    limited: 'documents',
    who: ['admin'],
    summary: 'The same as a CSV file: the newest 5,000; that it was taken out stands in the audit, too',
    query: auditQuery,
    type: 'text/csv',
  }),
};
