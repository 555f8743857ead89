import * as z from 'zod/mini';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { mobile } from './account.form.ts';
import { channels } from './platform.ts';
import { oneLine } from './text.form.ts';

const success = z.literal(true);
/** A message as the product would send it, kept by a demo instead. */
const outboxMessage = z.object({
  /** Ten digits, or an e-mail address. */
  to: z.string(),
  channel: z.enum(channels),
  text: z.string(),
  /** Name of the file that goes with it. */
  attachment: z.nullable(z.string()),
  /** ISO instant. */
  at: z.string(),
});
export type OutboxMessage = z.output<typeof outboxMessage>;

/** A record of a deleted account that a law wants kept; times are ISO instants. */
const retainedRecord = z.object({
  kind: z.string(),
  reference: z.string(),
  created_at: z.string(),
  /** When it is removed. */
  delete_at: z.string(),
  /** Fields by kind: a consultation has patient, doctor_id, messages, prescriptions and note. */
  content: z.looseObject({}),
});

export const platformEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/health/',
    who: 'anyone',
    summary: 'The process is up',
    answer: z.object({ success, status: z.literal('up') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/ready/',
    who: 'anyone',
    summary: 'The database answers',
    answer: z.object({ success, status: z.literal('ready') }),
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/openapi.json',
    who: 'anyone',
    summary: 'This description',
    answer: z.looseObject({ openapi: z.string() }),
    kept: true,
  }),
  moveClock: endpoint({
    method: 'POST',
    path: '/dev/clock/',
    who: 'demo',
    summary: "Move the server's clock forward",
    body: z.object({
      advance_s: z
        .number(issue('clock_invalid'))
        .check(z.refine((s) => s >= 0 && s <= 366 * 86_400, issue('clock_far'))),
    }),
    answer: z.object({ success, now: z.string() }),
  }),
  listOutbox: endpoint({
    method: 'GET',
    path: '/dev/outbox/',
    who: 'demo',
    summary: 'Messages that a real store would have sent, the newest first',
    answer: z.object({
      success,
      data: z.array(outboxMessage),
    }),
  }),
  getFile: endpoint({
    method: 'GET',
    path: '/files/:id/',
    who: 'logged-in',
    acting: null,
    summary: "A file of one's own; pharmacists open prescriptions, admins invoices",
    type: 'application/octet-stream',
  }),
  findRetainedRecords: endpoint({
    method: 'POST',
    path: '/staff/retained-records/',
    who: ['admin'],
    summary: 'Records of deleted accounts that had this mobile, kept because a law asks for them',
    body: z.object({
      mobile,
      /** Why they are read, such as a court's letter; stored in the audit. */
      reason: z
        .string(issue('retained_reason_required'))
        .check(
          oneLine,
          z.minLength(5, issue('retained_reason_required')),
          z.maxLength(500, issue('text_long', { most: 500 })),
        ),
    }),
    answer: z.object({ success, data: z.array(retainedRecord) }),
  }),
};
