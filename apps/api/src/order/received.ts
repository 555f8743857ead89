import type { ReceivedPayment } from '@doorstep/contract/order.schema';
import type { RecordedMethod } from '@doorstep/contract/order';
import { toRupees } from '@doorstep/contract/money';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { indianTime } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import { orderTable, person, receivedPaymentTable } from './schema.ts';

export type ReceivedRow = typeof receivedPaymentTable.$inferSelect;
/** Money that somebody took at a visit. */
export interface NewReceived {
  amountPaise: number;
  method: RecordedMethod;
  reference: string | null;
  receiver: string;
  at: Date;
  byAccountId: number | null;
  recordedAt: Date;
}

const receivedByOrder = statement('received_payments_by_order', (queries) =>
  queries
    .select()
    .from(receivedPaymentTable)
    .where(isOneGiven(receivedPaymentTable.orderId))
    .orderBy(asc(receivedPaymentTable.position)),
);
/** Entries of several orders at once, each order's oldest first. */
export async function receivedEntries(
  queries: Queries,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly ReceivedRow[]> {
  const rows = orderIds.length === 0 ? [] : await receivedByOrder(queries, { ids: [...orderIds] }),
    all = Map.groupBy(rows, ({ orderId }) => orderId);
  return (orderId) => all.get(orderId) ?? [];
}
const recorder = person('mover');
/** Entries of one order with who recorded them, oldest first. */
export const receivedHistory = (queries: Queries, orderId: string) =>
  queries
    .select({ entry: receivedPaymentTable, name: recorder.name, role: recorder.role })
    .from(receivedPaymentTable)
    .leftJoin(recorder, eq(recorder.id, receivedPaymentTable.byAccountId))
    .where(eq(receivedPaymentTable.orderId, orderId))
    .orderBy(asc(receivedPaymentTable.position));
/** Orders that were paid neither online nor at the door, for a join in a query of another area. */
export const unpaidOrders = (queries: Queries) =>
  queries
    .select({ id: orderTable.id, totalPaise: orderTable.totalPaise })
    .from(orderTable)
    .where(
      and(
        isNull(orderTable.paymentId),
        sql`coalesce((select sum(r.amount_paise) from ${receivedPaymentTable} r where r.order_id = ${orderTable.id}), 0) = 0`,
      ),
    )
    .as('unpaid');
/** Payment that stands: the last entry, unless it is a reversal. */
export const standing = (entries: readonly ReceivedRow[]): ReceivedRow | undefined => {
  const last = entries.at(-1);
  return last && last.amountPaise > 0 ? last : undefined;
};
export const serializeReceived = ({
  amountPaise,
  method,
  reference,
  receiver,
  at,
}: ReceivedRow): ReceivedPayment => ({
  amount: toRupees(amountPaise),
  method,
  reference,
  receiver,
  at: indianTime(at),
});
/** In the transaction that holds the order's row. Two at once violate the primary key. */
export async function insertReceived(
  tx: Queries,
  orderId: string,
  { position, ...payment }: NewReceived & { position: number },
): Promise<void> {
  await tx.insert(receivedPaymentTable).values({ orderId, position, ...payment });
}
/** Reverses the payment that stands, in the transaction that holds the order's row. */
export async function insertReversal(
  tx: Queries,
  { orderId, position, amountPaise, method, reference, receiver, at }: ReceivedRow,
  by: { reason: string; byAccountId: number | null; recordedAt: Date },
): Promise<void> {
  await tx.insert(receivedPaymentTable).values({
    orderId,
    position: position + 1,
    amountPaise: -amountPaise,
    method,
    reference,
    receiver,
    at,
    ...by,
  });
}
/** The reason of a reversal may name the patient; the amount, the method and the receiver stay as a bookkeeping record. */
export async function eraseReasons(tx: Queries, orderIds: readonly string[]): Promise<void> {
  await tx
    .update(receivedPaymentTable)
    .set({ reason: '' })
    .where(and(inArray(receivedPaymentTable.orderId, [...orderIds]), isNotNull(receivedPaymentTable.reason)));
}
