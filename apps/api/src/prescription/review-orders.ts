import type { OrderStatus, RxStatus } from '@doorstep/contract/order';
import { and, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { ItemRow, OrderService } from '../order/service.ts';
import type { Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import { given, linesOf, type LineRow } from './line-rows.ts';
import { prescriptionLineTable, prescriptionOrderTable } from './schema.ts';

interface Needs {
  orders: OrderService;
}
/** An item that needs a prescription, for the pharmacist; `position` names it in its order. */
export interface ReviewLine {
  position: number;
  item: ItemRow;
  status: RxStatus;
  reason: string | null;
  /** When it came to stand so. */ at: Date | null;
}
export interface ReviewOrder {
  prescriptionId: string;
  orderId: string;
  status: OrderStatus;
  createdAt: Date;
  /** What goes back where nothing of it is left; null where nothing was paid. */
  paidPaise: number | null;
  /** Its items that stay whatever is decided here. */
  others: number;
  lines: ReviewLine[];
}

const orderIdsByPrescription = statement('order_ids_by_prescription', (queries) =>
  union(
    queries
      .select({ id: prescriptionOrderTable.orderId })
      .from(prescriptionOrderTable)
      .where(isOneGiven(prescriptionOrderTable.prescriptionId)),
    queries
      .select({ id: prescriptionLineTable.orderId })
      .from(prescriptionLineTable)
      .where(isOneGiven(prescriptionLineTable.prescriptionId)),
  ),
);

/** Orders as pharmacists look at them: by the prescription, and by how long they wait. */
export function createReviewOrders({ orders }: Needs) {
  // Without a name: those in one status have an index of their own, which a query for any status would not use.
  const linesToCheck = statement('', (queries) =>
    queries
      .select({
        prescriptionId: prescriptionOrderTable.prescriptionId,
        orderId: prescriptionOrderTable.orderId,
        at: prescriptionLineTable.at,
      })
      .from(prescriptionOrderTable)
      .innerJoin(
        prescriptionLineTable,
        and(
          eq(prescriptionLineTable.orderId, prescriptionOrderTable.orderId),
          eq(prescriptionLineTable.status, 'checking'),
        ),
      )
      .where(inArray(prescriptionOrderTable.orderId, orders.idsIn(queries, 'pending'))),
  );
  /** All orders that name one of these prescriptions, or have a line that was decided by it, oldest first; of their lines those that it is for. */
  async function ofPrescriptions(queries: Queries, ids: readonly string[]): Promise<ReviewOrder[]> {
    if (ids.length === 0) return [];
    const named = await orderIdsByPrescription(queries, { ids: [...ids] });
    const orderIds = named.map(({ id }) => id);
    const [rows, known, lines, sold] = await Promise.all([
        orders.rows(queries, orderIds),
        given(queries, orderIds),
        linesOf(queries, orderIds),
        orders.items(queries, orderIds),
      ]),
      items = new Map(sold.map((item) => [`${item.orderId} ${item.position}`, item]));
    return rows.flatMap(({ id: orderId, status, createdAt, paymentId, totalPaise }) =>
      ids.flatMap((prescriptionId): ReviewOrder[] => {
        const own = lines.filter(
          (line) =>
            line.orderId === orderId && (line.prescriptionId ?? known.get(orderId)) === prescriptionId,
        );
        if (own.length === 0) return [];
        const all = [...items.values()].filter((item) => item.orderId === orderId),
          isAt =
            (some: readonly LineRow[]) =>
            ({ position }: ItemRow) =>
              some.some((line) => line.position === position),
          refunded = all.filter(
            isAt(lines.filter((line) => line.orderId === orderId && line.status === 'rejected')),
          );
        return [
          {
            prescriptionId,
            orderId,
            status,
            createdAt,
            paidPaise:
              paymentId === null
                ? null
                : refunded.reduce((sum, { pricePaise, quantity }) => sum - pricePaise * quantity, totalPaise),
            others: all.filter((item) => !isAt(own)(item) && !refunded.includes(item)).length,
            lines: own.map((line) => ({
              position: line.position,
              status: line.status,
              reason: line.reason,
              at: line.at,
              item: items.get(`${orderId} ${line.position}`)!,
            })),
          },
        ];
      }),
    );
  }
  /** Lines of pending orders that are still to be looked at, with the prescription that they wait on, and since when; the longest first. */
  async function waitingLines(
    queries: Queries,
  ): Promise<Array<{ prescriptionId: string; orderId: string; since: Date }>> {
    const rows = await linesToCheck(queries, {});
    // Since when is known of nearly all: the time of a line is the one at which it began to wait.
    const untimed = rows.flatMap(({ orderId, at }) => (at === null ? orderId : []));
    const created = new Map(
      (await orders.rows(queries, [...new Set(untimed)])).map((row) => [row.id, row.createdAt]),
    );
    return rows
      .map(({ prescriptionId, orderId, at }) => ({
        prescriptionId,
        orderId,
        since: at ?? created.get(orderId)!,
      }))
      .toSorted((a, b) => a.since.getTime() - b.since.getTime());
  }
  return { ofPrescriptions, waitingLines };
}
