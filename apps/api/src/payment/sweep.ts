import { sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { STANDS_MS } from './quotes.ts';
import { paymentTable, quoteTable, webhookEventTable } from './schema.ts';

const DAY_MS = 86_400_000;
/** The provider repeats what was not answered for a day; what is told later still changes nothing, since states never go back. */
const HEARD_MS = 30 * DAY_MS;
/** In one statement; the rest goes a minute later. */
const AT_ONCE = 500;

/** Once a day: quotes that nobody opened a payment for and nobody can any more, and events that nobody sends again, go. */
export function createSweep({ db, clock }: { db: Database; clock: Clock }) {
  let nextAt = 0;
  return async (): Promise<void> => {
    const now = clock.now().getTime();
    if (now < nextAt) return;
    const quotes = await db.execute(sql`
      delete from ${quoteTable} where id in (
        select q.id from ${quoteTable} q
        where not q.paid and q.expires_at < ${new Date(now - STANDS_MS)}
          and not exists (select from ${paymentTable} p where p.quote_id = q.id)
        order by q.expires_at limit ${AT_ONCE} for update of q skip locked)
      returning id`);
    const events = await db.execute(sql`
      delete from ${webhookEventTable} where id in (
        select e.id from ${webhookEventTable} e where e.received_at < ${new Date(now - HEARD_MS)}
        order by e.received_at limit ${AT_ONCE})
      returning id`);
    if (quotes.rows.length < AT_ONCE && events.rows.length < AT_ONCE) nextAt = now + DAY_MS;
  };
}
