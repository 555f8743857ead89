import { hash } from 'node:crypto';
import type { BulkOutcome, catalogueEndpoints } from '@doorstep/contract/catalogue.schema';
import { toPaise, toRupees } from '@doorstep/contract/money';
import { STOCK_MAX } from '@doorstep/contract/medicine';
import { BULK_MAX, PREVIEW_ROWS } from '@doorstep/contract/staff';
import { inArray, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { byCaller, type Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueList } from './catalogue-list.ts';
import type { Row } from './rows.ts';
import { medicineTable } from './schema.ts';

type Asked = z.output<(typeof catalogueEndpoints)['bulkMedicines']['body']>;
interface Needs {
  db: Database;
  catalogue: Catalogue;
  clock: Clock;
  audit: Audit;
  list: Pick<CatalogueList, 'which' | 'order'>;
}
type Figures = Pick<Row, 'mrpPaise' | 'offerPaise' | 'stock'>;
type Reason = BulkOutcome['refused_rows'][number]['reason'];
const MOST_PAISE = 100_000_000;
/** A change of some thousand rows needs its time. */
const LIMIT_MS = 60_000;

/** What a row is to be; the database holds the same rules. */
function wanted(before: Figures, { price, stock }: Asked): Figures {
  const priced = (paise: number, of: 'mrp' | 'offer_price') => {
    if (!price || (price.of !== 'both' && price.of !== of)) return paise;
    return price.how === 'percent' ? Math.round((paise * (100 + price.by)) / 100) : paise + toPaise(price.by);
  };
  return {
    mrpPaise: priced(before.mrpPaise, 'mrp'),
    offerPaise: priced(before.offerPaise, 'offer_price'),
    stock: stock ? (stock.how === 'set' ? stock.packs : before.stock + stock.packs) : before.stock,
  };
}
function refusal({ mrpPaise, offerPaise, stock }: Figures): Reason | undefined {
  if (offerPaise <= 0 || mrpPaise <= 0 || mrpPaise > MOST_PAISE) return { code: 'price_invalid' };
  if (offerPaise > mrpPaise) return { code: 'price_above_mrp' };
  return stock < 0 || stock > STOCK_MAX ? { code: 'stock_invalid', params: { most: STOCK_MAX } } : undefined;
}
const figures = ({ mrpPaise, offerPaise, stock }: Figures) => ({
  mrp: toRupees(mrpPaise),
  offer_price: toRupees(offerPaise),
  stock,
});
type Told = ReturnType<typeof figures>;
const differs = (a: Told, b: Told) =>
  a.mrp !== b.mrp || a.offer_price !== b.offer_price || a.stock !== b.stock;

/** Prices and stock of many medicines in one step: what was shown is what is done, or nothing is. */
export function createBulk({ db, catalogue, clock, audit, list }: Needs) {
  async function bulk(caller: Caller, asked: Asked, requestId: string): Promise<BulkOutcome> {
    const { ids, filter, seen, price, stock } = asked;
    const outcome = await db.transaction(
      async (tx) => {
        const rows = await tx
          .select()
          .from(medicineTable)
          .where(ids ? inArray(medicineTable.id, ids) : list.which(filter))
          .orderBy(...list.order(filter))
          .limit(BULK_MAX + 1)
          .for('update');
        if (rows.length > BULK_MAX) throw new HttpError(400, 'bulk_many', { params: { most: BULK_MAX } });
        const all = rows.map((row) => {
          const next = wanted(row, asked);
          return { row, next, before: figures(row), after: figures(next), reason: refusal(next) };
        });
        const refused = all.flatMap(({ row: { id, code, name }, reason }) =>
          reason ? [{ id, code, name, reason }] : [],
        );
        const changed = all.filter(({ before, after, reason }) => !reason && differs(before, after));
        // Packs may be sold before more are added, but they are added once: a sale leaves `updatedAt`, this does not. A price that was shown is the price that comes.
        const shown = [
          refused.map(({ id }) => id),
          changed.map(({ row: { id, updatedAt }, before, after }) => [
            id,
            price && [before, after].map(({ mrp, offer_price }) => [mrp, offer_price]),
            stock && (stock.how === 'set' ? before.stock : updatedAt),
          ]),
        ];
        const told = hash('sha256', JSON.stringify([shown, price, stock]), 'base64url');
        if (seen && seen !== told) throw new HttpError(409, 'bulk_changed');
        if (seen && changed.length > 0) {
          const fresh = changed.map(({ row: { id }, next }) => ({ id, ...next }));
          await tx.execute(sql`
            update medicine m set mrp_paise = n."mrpPaise", offer_paise = n."offerPaise", stock = n.stock, updated_at = ${clock.now()}
            from json_to_recordset(${JSON.stringify(fresh)}::json) as n(id int, "mrpPaise" int, "offerPaise" int, stock int) where m.id = n.id`);
          const by = byCaller({ caller, requestId });
          await audit.record(
            tx,
            changed.map(({ row, before, after }) => ({
              ...by,
              action: 'change',
              objectKind: 'medicine',
              objectId: row.id,
              subjectId: null,
              result: 'done' as const,
              changes: Object.fromEntries(
                (['mrp', 'offer_price', 'stock'] as const)
                  .filter((field) => before[field] !== after[field])
                  .map((field) => [field, { from: before[field], to: after[field] }]),
              ),
            })),
          );
        }
        return {
          applied: Boolean(seen),
          total: rows.length,
          changed: changed.length,
          same: rows.length - changed.length - refused.length,
          refused: refused.length,
          rows: changed.slice(0, PREVIEW_ROWS).map(({ row: { id, code, name }, before, after }) => ({
            id,
            code,
            name,
            before,
            after,
          })),
          refused_rows: refused.slice(0, PREVIEW_ROWS),
          seen: told,
        };
      },
      { limitMs: LIMIT_MS },
    );
    // It is in: a reading that fails now is made good by what follows the table.
    if (outcome.applied && outcome.changed > 0) await catalogue.refresh().catch(() => {});
    return outcome;
  }
  return { bulk };
}
