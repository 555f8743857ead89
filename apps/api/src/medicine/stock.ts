import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
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
/** Takes these out of what can be sold: all of them or nothing (C42). Answers the ids of those that there are not enough of. */
export async function take(tx: Queries, packs: readonly Packs[]): Promise<ReadonlySet<number>> {
  const taken: Packs[] = [],
    missing = new Set<number>();
  for (const one of inTurn(packs)) {
    const { id, quantity } = one;
    const rows = await tx
      .update(medicineTable)
      .set({ stock: sql`${medicineTable.stock} - ${quantity}` })
      .where(and(eq(medicineTable.id, id), gte(medicineTable.stock, quantity)))
      .returning({ id: medicineTable.id });
    if (rows.length > 0) taken.push(one);
    else missing.add(id);
  }
  // The transaction goes on: what is paid for is marked for its refund in it.
  if (missing.size > 0) await giveBack(tx, taken);
  return missing;
}
