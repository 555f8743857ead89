import * as z from 'zod/mini';
import { LIMIT_MAX } from './envelope.ts';
import { issue, type IssueText } from './failure.ts';

/** A whole number from 1 in a query string; '1e3', '0x1', '1.5' and '' are refused, however JavaScript reads them. */
export const wholeNumber = (wrong: IssueText) =>
  z
    .pipe(z.string().check(z.regex(/^\d{1,15}$/, wrong)), z.transform(Number))
    .check(z.refine((n) => n >= 1, wrong));

/** 'YYYY-MM-DD' of a year that a calendar of ours may show: of another one the database may know no midnight. */
export const calendarDay = (wrong: IssueText) =>
  z.iso.date(wrong).check(z.refine((given) => given >= '2000' && given < '2200', wrong));

/** Settled details: a page past the end is empty, a limit over 100 is clamped, anything else that is no such word or number is refused. */
export const pageQuery = (usual: number) => ({
  page: z._default(wholeNumber(issue('page_invalid')), 1),
  limit: z._default(
    z.pipe(
      wholeNumber(issue('limit_invalid')),
      z.transform((limit) => Math.min(limit, LIMIT_MAX)),
    ),
    usual,
  ),
});
/** Of a list or a place, as it was typed; a longer one is refused before it is matched (safety T38). */
export const searchText = (most: number) =>
  z
    .pipe(
      z.string(),
      z.transform((typed) => typed.normalize('NFC').trim()),
    )
    .check(z.refine((typed) => [...typed].length <= most, issue('search_long', { most })));

export const paginationSchema = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  /** False when counting stopped at `total`: there are more ('1,000+'). */
  total_exact: z.boolean(),
  has_previous: z.boolean(),
  has_next: z.boolean(),
});
export type Pagination = z.output<typeof paginationSchema>;

const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  detail: z.string(),
  /** Stable word for programs: 'not_found', 'invalid', 'too_many', 'unavailable', … */
  code: z.string(),
  /** Which of a code's sentences it is, where it has several. */
  reason: z.optional(z.string()),
  /** Numbers and names of the sentence. */
  params: z.optional(paramsSchema),
  /** A sentence for each field that is wrong, and the code of that sentence. */
  fields: z.optional(z.record(z.string(), z.string())),
  field_codes: z.optional(
    z.record(z.string(), z.object({ code: z.string(), params: z.optional(paramsSchema) })),
  ),
  /** Of a 429, in seconds. */
  retry_after: z.optional(z.int()),
  request_id: z.string(),
  /** Facts that go with some refusals. The right total, in rupees: */
  total: z.optional(z.number()),
  /** The payment that is meant, the provider's order that it is of, and the order that it became. */
  payment_id: z.optional(z.nullable(z.string())),
  payment_order: z.optional(z.string()),
  order_id: z.optional(z.nullable(z.string())),
  refund: z.optional(
    z.object({ amount: z.number(), state: z.enum(['pending', 'processed']), reason: z.string() }),
  ),
  /** The review that another pharmacist made meanwhile. */
  review: z.optional(
    z.object({ decision: z.enum(['approved', 'rejected', 'pending']), by: z.string(), at: z.string() }),
  ),
  /** Medicines of the cart that cannot be ordered now, or not as many of them. */
  unavailable: z.optional(
    z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        reason: z.enum(['gone', 'out-of-stock', 'few']),
        /** Of `few`: packs that can still be ordered. */
        left: z.optional(z.int()),
      }),
    ),
  ),
  /** The medicine as another has changed it meanwhile: what the staff read of it. */
  medicine: z.optional(z.looseObject({ id: z.int(), updated_at: z.string() })),
  /** Appointments that stand in the way. */
  appointments: z.optional(
    z.array(
      z.looseObject({ id: z.string(), starts_at: z.string(), patient: z.looseObject({ name: z.string() }) }),
    ),
  ),
  /** Packs of the medicine that there are now. */
  stock: z.optional(z.int()),
});
/** What every failed call answers; `error` is its English sentence, and stands under three names because the screens read all three. In another language the words are found by `reason`, or else by `code`. */
export type Failure = z.output<typeof failureSchema>;

export const POSITION = issue('position_invalid');
const degrees = (most: number) =>
  z.number(POSITION).check(z.refine((n) => n >= -most && n <= most, POSITION));
export const latitude = degrees(90);
export const longitude = degrees(180);
/** The id of a row as a path or a form holds it; what cannot be one is 0, which nobody has. */
export const rowId = (text: string): number =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : 0;
export const id = (wrong: IssueText) =>
  z.pipe(
    z.union([z.number(wrong), z.string(wrong).check(z.minLength(1, wrong), z.maxLength(20, wrong))], wrong),
    z.transform((value) => rowId(String(value))),
  );
