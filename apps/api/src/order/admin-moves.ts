import type { AdminOrder, MovedOrders } from '@doorstep/contract/order-admin.schema';
import { orderErrors } from '@doorstep/contract/order.messages.en';
import type { OrderStatus } from '@doorstep/contract/order';
import type { AdminStatus } from '@doorstep/contract/order-admin';
import { byCaller, type Audit } from '../platform/audit.ts';
import type { Database } from '../platform/db/database.ts';
import { HttpError, notFound, wordsOf } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { toRow, type AdminList, type By } from './admin-list.ts';
import { isOut } from './left.ts';
import type { OrderService } from './service.ts';

interface Needs {
  db: Database;
  audit: Audit;
  jobs: Pick<Jobs, 'kick'>;
  orders: OrderService;
  several: AdminList['several'];
}

export const cancelled = () => new HttpError(409, 'cancelled');
const returned = () => new HttpError(409, 'money_returned');
const further = () => new HttpError(409, 'not_back');

/** How the staff moves orders: one, or several by one call. */
export function createAdminMoves({ db, audit, jobs, orders, several }: Needs) {
  /** Answers the status before; undefined where there is no such order. `onwards`: not back to where it was. */
  const move = (id: string, status: AdminStatus, by: By, onwards = false): Promise<OrderStatus | undefined> =>
    db.transaction(async (tx) => {
      const row = await orders.transitions.locked(tx, id);
      const type = row && orders.productTypes.get(row.serviceType);
      if (!row || !type?.inHistory || !type.statuses.includes(status)) return undefined;
      if (row.status === 'cancelled') throw cancelled();
      if (row.status === status) return row.status;
      if (onwards && type.statuses.indexOf(row.status) > type.statuses.indexOf(status)) throw further();
      // What is out is out; whatever else it would be, it would be sent for nothing.
      if (!(isOut(row.status) && isOut(status)) && (await orders.isReturned(tx, row))) throw returned();
      const { blocked } = await orders.describe(tx, row);
      if (row.status === type.statuses[0] && blocked) throw blocked.move();
      await orders.transitions.move(tx, row, status, by.caller.accountId || null);
      await audit.record(tx, {
        ...byCaller(by),
        action: 'status',
        objectKind: 'order',
        objectId: id,
        subjectId: row.accountId,
        result: 'done',
        changes: { status: { from: row.status, to: status } },
      });
      return row.status;
    });
  /**
   * Any of the four, forwards or back (decision C1): an undo is the same call with the status that it answers as the one before. The same again changes nothing.
   * Fault 409 'cancelled'; 409 'money_returned' where all of its money went back; 409 'prescription_needed' where it would leave Pending before a pharmacist has decided (decision S9). Undefined where there is none.
   */
  async function setStatus(
    id: string,
    status: AdminStatus,
    by: By,
  ): Promise<{ data: AdminOrder; previous: OrderStatus } | undefined> {
    const previous = await move(id, status, by);
    jobs.kick();
    const it = previous && (await several([id])).get(id);
    return it && { data: toRow(it.whole, it.user), previous };
  }
  /** Each by itself: one that may not move keeps no other. Forwards only, so that a list that is no longer true takes nothing back. The same again changes nothing. */
  async function setStatuses(
    ids: readonly string[],
    status: AdminStatus,
    by: By,
  ): Promise<Omit<MovedOrders, 'success'>> {
    const stand = new Map<string, OrderStatus>(),
      refused: MovedOrders['refused'] = [];
    for (const id of new Set(ids)) {
      try {
        const previous = await move(id, status, by, true);
        if (!previous) throw notFound('order_not_found');
        stand.set(id, previous);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const { reason: code, params } = error;
        refused.push({ id, code, message: wordsOf(orderErrors, { code, params }) });
      }
    }
    jobs.kick();
    const now = await several([...stand.keys()]);
    return {
      data: [...stand.keys()].flatMap((id) => {
        const it = now.get(id);
        return it ? toRow(it.whole, it.user) : [];
      }),
      moved: [...stand].flatMap(([id, previous]) => (previous === status ? [] : { id, previous })),
      refused,
    };
  }
  return { setStatus, setStatuses };
}
