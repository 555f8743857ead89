import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { prescriptionHeldTable as heldTable } from './schema.ts';

export type HeldRow = typeof heldTable.$inferSelect;

const allHeld = statement('prescriptions_held', (queries) =>
  queries.select({ id: heldTable.prescriptionId }).from(heldTable).where(isNull(heldTable.problem)),
);
const heldById = statement('prescriptions_held_by_id', (queries) =>
  queries.select().from(heldTable).where(isOneGiven(heldTable.prescriptionId)),
);
/** The prescriptions whose decision can still be undone. */
export const heldIds = (queries: Queries): Promise<Array<{ id: string }>> => allHeld(queries, {});
export async function heldOf(queries: Queries, ids: readonly string[]): Promise<Map<string, HeldRow>> {
  const rows = ids.length === 0 ? [] : await heldById(queries, { ids: [...ids] });
  return new Map(rows.map((row) => [row.prescriptionId, row]));
}
/** Another pharmacist's decision of it waits to be carried out. */
export class HeldByAnother extends HttpError {
  readonly row: HeldRow;
  constructor(row: HeldRow) {
    super(409, 'line_decided', { code: 'reviewed' });
    this.row = row;
  }
}
/** Throws where another pharmacist can still undo their decision. */
export async function checkFree(tx: Queries, id: string, accountId: number): Promise<void> {
  const [other] = await tx
    .select()
    .from(heldTable)
    .where(
      and(eq(heldTable.prescriptionId, id), ne(heldTable.byAccountId, accountId), isNull(heldTable.problem)),
    );
  if (other) throw new HeldByAnother(other);
}
