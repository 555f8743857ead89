import type { CatalogueImport, UndoneImport } from '@doorstep/contract/catalogue.schema';
import { rowId } from '@doorstep/contract/common.schema';
import { PREVIEW_ROWS } from '@doorstep/contract/staff';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { AccountService } from '../../account/service.ts';
import { byCaller, type Audit } from '../../platform/audit.ts';
import { indianTime, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/access.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { paginationOf } from '../../platform/pagination.ts';
import type { Catalogue } from '../catalogue.ts';
import { enforceIds } from '../enforce.ts';
import { catalogueImportRowTable, catalogueImportTable } from '../schema.ts';

interface Needs {
  db: Database;
  catalogue: Catalogue;
  clock: Clock;
  audit: Audit;
  accounts: Pick<AccountService, 'people'>;
}
/** As an import: one transaction, that needs its time. */
const LIMIT_MS = 300_000;
/** What an import may have changed. Stock is given back by the difference, for orders took from it since. */
const RESTORED = [
  'name',
  'name_hi',
  'composition',
  'strength',
  'form',
  'pack',
  'pack_size',
  'unit',
  'manufacturer',
  'description',
  'category',
  'mrp_paise',
  'offer_paise',
  'schedule',
  'prescription_required',
  'batch',
  'expires_on',
  'hsn',
  'gst_rate',
];
type Fate = 'back' | 'away' | 'changed' | 'sold' | 'gone';

/** Files that became part of the catalogue, and the way back. */
export function createImports({ db, catalogue, clock, audit, accounts }: Needs) {
  async function imports({ page, limit }: { page: number; limit: number }) {
    const total = await db.$count(catalogueImportTable);
    const rows = await db
      .select()
      .from(catalogueImportTable)
      .orderBy(desc(catalogueImportTable.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const ids = rows.map(({ id }) => id);
    const kept = await db
      .selectDistinct({ id: catalogueImportRowTable.importId })
      .from(catalogueImportRowTable)
      .where(inArray(catalogueImportRowTable.importId, ids));
    const undoable = new Set(kept.map(({ id }) => id));
    const people = await accounts.people(rows.flatMap(({ accountId }) => accountId ?? []));
    return {
      success: true as const,
      data: rows.map(({ id, at, accountId, file, inserted, updated, undoneAt }): CatalogueImport => ({
        id,
        at: indianTime(at),
        by: accountId === null ? null : (people.get(accountId)?.name ?? ''),
        file,
        inserted,
        updated,
        undone_at: undoneAt && indianTime(undoneAt),
        can_undo: undoneAt === null && undoable.has(id),
      })),
      pagination: paginationOf({ page, limit }, total),
    };
  }

  /** Undefined for an unknown one. Rows that were changed or sold since stay as they are, and are listed. */
  async function undoImport(
    caller: Caller,
    given: string,
    dryRun: boolean,
    requestId: string,
  ): Promise<UndoneImport | undefined> {
    const undone = await db.transaction(
      async (tx) => {
        await tx.execute(sql`lock table medicine in share row exclusive mode`);
        const [one] = await tx
          .select()
          .from(catalogueImportTable)
          .where(eq(catalogueImportTable.id, rowId(given)))
          .for('update');
        if (!one) return undefined;
        if (one.undoneAt) throw new HttpError(409, 'import_undone');
        const { rows } = await tx.execute<{ id: number; name: string; fate: Fate }>(sql`
          select r.medicine_id as id, r.name, case
            when m.id is null then 'gone'
            when m.updated_at <> i.at then 'changed'
            when r.before is null then case when m.stock = r.stock then 'away' else 'sold' end
            when m.stock + (r.before->>'stock')::int - r.stock < 0 then 'sold'
            else 'back' end as fate
          from catalogue_import_row r join catalogue_import i on i.id = r.import_id left join medicine m on m.id = r.medicine_id
          where r.import_id = ${one.id} order by r.medicine_id`);
        if (rows.length === 0) throw new HttpError(409, 'import_old');
        const ofFate = (fate: Fate) => rows.filter((row) => row.fate === fate).map(({ id }) => id);
        const [back, away] = [ofFate('back'), ofFate('away')];
        const left = rows.filter(({ fate }) => fate !== 'back' && fate !== 'away');
        if (!dryRun) {
          const now = clock.now();
          await tx.execute(sql`
            update medicine m set ${sql.raw(RESTORED.map((column) => `${column} = b.${column}`).join(', '))}, stock = m.stock + b.stock - r.stock, updated_at = ${now}
            from catalogue_import_row r, jsonb_populate_record(null::medicine, r.before) b
            where r.import_id = ${one.id} and m.id = r.medicine_id and m.id in (select json_array_elements_text(${JSON.stringify(back)}::json)::int)`);
          // Restored values may be below the legal minimum.
          await enforceIds(tx, back, now);
          await tx.execute(sql`
            delete from medicine where id in (select json_array_elements_text(${JSON.stringify(away)}::json)::int)`);
          await tx
            .update(catalogueImportTable)
            .set({ undoneAt: now })
            .where(eq(catalogueImportTable.id, one.id));
          await audit.record(tx, {
            ...byCaller({ caller, requestId }),
            action: 'undo',
            objectKind: 'catalogue',
            objectId: one.id,
            subjectId: null,
            result: 'done',
            changes: {
              restored: { from: 0, to: back.length },
              removed: { from: 0, to: away.length },
            },
          });
        }
        return {
          applied: !dryRun,
          restored: back.length,
          removed: away.length,
          left: left.length,
          left_rows: left
            .slice(0, PREVIEW_ROWS)
            .map(({ id, name, fate }) => ({ id, name, reason: fate as 'changed' | 'sold' | 'gone' })),
        };
      },
      { limitMs: LIMIT_MS },
    );
    if (undone?.applied) await catalogue.refresh().catch(() => {});
    return undone;
  }
  return { imports, undoImport };
}
