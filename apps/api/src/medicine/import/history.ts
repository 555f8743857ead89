import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import type { Counts } from './stage.ts';

/** Of as many imports it is kept what was before; older ones stay in the list, and cannot be undone. */
export const KEPT_IMPORTS = 20;

/** In the transaction that makes an import the catalogue: what each row was before, so that all of it can be undone. */
export async function beginHistory(tx: Queries, { inserted, updated }: Counts) {
  const {
    rows: [made],
  } = await tx.execute<{ id: number }>(sql`
    insert into catalogue_import (at, inserted, updated) values (now(), ${inserted}, ${updated}) returning id`);
  const { id } = made!;
  await tx.execute(sql`delete from catalogue_import_row where import_id <= ${id - KEPT_IMPORTS}`);
  return {
    id,
    /** Before the rows change. `changing`: what joins them. */
    keep: (changing: SQL) =>
      tx.execute(sql`
        insert into catalogue_import_row (import_id, medicine_id, name, before, stock)
        select ${id}, m.id, m.name, to_jsonb(m), m.stock from medicine m join ${changing}`),
    /** Once they have: packs as the import left them, and what it added. All that it touched has the time of this transaction. */
    async end() {
      await tx.execute(sql`
        update catalogue_import_row r set stock = m.stock, name = m.name from medicine m where r.import_id = ${id} and m.id = r.medicine_id`);
      await tx.execute(sql`
        insert into catalogue_import_row (import_id, medicine_id, name, before, stock)
        select ${id}, m.id, m.name, null, m.stock from medicine m where m.updated_at = now() and not exists (select from catalogue_import_row r where r.import_id = ${id} and r.medicine_id = m.id)`);
    },
  };
}
