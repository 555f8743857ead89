import { promisedAt } from '@doorstep/contract/delivery-promise';
import { canCancel, type OrderStatus, type TimelineReason } from '@doorstep/contract/order';
import { and, desc, eq } from 'drizzle-orm';
import type { OrderMoney, Reason } from '../payment/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { isOut } from './left.ts';
import type { OrderRow, Releasing, Sold } from './product-type.ts';
import { orderTable, orderEventTable } from './schema.ts';

/** Of one that has waited for a pharmacist: from now on it is promised. */
const promise = ({ promisedAt: kept, distanceKm }: OrderRow, now: Date) =>
  kept === null && distanceKm !== null && { promisedAt: promisedAt(now, distanceKm) };

/** How an order gets from one status to the next; always in a transaction that holds its row. */
export function createTransitions({
  db,
  clock,
  money,
  jobs,
  productTypes,
  releaseRest,
  credit,
}: {
  db: Database;
  clock: Clock;
  money: OrderMoney;
  jobs: Jobs;
  productTypes: Sold;
  /** Releases what was reserved for an order that is not sold any more. */
  releaseRest: (tx: Queries, row: OrderRow, why: Releasing) => Promise<void>;
  /** What goes back of an invoice is taken back on paper. */
  credit: (tx: Queries, row: OrderRow) => Promise<void>;
}) {
  /** Waits until nobody else is at this order. Undefined where there is none. */
  async function locked(tx: Queries, id: string): Promise<OrderRow | undefined> {
    if (!isOrderId(id)) return undefined;
    return (await tx.select().from(orderTable).where(eq(orderTable.id, id)).for('update'))[0];
  }
  /** Who and when is kept, and the patient is told; null for what nobody did by hand. */
  async function move(
    tx: Queries,
    row: OrderRow,
    status: OrderStatus,
    byAccountId: number | null,
    reason: TimelineReason | null = null,
  ): Promise<OrderRow> {
    const now = clock.now();
    // Whoever moves it, and by whatever call.
    if (isOut(status) && !isOut(row.status))
      await productTypes.get(row.serviceType)?.onLeaving?.(tx, row, byAccountId);
    const [moved] = await tx
      .update(orderTable)
      .set({
        status,
        updatedAt: now,
        ...(status === 'processing' && !productTypes.get(row.serviceType)?.isBooked && promise(row, now)),
      })
      .where(eq(orderTable.id, row.id))
      .returning();
    const [event] = await tx
      .insert(orderEventTable)
      .values({ orderId: row.id, status, at: now, byAccountId, reason })
      .returning({ id: orderEventTable.id });
    await jobs.add(tx, 'tell', `event ${event!.id}`);
    return moved!;
  }
  /** With its money: all that is not on its way back yet, the fee too, but for what it costs to cancel (paise). */
  async function cancel(
    tx: Queries,
    row: OrderRow,
    {
      byAccountId,
      reason,
      keptPaise = 0,
    }: { byAccountId: number | null; reason: Reason; keptPaise?: number },
  ): Promise<{ row: OrderRow; backPaise: number }> {
    const moved = await move(tx, row, 'cancelled', byAccountId);
    const backPaise =
      row.paymentId === null
        ? 0
        : await money.startRefund(tx, {
            orderId: row.id,
            paymentId: row.paymentId,
            amountPaise: 'rest',
            keptPaise,
            reason,
          });
    await releaseRest(tx, moved, { reason: reason.code, isOut: isOut(row.status) });
    await credit(tx, moved);
    return { row: moved, backPaise };
  }
  /** Whose account cancelled it; null where nobody did by hand. */
  async function cancelledBy(queries: Queries, orderId: string): Promise<number | null> {
    const [event] = await queries
      .select({ by: orderEventTable.byAccountId })
      .from(orderEventTable)
      .where(and(eq(orderEventTable.orderId, orderId), eq(orderEventTable.status, 'cancelled')))
      .orderBy(desc(orderEventTable.id))
      .limit(1);
    return event?.by ?? null;
  }
  /** The job of a payment that was given back as a whole: its order is not sent any more, where it is not on its way yet. Nothing more is given back. */
  async function returned(paymentId: number): Promise<void> {
    const [found] = await db
      .select({ id: orderTable.id })
      .from(orderTable)
      .where(eq(orderTable.paymentId, paymentId));
    if (!found) return;
    await db.transaction(async (tx) => {
      // The order before its payment, as a cancel takes them.
      const row = (await locked(tx, found.id))!;
      if (!(await money.isReturned(tx, paymentId))) return;
      if (canCancel(row.status))
        await releaseRest(tx, await move(tx, row, 'cancelled', null, 'money_returned'), {
          reason: 'given_back',
          isOut: false,
        });
      await credit(tx, row);
    });
  }
  return { locked, move, cancel, cancelledBy, returned };
}
export type Transitions = ReturnType<typeof createTransitions>;

/** 'OD-' or 'VC-' and twelve letters; anything else is asked of no database. */
export const isOrderId = (id: string): boolean => /^[A-Z]{2}-[0-9A-Z]{12}$/.test(id);
