import { and, asc, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import type { SitemapEntry } from '../platform/sitemap.ts';
import { medicineTable } from './schema.ts';

/** Pages of what is sold, in stock or not. A catalogue may be too long for one file. */
export const medicineSitemap = (db: Database): SitemapEntry => ({
  name: 'medicines',
  async starts(size) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from (
        select id, row_number() over (order by id) as nth from medicine where archived_at is null
      ) as numbered
      where (nth - 1) % ${size}::int = 0 order by id`);
    return rows.map(({ id }) => id);
  },
  async read(from, most) {
    const { id, updatedAt, archivedAt } = medicineTable;
    const rows = await db
      .select({ id, changedAt: updatedAt })
      .from(medicineTable)
      .where(and(gte(id, from), isNull(archivedAt)))
      .orderBy(asc(id))
      .limit(most);
    return rows.map((row) => ({ id: row.id, path: `/medicines/${row.id}`, changedAt: row.changedAt }));
  },
});
