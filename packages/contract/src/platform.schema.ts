import * as z from 'zod/mini';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { channels } from './platform.ts';

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
};
