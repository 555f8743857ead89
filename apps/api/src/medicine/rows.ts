import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { rereading } from '../platform/db/errors.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import { medicineTable } from './schema.ts';

export type Row = typeof medicineTable.$inferSelect;

const byIds = statement('medicines_by_id', (queries) =>
  queries.select().from(medicineTable).where(isOneGiven(medicineTable.id)),
);

export function createMedicineRows(db: Database) {
  /** In the order of the ids; one that is no longer there is left out. */
  async function rowsOf(ids: readonly number[], queries: Queries = db): Promise<Row[]> {
    if (ids.length === 0) return [];
    const rows = await rereading(() => byIds(queries, { ids }));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  const cheapestAlike = db
    .select()
    .from(medicineTable)
    .where(
      and(
        eq(medicineTable.composition, sql.placeholder('composition')),
        eq(medicineTable.form, sql.placeholder('form')),
        sql`${medicineTable.strength} is not distinct from ${sql.placeholder('strength')}::text`,
        gt(medicineTable.stock, 0),
        isNull(medicineTable.archivedAt),
        ne(medicineTable.id, sql.placeholder('id')),
      ),
    )
    .orderBy(
      sql`${medicineTable.offerPaise} / nullif(${medicineTable.packSize}, 0) nulls last`,
      asc(medicineTable.offerPaise),
      asc(medicineTable.id),
    )
    .limit(sql.placeholder('most'))
    .prepare('');
  /** The same substance, strength and form from others, in stock, cheapest for one unit first. */
  async function sameAs({ id, composition, strength, form }: Row, most: number): Promise<Row[]> {
    if (composition === null) return [];
    return rereading(() => cheapestAlike.execute({ id, composition, strength, form, most }));
  }
  return { rowsOf, sameAs };
}
