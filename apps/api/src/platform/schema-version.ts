import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Queries } from './db/database.ts';

export class NewerSchemaError extends Error {}

const journal = new URL('db/migrations/meta/_journal.json', import.meta.url);
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: Array<{ when: number }> };
const last = Math.max(...entries.map(({ when }) => when));

/** A later release may have moved data to where this one does not look: it would lose what is written since. */
export async function refuseNewerSchema(db: Queries): Promise<void> {
  const { rows } = await db.execute<{ at: string | number | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  if (Number(rows[0]?.at ?? 0) > last)
    throw new NewerSchemaError(
      'A newer release has changed this database. Start that release or a later one, or restore the backup made before it.',
    );
}
