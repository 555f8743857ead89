import * as z from 'zod/mini';
import { pageQuery, paginationSchema } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { answerBody, ticketBody } from './support.form.ts';
import { TICKETS_PAGE_SIZE, ticketKinds, ticketStatuses } from './support.ts';

const success = z.literal(true),
  text = z.string(),
  maybeText = z.nullable(text);
const STAFF = ['admin'] as const;

const summary = {
  /** 'SP-7K2MPQ4TXW93' */
  id: text,
  kind: z.enum(ticketKinds),
  status: z.enum(ticketStatuses),
  about: text,
  /** ISO instants: of when it came, and by when it is answered. */
  created_at: text,
  due_at: text,
};
const answered = z.object({ text, at: text });
const ticket = z.object({
  ...summary,
  /** Null where it was sent without a login: a mobile that was typed wrong must not show it to somebody else. */
  message: maybeText,
  /** Oldest first. */
  answers: z.array(answered),
});
/** As whoever sent it reads it. */
export type Ticket = z.output<typeof ticket>;
const staffTicket = z.object({
  ...summary,
  message: text,
  name: text,
  mobile: text,
  /** It was sent from an account. */
  has_account: z.boolean(),
  /** Since when it waits for us; null where it does not. */
  waiting_since: maybeText,
  answers: z.array(z.extend(answered, { by: text })),
});
/** As it lies on the staff's desk. */
export type StaffTicket = z.output<typeof staffTicket>;
const changed = z.object({ success, data: staffTicket });

/** Questions to the shop, and what it answers. */
export const supportEndpoints = {
  sendTicket: endpoint({
    method: 'POST',
    path: '/support/tickets/',
    who: 'anyone',
    summary: 'Ask the shop something, or to be called back; also without a login',
    body: ticketBody,
    limited: 'codes',
    status: 201,
    answer: z.object({
      success,
      data: z.object({ id: text, kind: z.enum(ticketKinds), due_at: text }),
    }),
  }),
  listTickets: endpoint({
    method: 'GET',
    path: '/support/tickets/',
    who: 'logged-in',
    summary: "What one has asked the shop from one's account or with one's mobile, newest first",
    query: z.object(pageQuery(TICKETS_PAGE_SIZE)),
    answer: z.object({ success, data: z.array(ticket), pagination: paginationSchema }),
  }),
  staffTickets: endpoint({
    method: 'GET',
    path: '/staff/tickets/',
    who: STAFF,
    summary: 'What people ask the shop: the open ones first, who waits longest first',
    query: z.object({
      ...pageQuery(TICKETS_PAGE_SIZE),
      status: z.optional(z.enum(ticketStatuses, issue('ticket_status_unknown'))),
      /** One of them, by its number. */
      id: z.optional(text.check(z.maxLength(40))),
    }),
    answer: z.object({
      success,
      /** ISO instant, by the shop's clock. */
      now: text,
      data: z.array(staffTicket),
      pagination: paginationSchema,
    }),
  }),
  answerTicket: endpoint({
    method: 'POST',
    path: '/staff/tickets/:id/answer/',
    who: STAFF,
    summary: 'Answer what somebody asked; it is sent to them, and stands on their support page',
    body: answerBody,
    answer: changed,
  }),
  closeTicket: endpoint({
    method: 'POST',
    path: '/staff/tickets/:id/close/',
    who: STAFF,
    summary: 'Close what is done, as after a call; again it is the same',
    answer: changed,
  }),
  reopenTicket: endpoint({
    method: 'POST',
    path: '/staff/tickets/:id/reopen/',
    who: STAFF,
    summary: 'Let an answered or closed one wait for us again; again it is the same',
    answer: changed,
  }),
};
