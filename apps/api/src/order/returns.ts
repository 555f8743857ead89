import { eq } from 'drizzle-orm';
import type { OrderMoney, Reason } from '../payment/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { isOut } from './left.ts';
import type { ItemRow, OrderRow, Releasing, Sold } from './product-type.ts';
import { orderItemTable, orderTable, returnedItemTable } from './schema.ts';
import { describe } from './serializer.ts';
import type { Transitions } from './transitions.ts';

interface Needs {
  clock: Clock;
  money: OrderMoney;
  productTypes: Sold;
  transitions: Transitions;
  /** Gives back what was reserved for these. */
  release: (tx: Queries, row: OrderRow, items: readonly ItemRow[], why: Releasing) => Promise<void>;
  /** What goes back of an invoice is taken back on paper. */
  credit: (tx: Queries, row: OrderRow) => Promise<void>;
}
interface Returning {
  positions: readonly number[];
  byAccountId: number | null;
  reason: Reason;
}

/** Items of an order that are not sent, or came back: their money goes back, each once. In a transaction that holds the order's row. */
export function createReturns({ clock, money, productTypes, transitions, release, credit }: Needs) {
  /**
   * Paise that go back; 0 for what was given back before. With the last item goes all that is left, the fee too, and an order that is not out is cancelled.
   * What stays may fall under the free delivery: nothing more is charged (decision C30).
   */
  return async function giveBack(
    tx: Queries,
    row: OrderRow,
    { positions, byAccountId, reason }: Returning,
  ): Promise<number> {
    const items = await tx
      .select()
      .from(orderItemTable)
      .where(eq(orderItemTable.orderId, row.id))
      .orderBy(orderItemTable.position);
    const wanted = items.filter(({ position }) => positions.includes(position));
    if (wanted.length === 0) return 0;
    const now = clock.now();
    const added = await tx
      .insert(returnedItemTable)
      .values(
        wanted.map(({ position }) => ({
          orderId: row.id,
          position,
          byAccountId,
          at: now,
          reason: reason.code,
        })),
      )
      .onConflictDoNothing()
      .returning({ position: returnedItemTable.position });
    const fresh = wanted.filter(({ position }) => added.some((one) => one.position === position));
    if (fresh.length === 0) return 0;
    await tx.update(orderTable).set({ updatedAt: now }).where(eq(orderTable.id, row.id));
    // What is out has left the shelf: whether it comes back there, the shop says.
    if (!isOut(row.status)) await release(tx, row, fresh, { reason: reason.code, isOut: false });
    const { leftOut } = (await describe(productTypes, tx, [row]))({ row, items });
    const isEmpty = items.every(({ position }) => leftOut.has(position));
    if (isEmpty && !isOut(row.status))
      return (await transitions.cancel(tx, row, { byAccountId, reason })).backPaise;
    await productTypes.get(row.serviceType)?.onReturned?.(
      tx,
      row,
      fresh.map(({ position }) => position),
    );
    if (row.paymentId === null) return 0;
    const backPaise = await money.startRefund(tx, {
      orderId: row.id,
      paymentId: row.paymentId,
      amountPaise: isEmpty
        ? 'rest'
        : fresh.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0),
      reason,
    });
    await credit(tx, row);
    return backPaise;
  };
}
