import * as z from 'zod/mini';
import { contactMobile, fullName } from './account.form.ts';
import { languages } from './account.ts';
import { issue } from './failure.ts';
import { ABOUT_MAX, ANSWER_MAX, TICKET_MESSAGE_MAX, ticketKinds } from './support.ts';
import { oneLine, severalLines } from './text.form.ts';

// What is typed: forms bring this file to the browser, and nothing of the calls.
export const ticketBody = z
  .object({
    kind: z.enum(ticketKinds, issue('ticket_kind')),
    name: fullName,
    mobile: contactMobile,
    message: z._default(
      z
        .string(issue('ticket_message'))
        .check(
          severalLines,
          z.maxLength(TICKET_MESSAGE_MAX, issue('text_long', { most: TICKET_MESSAGE_MAX })),
        ),
      '',
    ),
    /** Path of a page, or the number of an order. */
    about: z._default(
      z.string().check(oneLine, z.maxLength(ABOUT_MAX, issue('text_long', { most: ABOUT_MAX }))),
      '',
    ),
    /** What the SMS is written in. */
    language: z._default(z.enum(languages), 'en'),
  })
  .check(
    z.refine(({ kind, message }) => kind === 'call_back' || message.trim() !== '', {
      path: ['message'],
      error: issue('ticket_message'),
    }),
  );
export type TicketBody = z.input<typeof ticketBody>;
export type NewTicket = z.output<typeof ticketBody>;

export const answerBody = z.object({
  text: z
    .string(issue('answer_required'))
    .check(
      severalLines,
      z.minLength(1, { error: issue('answer_required'), abort: true }),
      z.maxLength(ANSWER_MAX, issue('text_long', { most: ANSWER_MAX })),
    ),
});
