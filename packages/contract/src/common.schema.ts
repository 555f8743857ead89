import * as z from 'zod/mini';
import { POSITION } from './delivery.ts';
import { LIMIT_MAX, type Failure, type Pagination } from './envelope.ts';

/** A whole number from 1 in a query string; '1e3', '0x1', '1.5' and '' are refused, however JavaScript reads them. */
export const wholeNumber = (sentence: string) =>
  z
    .pipe(z.string().check(z.regex(/^\d{1,15}$/, sentence)), z.transform(Number))
    .check(z.refine((n) => n >= 1, sentence));

/** Settled details: a page past the end is empty, a limit over 100 is clamped, anything else that is no such word or number is refused. */
export const pageQuery = (usual: number) => ({
  page: z._default(wholeNumber('Page must be a whole number from 1.'), 1),
  limit: z._default(
    z.pipe(
      wholeNumber('Limit must be a whole number from 1.'),
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
    .check(z.refine((typed) => [...typed].length <= most, `Please search with at most ${most} letters.`));

export const paginationSchema = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  total_exact: z.boolean(),
  has_previous: z.boolean(),
  has_next: z.boolean(),
}) satisfies z.ZodMiniType<Pagination>;

export const failureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  detail: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  request_id: z.string(),
  total: z.optional(z.number()),
  payment_id: z.optional(z.nullable(z.string())),
  payment_order: z.optional(z.string()),
  order_id: z.optional(z.nullable(z.string())),
  refund: z.optional(
    z.object({ amount: z.number(), state: z.enum(['pending', 'processed']), reason: z.string() }),
  ),
  review: z.optional(
    z.object({ decision: z.enum(['approved', 'rejected', 'pending']), by: z.string(), at: z.string() }),
  ),
  unavailable: z.optional(
    z.array(z.object({ id: z.int(), name: z.string(), reason: z.enum(['gone', 'out-of-stock']) })),
  ),
}) satisfies z.ZodMiniType<Failure>;

const degrees = (most: number) =>
  z.number(POSITION).check(z.refine((n) => n >= -most && n <= most, POSITION));
export const latitude = degrees(90);
export const longitude = degrees(180);
/** The id of a row as a path or a form holds it; what cannot be one is 0, which nobody has. */
export const rowId = (text: string): number =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : 0;
export const id = (sentence: string) =>
  z.pipe(
    z.union(
      [z.number(sentence), z.string(sentence).check(z.minLength(1, sentence), z.maxLength(20, sentence))],
      sentence,
    ),
    z.transform((value) => rowId(String(value))),
  );
