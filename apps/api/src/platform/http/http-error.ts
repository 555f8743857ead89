import type { Failure } from '@doorstep/contract/common.schema';
import {
  issueOf,
  sentenceOf,
  type ErrorCode,
  type Issue,
  type IssueText,
  type Messages,
  type Params,
  type ParamsOf,
} from '@doorstep/contract/failure';
import { isAway } from '../db/errors.ts';

type Facts = Pick<
  Failure,
  | 'total'
  | 'payment_id'
  | 'payment_order'
  | 'order_id'
  | 'refund'
  | 'review'
  | 'unavailable'
  | 'stock'
  | 'medicine'
  | 'appointments'
>;
interface Options {
  /** On the wire, where several sentences share one. The sentence's own unless given. */
  code?: string;
  /** What is wrong with each field, by `issue`. */
  fields?: Readonly<Record<string, IssueText>>;
  headers?: Record<string, string>;
  /** Facts that stand beside the sentence in the answer: the right total, say. */
  facts?: Facts;
  cause?: unknown;
}
type OptionsOf<Code extends ErrorCode> =
  ParamsOf<Code> extends undefined ? [options?: Options] : [options: Options & { params: ParamsOf<Code> }];

/** What a call answers instead of its answer. `reason` is the code of its sentence: the words are found where they are read. */
export class HttpError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: string;
  readonly params: Params | undefined;
  readonly fields: Readonly<Record<string, IssueText>> | undefined;
  readonly headers: Record<string, string>;
  readonly facts: Facts | undefined;
  constructor(status: number, reason: Code, ...[options = {}]: OptionsOf<Code>) {
    const { code = reason, fields, headers = {}, facts, cause } = options;
    super(reason, { cause });
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.params = (options as { params?: Params }).params;
    this.fields = fields;
    this.headers = headers;
    this.facts = facts;
  }
}

export const notFound = <Code extends ErrorCode = 'not_found'>(
  reason: ParamsOf<Code> extends undefined ? Code : never = 'not_found' as never,
) => new HttpError<ErrorCode>(404, reason, { code: 'not_found' } as never);
/** The whole is wrong, in this issue's words; `fields`: what is wrong with each. */
export const refused = ({ code, params }: Issue, fields?: Readonly<Record<string, IssueText>>): HttpError =>
  new HttpError(400, code as ErrorCode, { code: 'invalid', fields, params } as never);
/** `fields` by name, what is wrong with each by `issue`; the first one's sentence is the answer's. */
export function invalid(fields: Readonly<Record<string, IssueText>>): HttpError {
  const [first = 'invalid'] = Object.values<string>(fields);
  return refused(issueOf(first)!, fields);
}
export const unreadable = () => new HttpError(400, 'unreadable');
export const notLoggedIn = () =>
  new HttpError(401, 'not_logged_in', { headers: { 'www-authenticate': 'Bearer' } });
export const notForYou = () => new HttpError(403, 'not_for_you');
export const notAllowed = (allow: string) => new HttpError(405, 'not_allowed', { headers: { allow } });
export const wrongType = () => new HttpError(415, 'wrong_type');
export const tooMany = (seconds: number) =>
  new HttpError(429, 'too_many', { params: { seconds }, headers: { 'retry-after': String(seconds) } });
export const unavailable = (cause?: unknown) =>
  new HttpError(503, 'unavailable', { headers: { 'retry-after': '5' }, cause });

/** What the server refuses before any code of ours sees it. */
const refusals: Record<number, () => HttpError> = {
  400: unreadable,
  404: () => notFound(),
  408: () => new HttpError(408, 'timeout'),
  413: () => new HttpError(413, 'too_large'),
  414: () => notFound(),
  415: () => wrongType(),
  431: () => new HttpError(431, 'too_long'),
  503: () => unavailable(),
};
/** Any error as one that can be answered: known ones by what they mean, all others as ours, without a word of what they say. */
export function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isAway(error)) return unavailable(error);
  const status = (error as { statusCode?: unknown }).statusCode;
  const refusal = typeof status === 'number' ? refusals[status] : undefined;
  return refusal?.() ?? new HttpError(500, 'internal', { cause: error });
}

/** The words of an issue; a code that `messages` do not know has none but the general ones. */
export const wordsOf = (messages: Messages, issue: Issue): string =>
  sentenceOf(messages, issue) ?? sentenceOf(messages, { code: 'internal' }) ?? issue.code;

/** The answer, its sentences from `messages`. */
export function envelope(
  { status, code, reason, params, fields, facts, headers }: HttpError,
  requestId: string,
  messages: Messages,
): Failure {
  const message = wordsOf(messages, { code: reason, params });
  const found = fields && Object.entries(fields).map(([name, text]) => [name, issueOf(text)!] as const);
  return {
    success: false,
    error: message,
    message,
    detail: message,
    code,
    ...(reason !== code && { reason }),
    ...(params && { params }),
    ...(found && {
      fields: Object.fromEntries(found.map(([name, issue]) => [name, wordsOf(messages, issue)])),
      field_codes: Object.fromEntries(found),
    }),
    ...(status === 429 && { retry_after: Number(headers['retry-after']) }),
    request_id: requestId,
    ...facts,
  };
}
