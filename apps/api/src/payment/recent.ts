import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { tellsMore, type Applied } from './ledger.ts';
import type { Listed, Provider, Returned } from './provider.ts';
import { STANDS_MS } from './quotes.ts';
import { attemptTable, paymentTable, refundTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  provider: Provider;
  applied: Applied;
  refunded: (returned: Returned) => Promise<void>;
}

/** The provider lists a payment by when it was begun: so long it may take until the bank says yes. What takes longer was seen as tried, and is asked for by its order. */
const OVERLAP_MS = 15 * 60_000;
/** Ids in one query. */
const AT_ONCE = 1_000;

/** Takes in all that was paid or given back since it last looked, in a few calls however many payments are open: its costs grow with what is paid, not with what is opened. */
export function createRecent({ db, clock, provider, applied, refunded }: Needs) {
  let seen: Date | undefined;
  /** What of this is news to us, by our payment. */
  async function news(listed: readonly Listed[]): Promise<Map<number, Listed[]>> {
    const attempts = await db
      .select({ id: attemptTable.id, state: attemptTable.state })
      .from(attemptTable)
      .where(
        inArray(
          attemptTable.id,
          listed.map(({ id }) => id),
        ),
      );
    const known = new Map(attempts.map(({ id, state }) => [id, state]));
    const fresh = Map.groupBy(
      listed.filter((one) => tellsMore(known.get(one.id), one)),
      ({ orderId }) => orderId,
    );
    const rows =
      fresh.size === 0
        ? []
        : await db
            .select({ id: paymentTable.id, orderId: paymentTable.providerOrderId })
            .from(paymentTable)
            .where(inArray(paymentTable.providerOrderId, [...fresh.keys()]));
    return new Map(rows.map(({ id, orderId }) => [id, fresh.get(orderId)!]));
  }
  /** Of refunds those that we do not know to be through. */
  async function unknown(all: readonly Returned[]): Promise<Returned[]> {
    const rows = await db
      .select({ id: refundTable.providerRefundId })
      .from(refundTable)
      .where(
        and(
          eq(refundTable.state, 'processed'),
          inArray(
            refundTable.providerRefundId,
            all.map(({ refundId }) => refundId),
          ),
        ),
      );
    const known = new Set(rows.map(({ id }) => id));
    return all.filter(({ refundId }) => !known.has(refundId));
  }
  return async (): Promise<void> => {
    const now = clock.now();
    const longest = new Date(now.getTime() - STANDS_MS);
    const from = seen && seen > longest ? new Date(seen.getTime() - OVERLAP_MS) : longest;
    const listed = await provider.paymentsSince(from);
    // The oldest first: of two payments of one order it is the first that counts.
    const all = listed.toReversed();
    for (let at = 0; at < all.length; at += AT_ONCE)
      for (const [id, facts] of await news(all.slice(at, at + AT_ONCE))) await applied(id, facts);
    const returned = await provider.refundsSince(from);
    for (let at = 0; at < returned.length; at += AT_ONCE)
      for (const one of await unknown(returned.slice(at, at + AT_ONCE))) await refunded(one);
    seen = now;
  };
}
