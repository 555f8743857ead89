import { INDIA_MS } from './delivery-promise.ts';

/** What somebody writes to us, or asks to be called for. */
export const ticketKinds = ['message', 'call_back'] as const;
export type TicketKind = (typeof ticketKinds)[number];
/** It waits for us, we have answered it, or it is done. */
export const ticketStatuses = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Letters of a message, of what it is about (a path or a number), and of an answer. */
export const TICKET_MESSAGE_MAX = 1_000;
export const ABOUT_MAX = 200;
export const ANSWER_MAX = 600;
export const TICKETS_PAGE_SIZE = 20;
/** So many SMS about tickets go to one mobile in an hour: anybody may write any number into the form. */
export const TICKET_SMS_PER_HOUR = 3;

/** When somebody answers messages and the phone, every day; minutes of an Indian day. */
export const SUPPORT_HOURS = { from: 9 * 60, to: 21 * 60 } as const;
/** So long an answer takes at most, in minutes of those hours. */
export const answerMinutes: Record<TicketKind, number> = { message: 12 * 60, call_back: 2 * 60 };

const MINUTE_MS = 60_000,
  DAY = 24 * 60;
/** By when whoever asks at `at` has an answer. */
export function answerBy(at: Date, kind: TicketKind): Date {
  let minute = Math.ceil((at.getTime() + INDIA_MS) / MINUTE_MS),
    left = answerMinutes[kind];
  for (;;) {
    const day = Math.floor(minute / DAY) * DAY,
      from = Math.max(minute, day + SUPPORT_HOURS.from),
      open = Math.max(0, day + SUPPORT_HOURS.to - from);
    if (left <= open) return new Date((from + left) * MINUTE_MS - INDIA_MS);
    left -= open;
    minute = day + DAY;
  }
}
