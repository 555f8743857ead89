import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** Until the end of the transaction, one at a time for one account. `name`: an area, which declares what its lock guards; other names do not wait for it. */
export async function lockAccount(tx: Queries, name: string, accountId: number): Promise<void> {
  // Sent now, not when it is awaited: what is asked behind it sees what its last holder left.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), ${accountId}::int)`).execute();
}
