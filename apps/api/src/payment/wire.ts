import * as z from 'zod/mini';
import type { Fact, Returned } from './provider.ts';

/** As the provider and we make them; anything else no row of ours could have. */
export const ID = /^[\w.:-]{1,200}$/;
const id = z.string().check(z.regex(ID));
/** Its seconds as a time. What is none says nothing: it keeps nobody's money from being seen. */
const time = z.catch(
  z.optional(
    z.pipe(
      z.int().check(z.gte(1), z.lte(8.64e12)),
      z.transform((seconds) => new Date(seconds * 1000)),
    ),
  ),
  undefined,
);

export const wireOrder = z.object({ id });
/** Without an order: of a payment link, say. */
export const wirePayment = z.object({
  id,
  order_id: z.nullish(id),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount: z.int(),
  created_at: time,
});
export const wireRefund = z.object({ id, status: z.enum(['pending', 'processed', 'failed']) });
/** One that it tells of by itself, with what we noted on it. */
export const wireReturned = z.object({
  id,
  payment_id: id,
  amount: z.int(),
  notes: z.optional(z.unknown()),
});
export const wireError = z.object({ error: z.object({ description: z.string() }) });
const noted = z.object({ refund: id });

export const factOf = ({
  id: attemptId,
  status,
  amount,
  created_at,
}: z.output<typeof wirePayment>): Fact => ({
  id: attemptId,
  status,
  amountPaise: amount,
  ...(created_at && { at: created_at }),
});
export const returnedOf = ({
  id: refundId,
  payment_id,
  amount,
  notes,
}: z.output<typeof wireReturned>): Returned => ({
  refundId,
  attemptId: payment_id,
  amountPaise: amount,
  ours: noted.safeParse(notes).data?.refund,
});
