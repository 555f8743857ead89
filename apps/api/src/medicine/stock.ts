import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import { rawStatement } from '../platform/db/statement.ts';
import { lawful } from './floor.ts';
import { medicineTable } from './schema.ts';

/** Packs of a medicine. */
interface Packs {
  id: number;
  quantity: number;
}
/** By id: two orders of the same medicines then wait for each other in the same turn, and neither for ever. */
const inTurn = (packs: readonly Packs[]) => packs.toSorted((a, b) => a.id - b.id);

/** Back to what can be sold; nothing for a medicine that is gone. */
export async function giveBack(tx: Queries, packs: readonly Packs[]): Promise<void> {
  for (const { id, quantity } of inTurn(packs))
    await tx
      .update(medicineTable)
      .set({ stock: sql`${medicineTable.stock} + ${quantity}` })
      .where(eq(medicineTable.id, id));
}
/** Of packs that are sold, as they are now. */
type Sold = Pick<
  typeof medicineTable.$inferSelect,
  'prescriptionRequired' | 'schedule' | 'composition' | 'manufacturer' | 'batch' | 'expiresOn'
>;
/** Input of `lawful`. */
type Named = Pick<typeof medicineTable.$inferSelect, 'name' | 'nameHi' | 'strength' | 'form' | 'pack'>;
type Line = { [name in keyof Sold]: Sold[name] } & { [name in keyof Named]: Named[name] } & {
  id: number;
  isThere: boolean;
};
const takePacks = rawStatement<Line>(
  'medicines_take',
  sql`
    with wanted as (
      select * from unnest(${sql.placeholder('ids')}::int[], ${sql.placeholder('quantities')}::int[]) w (id, quantity)),
    there as (
      select m.id from ${medicineTable} m join wanted w on w.id = m.id where m.stock >= w.quantity order by m.id for update of m),
    taken as (
      update ${medicineTable} m set stock = m.stock - w.quantity from wanted w
      where m.id = w.id and (select count(*) from there) = (select count(*) from wanted)
      returning m.id, m.prescription_required, m.schedule, m.composition, m.manufacturer, m.batch, m.expires_on::text,
        m.name, m.name_hi, m.strength, m.form, m.pack)
    select w.id, w.id in (select id from there) as "isThere", prescription_required as "prescriptionRequired", schedule, composition,
      manufacturer, batch, expires_on as "expiresOn", name, name_hi as "nameHi", strength, form, pack
    from wanted w left join taken on taken.id = w.id`,
);
/**
 * Takes these out of what can be sold: all of them or nothing (C42), in one statement. What is taken, by id; or the ids of those that there
 * are not enough of: the transaction goes on, since what is paid for is marked for its refund in it.
 */
export async function take(
  tx: Queries,
  packs: readonly Packs[],
): Promise<{ taken: ReadonlyMap<number, Sold>; missing: ReadonlySet<number> }> {
  const wanted = [...Map.groupBy(packs, ({ id }) => id)].map(([id, same]) => ({
    id,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  if (wanted.length === 0) return { taken: new Map(), missing: new Set() };
  const rows = await takePacks(tx, {
    ids: wanted.map(({ id }) => id),
    quantities: wanted.map(({ quantity }) => quantity),
  });
  const missing = new Set(rows.filter(({ isThere }) => !isThere).map(({ id }) => id));
  if (missing.size > 0) return { missing, taken: new Map() };
  // Current law applies to the sale, whatever the row says.
  const sold = rows.map((row) => ({ id: row.id, row: lawful(row) }));
  const refused = sold.filter(({ row }) => !row).map(({ id }) => id);
  if (refused.length > 0) {
    await giveBack(tx, wanted);
    return { missing: new Set(refused), taken: new Map() };
  }
  return {
    missing,
    taken: new Map(
      sold.map(({ id, row }) => {
        const { prescriptionRequired, schedule, composition, manufacturer, batch, expiresOn } = row!;
        return [id, { prescriptionRequired, schedule, composition, manufacturer, batch, expiresOn }];
      }),
    ),
  };
}
