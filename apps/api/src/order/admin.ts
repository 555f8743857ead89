import type { AdminOrder, AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import type { Pagination } from '@doorstep/contract/common.schema';
import { toPaise, toRupees } from '@doorstep/contract/money';
import type { OrderStatus } from '@doorstep/contract/order';
import type { AdminStatus, AdminView, StaffRefundReason } from '@doorstep/contract/order-admin';
import { and, count, desc, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Reason } from '../payment/service.ts';
import type { SearchEntry, TodayEntry } from '../platform/area.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { mobilePart, within } from '../platform/db/like.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { paginationOf } from '../platform/pagination.ts';
import { createNotes } from './notes.ts';
import { isOut } from './returns.ts';
import { dueOf, isLateAt, sinceOf } from './late.ts';
import { orderTable, person } from './schema.ts';
import { nameOfActor, type Whole } from './serializer.ts';
import type { OrderRow, OrderService } from './service.ts';
import { isOrderId } from './transitions.ts';
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
interface Asked {
  page: number;
  limit: number;
  status?: OrderStatus | undefined;
  search?: string | undefined;
  view: AdminView;
}
interface Found {
  row: OrderRow;
  user: { mobile: string; name: string };
}
interface Refunding {
  /** Of some items; without them the order is cancelled. */
  positions?: readonly number[] | undefined;
  reason: StaffRefundReason;
  note?: string | null | undefined;
  /** Rupees, as they were shown before. */
  amount: number;
}
export interface By {
  caller: Pick<Caller, 'accountId' | 'role'>;
  requestId: string;
}

const cancelled = () => new HttpError(409, 'cancelled');
const returned = () => new HttpError(409, 'money_returned');
const uncancellable = () => new HttpError(409, 'cannot_cancel', { code: 'too_late' });

function toRow({ wire, described, events }: Whole, user: Found['user']): AdminOrder {
  const last = events.length > 1 ? events.at(-1) : undefined;
  return {
    id: wire.id,
    user,
    status: wire.status,
    total: wire.total,
    ...described.row,
    late: wire.late,
    created_at: wire.created_at,
    address: wire.address,
    payment_status: wire.payment_status,
    last_change: last ? { by: nameOfActor(last), at: indianTime(last.at) } : null,
  };
}

/** The orders of everybody, for who moves them. Each look at one is written down (safety T48). */
export function createOrderAdmin({ db, clock, audit, jobs, orders, untold }: Needs) {
  const patient = person('patient'),
    notes = createNotes({ db, clock });
  const found = () =>
    db
      .select({ row: orderTable, user: { mobile: patient.mobile, name: patient.name } })
      .from(orderTable)
      .innerJoin(patient, eq(patient.id, orderTable.accountId))
      .$dynamic();

  function matching(search: string, leastDigits = 3): SQL | undefined {
    const mobile = mobilePart(search, leastDigits);
    return or(
      like(orderTable.id, within(search.toUpperCase())),
      like(sql`lower(${patient.name})`, within(search.toLowerCase())),
      mobile === undefined ? undefined : like(patient.mobile, within(mobile)),
    );
  }
  /** A view that a product type knows: those of its orders that still wait. */
  function waiting(view: AdminView): SQL {
    const known = orders.productTypes.all().flatMap(([, { views }]) => views?.[view]?.() ?? []);
    return and(
      eq(orderTable.status, 'pending'),
      or(sql`false`, ...known.map((ids) => inArray(orderTable.id, ids))),
    )!;
  }
  async function matches(view: AdminView): Promise<SQL | undefined> {
    if (view === 'all') return undefined;
    if (view === 'late') return isLateAt(clock.now());
    return view === 'untold' ? inArray(orderTable.id, (await untold()).orderIds) : waiting(view);
  }
  const isListed = () => inArray(orderTable.serviceType, orders.productTypes.inHistory());

  /** Newest first. */
  async function list(
    { page, limit, status, search, view }: Asked,
    by: By,
  ): Promise<{ orders: AdminOrder[]; pagination: Pagination }> {
    const which = and(
      isListed(),
      status && eq(orderTable.status, status),
      await matches(view),
      search ? matching(search) : undefined,
    );
    const [{ total }] = (await db
      .select({ total: count() })
      .from(orderTable)
      .innerJoin(patient, eq(patient.id, orderTable.accountId))
      .where(which)) as [{ total: number }];
    const offset = (page - 1) * limit;
    const rows: Found[] =
      offset >= total
        ? []
        : await found()
            .where(which)
            .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
            .limit(limit)
            .offset(offset);
    const users = new Map(rows.map(({ row, user }) => [row.id, user]));
    // A page shows names and addresses: one line for each patient on it.
    const { actorId, actorRole, requestId } = byCaller(by),
      subjects = [...new Set(rows.map(({ row }) => row.accountId))];
    await audit.record(
      db,
      subjects.map((subjectId) => ({
        actorId,
        actorRole,
        requestId,
        action: 'list',
        objectKind: 'order',
        objectId: null,
        subjectId,
        result: 'done',
      })),
    );
    const whole = await orders.whole(rows.map(({ row }) => row));
    return {
      orders: whole.map((one) => toRow(one, users.get(one.row.id)!)),
      pagination: paginationOf({ page, limit }, total),
    };
  }
  async function foundOne(id: string): Promise<Found | undefined> {
    if (!isOrderId(id)) return undefined;
    return (await found().where(and(eq(orderTable.id, id), isListed())))[0];
  }
  async function one(id: string): Promise<(Found & { whole: Whole }) | undefined> {
    const it = await foundOne(id);
    return it && { ...it, whole: (await orders.whole([it.row]))[0]! };
  }
  /** Nothing of it is shown: it stands in no audit. */
  const row = async (id: string): Promise<OrderRow | undefined> => (await foundOne(id))?.row;
  /** Undefined where there is none. */
  async function detail(id: string, by: By): Promise<AdminOrderDetail | undefined> {
    const it = await one(id);
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
  /**
   * Any of the four, forwards or back (decision C1): an undo is the same call with the status that it answers as the one before. The same again changes nothing.
   * Fault 409 'cancelled'; 409 'money_returned' where all of its money went back; 409 'prescription_needed' where it would leave Pending before a pharmacist has decided (decision S9). Undefined where there is none.
   */
  async function setStatus(
    id: string,
    status: AdminStatus,
    by: By,
  ): Promise<{ data: AdminOrder; previous: OrderStatus } | undefined> {
    const previous = await db.transaction(async (tx) => {
      const row = await orders.transitions.locked(tx, id);
      const type = row && orders.productTypes.get(row.serviceType);
      if (!row || !type?.inHistory || !type.statuses.includes(status)) return undefined;
      if (row.status === 'cancelled') throw cancelled();
      if (row.status === status) return row.status;
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
    jobs.kick();
    const it = previous && (await one(id));
    return it && { data: toRow(it.whole, it.user), previous };
  }
  const lateOrders = (now: Date) => and(isListed(), isLateAt(now));
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
  /** By a part of the id, of the patient's name, or of their mobile; the newest first. */
  const search: SearchEntry['find'] = async (text, most) =>
    (
      await found()
        .where(and(isListed(), matching(text, 4)))
        .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
        .limit(most)
    ).map(({ row, user }) => ({
      id: row.id,
      title: row.id,
      detail: user.name,
      at: row.createdAt,
      subjectId: row.accountId,
    }));
  return { list, row, detail, setStatus, refund, note, late, search };
}
export type Admin = ReturnType<typeof createOrderAdmin>;
