import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { rereading } from '../platform/db/faults.ts';
import type { Database } from '../platform/db/database.ts';
import { medicine } from './schema.ts';

export type Row = typeof medicine.$inferSelect;

/** In the order of the ids; one that is no longer there is left out. */
export async function rowsOf(db: Database, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await rereading(() => db.select().from(medicine).where(inArray(medicine.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The same substance, strength and form from others, in stock, cheapest for one unit first. */
export async function sameAs(db: Database, { id, composition, strength, form }: Row, most: number): Promise<Row[]> {
  if (composition === null) return [];
  return rereading(() => db.select().from(medicine)
    .where(and(eq(medicine.composition, composition), eq(medicine.form, form), sql`${medicine.strength} is not distinct from ${strength}`, eq(medicine.inStock, true), ne(medicine.id, id)))
    .orderBy(sql`${medicine.offerPaise} / nullif(${medicine.packSize}, 0) nulls last`, asc(medicine.offerPaise), asc(medicine.id))
    .limit(most));
}
