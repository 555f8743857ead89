import * as z from 'zod/mini';
import { POSITION } from './delivery.ts';
import type { Failure, Pagination } from './envelope.ts';

/** A whole number from 1 in a query string; '1e3', '0x1', '1.5' and '' are refused, however JavaScript reads them. */
export const wholeNumber = (sentence: string) =>
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/, sentence)), z.transform(Number)).check(z.refine((n) => n >= 1, sentence));

export const pagination = z.object({
  page: z.int(), limit: z.int(), total: z.int(), total_exact: z.boolean(), has_previous: z.boolean(), has_next: z.boolean(),
}) satisfies z.ZodMiniType<Pagination>;

export const failure = z.object({
  success: z.literal(false), error: z.string(), message: z.string(), detail: z.string(), code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())), request_id: z.string(),
  total: z.optional(z.number()), payment_id: z.optional(z.nullable(z.string())), payment_order: z.optional(z.string()), order_id: z.optional(z.nullable(z.string())),
  refund: z.optional(z.object({ amount: z.number(), state: z.enum(['pending', 'processed']), reason: z.string() })),
  review: z.optional(z.object({ decision: z.enum(['approved', 'rejected', 'pending']), by: z.string(), at: z.string() })),
  unavailable: z.optional(z.array(z.object({ id: z.int(), name: z.string(), reason: z.enum(['gone', 'out-of-stock']) }))),
}) satisfies z.ZodMiniType<Failure>;

const degrees = (most: number) => z.number(POSITION).check(z.refine((n) => n >= -most && n <= most, POSITION));
export const latitude = degrees(90);
export const longitude = degrees(180);
/** The id of a row, as a number or as a form holds it; what cannot be one is 0, which nobody has. */
export const id = (sentence: string) => z.pipe(
  z.union([z.number(sentence), z.string(sentence).check(z.minLength(1, sentence), z.maxLength(20, sentence))], sentence),
  z.transform((value) => (/^[1-9]\d{0,9}$/.test(String(value)) && Number(value) < 2 ** 31 ? Number(value) : 0)),
);
