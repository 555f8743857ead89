import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { rawStatement } from './statement.ts';

const lock = rawStatement(
  'account_lock',
  sql`select pg_advisory_xact_lock(hashtext(${sql.placeholder('name')}), ${sql.placeholder('accountId')}::int)`,
);
/**
 * Until the end of the transaction, one at a time for one account. `name`: an area, which declares what its
 * lock guards; other names do not wait for it. It is asked for at once, not when it is awaited: what is asked
 * behind it sees what its last holder left.
 */
export async function lockAccount(tx: Queries, name: string, accountId: number): Promise<void> {
  await lock(tx, { name, accountId });
}
