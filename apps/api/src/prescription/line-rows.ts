import { asc } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import { prescriptionLineTable, prescriptionOrderTable } from './schema.ts';

export type LineRow = typeof prescriptionLineTable.$inferSelect;

const linesByOrder = statement('prescription_lines_by_order', (queries) =>
  queries
    .select()
    .from(prescriptionLineTable)
    .where(isOneGiven(prescriptionLineTable.orderId))
    .orderBy(asc(prescriptionLineTable.position)),
);
const givenByOrder = statement('prescriptions_by_order', (queries) =>
  queries.select().from(prescriptionOrderTable).where(isOneGiven(prescriptionOrderTable.orderId)),
);

/** Of several orders, by position. */
export const linesOf = async (queries: Queries, orderIds: readonly string[]): Promise<LineRow[]> =>
  orderIds.length === 0 ? [] : linesByOrder(queries, { ids: [...orderIds] });
/** Which prescription each of these orders was given last. */
export async function given(queries: Queries, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = orderIds.length === 0 ? [] : await givenByOrder(queries, { ids: [...orderIds] });
  return new Map(rows.map(({ orderId, prescriptionId }) => [orderId, prescriptionId]));
}
