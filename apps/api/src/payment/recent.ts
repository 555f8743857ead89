import { inArray } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { tellsMore, type Applied } from './ledger.ts';
import type { Listed, Provider } from './provider.ts';
import { STANDS_MS } from './quotes.ts';
import { attemptTable, paymentTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  provider: Provider;
  applied: Applied;
}

/** The provider lists a payment by when it was begun: so long it may take until the bank says yes. What takes longer was seen as tried, and is asked for by its order. */
const OVERLAP_MS = 15 * 60_000;
/** Ids in one query. */
const AT_ONCE = 1_000;

/** Takes in all that was paid since it last looked, in a few calls however many payments are open: its costs grow with what is paid, not with what is opened. */
export function createRecent({ db, clock, provider, applied }: Needs) {
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
  return async (): Promise<void> => {
    const now = clock.now();
    const from = new Date(now.getTime() - STANDS_MS);
    const listed = await provider.paymentsSince(
      seen && seen > from ? new Date(seen.getTime() - OVERLAP_MS) : from,
    );
    // The oldest first: of two payments of one order it is the first that counts.
    const all = listed.toReversed();
    for (let at = 0; at < all.length; at += AT_ONCE)
      for (const [id, facts] of await news(all.slice(at, at + AT_ONCE))) await applied(id, facts);
    seen = now;
  };
}
