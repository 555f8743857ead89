import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import { toPaise, toRupees } from '@doorstep/contract/money';
import type { StaffRefundReason } from '@doorstep/contract/order-admin';
import { and, count, sql } from 'drizzle-orm';
import type { Reason } from '../payment/service.ts';
import type { TodayEntry } from '../platform/area.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createAdminList, type By } from './admin-list.ts';
import { cancelled, createAdminMoves } from './admin-moves.ts';
import { createNotes } from './notes.ts';
import { dueOf, isLateAt, sinceOf } from './late.ts';
import { orderTable } from './schema.ts';
import { nameOfActor } from './serializer.ts';
import type { OrderRow, OrderService } from './service.ts';
import type { Untold } from './untold.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  jobs: Pick<Jobs, 'kick'>;
  orders: OrderService;
  /** Orders of whose last step their patients could not be told. */
  untold: () => Promise<Pick<Untold, 'orderIds'>>;
}
interface Refunding {
  /** Of some items; without them the order is cancelled. */
  positions?: readonly number[] | undefined;
  reason: StaffRefundReason;
  note?: string | null | undefined;
  /** Rupees, as they were shown before. */
  amount: number;
}
const uncancellable = () => new HttpError(409, 'cannot_cancel', { code: 'too_late' });

/** The orders of everybody, for who moves them. Each look at one is written down (safety T48). */
export function createOrderAdmin({ db, clock, audit, jobs, orders, untold }: Needs) {
  const { isListed, several, ...list } = createAdminList({ db, clock, audit, orders, untold }),
    moves = createAdminMoves({ db, audit, jobs, orders, several }),
    notes = createNotes({ db, clock });
  /** Undefined where there is none. */
  async function detail(id: string, by: By): Promise<AdminOrderDetail | undefined> {
    const it = (await several([id])).get(id);
    if (!it) return undefined;
    await audit.record(db, {
      ...byCaller(by),
      action: 'read',
      objectKind: 'order',
      objectId: id,
      subjectId: it.row.accountId,
      result: 'done',
    });
    return {
      ...it.whole.wire,
      user: it.user,
      history: it.whole.events.map((event) => ({
        status: event.status,
        by: nameOfActor(event),
        at: indianTime(event.at),
      })),
      left_out: [...it.whole.described.leftOut].toSorted((a, b) => a - b),
      notes: await notes.of(id),
    };
  }
  /** Those of the admin's list, held until the transaction ends. */
  async function held(tx: Queries, id: string): Promise<OrderRow | undefined> {
    const row = await orders.transitions.locked(tx, id);
    return row && orders.productTypes.get(row.serviceType)?.inHistory ? row : undefined;
  }
  /**
   * Gives back what some items cost, whatever status the order has, or cancels it with all that is left. What went back before goes back no more, and is no fault: 0.
   * Fault 409 'refund_differs' where it is another sum than was shown before; 409 'too_late' where a delivered order is to be cancelled; 409 'cancelled' for items of a cancelled one. Undefined where there is none.
   */
  async function refund(
    id: string,
    { positions, reason, note, amount }: Refunding,
    by: By,
  ): Promise<{ data: AdminOrderDetail; refund: { amount: number } } | undefined> {
    const back = await db.transaction(async (tx) => {
      const row = await held(tx, id);
      if (!row) return undefined;
      const byAccountId = by.caller.accountId || null,
        why: Reason = { code: `staff_${reason}`, params: note ? { note } : {} };
      if (row.status === 'cancelled') {
        if (positions && !(await isLeftOut(tx, row, positions))) throw cancelled();
        return { paise: 0 };
      }
      if (positions && (await isLeftOut(tx, row, positions))) return { paise: 0 };
      if (!positions && row.status === 'delivered') throw uncancellable();
      const paise = positions
        ? await orders.giveBack(tx, row, { positions, byAccountId, reason: why })
        : (await orders.transitions.cancel(tx, row, { byAccountId, reason: why })).backPaise;
      // Whoever agreed to a sum agreed to no other: nothing of this has happened.
      if (paise !== toPaise(amount))
        throw new HttpError(409, 'refund_differs', { params: { rupees: toRupees(paise).toFixed(2) } });
      await audit.record(tx, {
        ...byCaller(by),
        action: 'refund',
        objectKind: 'order',
        objectId: id,
        subjectId: row.accountId,
        result: 'done',
        changes: { refunded: { from: 0, to: toRupees(paise) } },
      });
      return { paise };
    });
    jobs.kick();
    const data = back && (await detail(id, by));
    return data && { data, refund: { amount: toRupees(back.paise) } };
  }
  async function isLeftOut(tx: Queries, row: OrderRow, positions: readonly number[]): Promise<boolean> {
    const known = new Set((await orders.items(tx, [row.id])).map(({ position }) => position));
    if (!positions.every((one) => known.has(one))) throw notFound('line_not_found');
    const { leftOut } = await orders.describe(tx, row);
    return positions.every((one) => leftOut.has(one));
  }
  /** For the staff alone. Undefined where there is no such order. */
  async function note(id: string, text: string, by: By): Promise<AdminOrderDetail | undefined> {
    const row = await db.transaction(async (tx) => {
      const of = await held(tx, id);
      if (!of) return undefined;
      await notes.add(tx, { orderId: id, text, byAccountId: by.caller.accountId || null });
      await audit.record(tx, {
        ...byCaller(by),
        action: 'note',
        objectKind: 'order',
        objectId: id,
        subjectId: of.accountId,
        result: 'done',
      });
      return of;
    });
    return row && detail(id, by);
  }
  const lateOrders = (now: Date) => and(isListed(), isLateAt(now.toISOString()));
  /** For the first page of the staff; the worst is the one that was promised first. */
  const late: Pick<TodayEntry, 'count' | 'rows'> = {
    async count(now) {
      const [found] = await db
        .select({ count: count(), worstAt: sql<Date | null>`min(${dueOf})`.mapWith(orderTable.createdAt) })
        .from(orderTable)
        .where(lateOrders(now));
      return found!;
    },
    rows: {
      kind: 'order',
      read: async (now, most) =>
        (
          await db
            .select({
              id: orderTable.id,
              subjectId: orderTable.accountId,
              status: orderTable.status,
              since: sinceOf,
              dueAt: dueOf,
            })
            .from(orderTable)
            .where(lateOrders(now))
            .orderBy(dueOf, orderTable.id)
            .limit(most)
        ).map((row) => Object.assign(row, { of: row.id, items: 0 })),
    },
  };
  return { ...list, detail, ...moves, refund, note, late };
}
export type Admin = ReturnType<typeof createOrderAdmin>;
