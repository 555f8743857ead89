import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { HttpError, tooMany } from '../platform/http/http-error.ts';
import type { PaymentLimits } from '../platform/settings.ts';
import { OPEN } from './ledger.ts';
import { STANDS_MS } from './quotes.ts';
import { paymentTable } from './schema.ts';

const LATELY_MS = 10 * 60_000;

/** Throws 429 where this person has opened as many payments as they may: each is an order at the provider, and is looked after for days (safety T49). */
export const createPaymentLimits =
  ({ db, clock, limits }: { db: Database; clock: Clock; limits: PaymentLimits }) =>
  async (accountId: number): Promise<void> => {
    const now = clock.now().getTime();
    /** Seconds until one more is below the limit; 0 for now. */
    async function wait(most: number, withinMs: number, which?: SQL): Promise<number> {
      const [full] = await db
        .select({ at: paymentTable.createdAt })
        .from(paymentTable)
        .where(
          and(
            eq(paymentTable.accountId, accountId),
            gt(paymentTable.createdAt, new Date(now - withinMs)),
            which,
          ),
        )
        .orderBy(desc(paymentTable.createdAt))
        .offset(most - 1)
        .limit(1);
      return full ? Math.max(1, Math.ceil((full.at.getTime() + withinMs - now) / 1000)) : 0;
    }
    const seconds = await wait(limits.perAccount, LATELY_MS);
    if (seconds > 0) throw tooMany(seconds);
    const long = await wait(limits.open, STANDS_MS, inArray(paymentTable.state, [...OPEN]));
    if (long > 0)
      throw new HttpError(429, 'payments_open', {
        params: { most: limits.open },
        headers: { 'retry-after': String(long) },
      });
  };
