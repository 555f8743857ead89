import type { Failure } from '@doorstep/contract/envelope';
import { isAway } from '../db/errors.ts';

type Facts = Pick<
  Failure,
  'total' | 'payment_id' | 'payment_order' | 'order_id' | 'refund' | 'review' | 'unavailable'
>;
interface More {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** Facts that stand beside the sentence in the answer: the right total, say. */
  facts?: Facts;
  cause?: unknown;
}

/** What a call answers instead of its answer; the message is a sentence that a patient can act on. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  readonly facts: Facts | undefined;
  constructor(
    status: number,
    code: string,
    sentence: string,
    { fields, headers = {}, facts, cause }: More = {},
  ) {
    super(sentence, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.facts = facts;
  }
}

export const notFound = (sentence = 'We could not find that.') => new HttpError(404, 'not_found', sentence);
export const invalid = (fields: Record<string, string>) =>
  new HttpError(400, 'invalid', Object.values(fields)[0] ?? 'Please check what you entered.', { fields });
export const unreadable = () => new HttpError(400, 'unreadable', 'We could not read that request.');
export const notLoggedIn = () =>
  new HttpError(401, 'not_logged_in', 'Please log in to continue.', {
    headers: { 'www-authenticate': 'Bearer' },
  });
export const notForYou = () => new HttpError(403, 'not_for_you', 'Your account may not do that.');
export const notAllowed = (allow: string) =>
  new HttpError(405, 'not_allowed', 'That cannot be done here.', { headers: { allow } });
export const wrongType = () => new HttpError(415, 'wrong_type', 'That kind of content cannot be sent here.');
export const tooMany = (seconds: number) =>
  new HttpError(429, 'too_many', `Too many tries. Try again in ${seconds} s.`, {
    headers: { 'retry-after': String(seconds) },
  });
export const unavailable = (cause?: unknown) =>
  new HttpError(503, 'unavailable', 'We are very busy right now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
    cause,
  });

/** Sentences for what the server refuses before any code of ours sees it. */
const refusals: Record<number, () => HttpError> = {
  400: unreadable,
  404: () => notFound(),
  408: () => new HttpError(408, 'timeout', 'That took too long to arrive. Please try again.'),
  413: () => new HttpError(413, 'too_large', 'That is too large to send.'),
  414: () => notFound(),
  415: () => wrongType(),
  431: () => new HttpError(431, 'too_long', 'That address or request is too long.'),
  503: () => unavailable(),
};
/** Any error as a fault: known ones by what they mean, all others as ours, without a word of what they say. */
export function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isAway(error)) return unavailable(error);
  const status = (error as { statusCode?: unknown }).statusCode;
  const refusal = typeof status === 'number' ? refusals[status] : undefined;
  return (
    refusal?.() ??
    new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.', { cause: error })
  );
}

export const envelope = ({ message, code, fields, facts }: HttpError, requestId: string): Failure => ({
  success: false,
  error: message,
  message,
  detail: message,
  code,
  ...(fields && { fields }),
  request_id: requestId,
  ...facts,
});
