import { and, asc, desc, gt, like, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { medicineItem } from '../order-item.ts';
import { medicineTable } from '../schema.ts';
import { imageOf } from '../serializer.ts';
import { demoCatalogue } from './catalogue.ts';

const CHUNK = 250;

/** Fills an empty catalogue with the demo store's, all of it or nothing; says how many items it put in. */
export function seedDemoMedicines(db: Database): Promise<number> {
  return db.transaction(
    async (tx) => {
      // Of several processes that start at once one seeds, and the others find it done.
      await tx.execute(sql`lock table ${medicineTable} in share row exclusive mode`);
      const [something] = await tx.select({ id: medicineTable.id }).from(medicineTable).limit(1);
      if (something) return 0;
      const items = demoCatalogue();
      for (let from = 0; from < items.length; from += CHUNK)
        await tx.insert(medicineTable).values(items.slice(from, from + CHUNK));
      return items.length;
    },
    { limitMs: 60_000 },
  );
}

/** A pack of the best known medicine that holds this, as an order freezes it; undefined where the catalogue has none. */
export async function demoItem(db: Database, composition: string) {
  const [row] = await db
    .select()
    .from(medicineTable)
    .where(and(like(medicineTable.composition, composition), gt(medicineTable.stock, 0)))
    .orderBy(desc(medicineTable.popularity), asc(medicineTable.id))
    .limit(1);
  return (
    row &&
    medicineItem({
      ...row,
      image: imageOf(row, ''),
      quantity: 1,
    })
  );
}
