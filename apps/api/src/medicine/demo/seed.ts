import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { medicine } from '../schema.ts';
import { demoCatalogue } from './catalogue.ts';

const CHUNK = 250;

/** Fills an empty catalogue with the demo store's, all of it or nothing; says how many items it put in. */
export function seedDemoMedicines(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    // Of several processes that start at once one seeds, and the others find it done.
    await tx.execute(sql`lock table ${medicine} in share row exclusive mode`);
    const [something] = await tx.select({ id: medicine.id }).from(medicine).limit(1);
    if (something) return 0;
    const items = demoCatalogue();
    for (let from = 0; from < items.length; from += CHUNK) await tx.insert(medicine).values(items.slice(from, from + CHUNK));
    return items.length;
  }, { limitMs: 60_000 });
}
