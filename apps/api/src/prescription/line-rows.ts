import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import { prescriptionLineTable, prescriptionOrderTable } from './schema.ts';

export type LineRow = typeof prescriptionLineTable.$inferSelect;

/** Of several orders, by position. */
export const linesOf = async (queries: Queries, orderIds: readonly string[]): Promise<LineRow[]> =>
  orderIds.length === 0
    ? []
    : queries
        .select()
        .from(prescriptionLineTable)
        .where(inArray(prescriptionLineTable.orderId, [...orderIds]))
        .orderBy(asc(prescriptionLineTable.position));
/** Which prescription each of these orders was given last. */
export async function given(queries: Queries, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows =
    orderIds.length === 0
      ? []
      : await queries
          .select()
          .from(prescriptionOrderTable)
          .where(inArray(prescriptionOrderTable.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, prescriptionId }) => [orderId, prescriptionId]));
}
