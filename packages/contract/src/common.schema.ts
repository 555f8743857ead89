import * as z from 'zod/mini';
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
}) satisfies z.ZodMiniType<Failure>;
