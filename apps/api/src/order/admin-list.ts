import type { AdminOrder } from '@doorstep/contract/order-admin.schema';
import type { Pagination } from '@doorstep/contract/common.schema';
import type { OrderStatus } from '@doorstep/contract/order';
import { LIMIT_MAX } from '@doorstep/contract/envelope';
import { ORDERS_CSV_MAX, type AdminSort, type AdminView } from '@doorstep/contract/order-admin';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { SearchEntry } from '../platform/area.ts';
import type { Audit } from '../platform/audit.ts';
import { indianSheetTime, indianTime, type Clock } from '../platform/clock.ts';
import { csvOf } from '@doorstep/contract/csv';
import type { Database } from '../platform/db/database.ts';
import { given, isOneGiven } from '../platform/db/statement.ts';
import type { Caller } from '../platform/http/access.ts';
import { countedPagination } from '../platform/pagination.ts';
import { createFind, type Found } from './find.ts';
import { isLateAt } from './late.ts';
import { orderTable, person } from './schema.ts';
import { nameOfActor, type Whole } from './serializer.ts';
import type { OrderRow, OrderService } from './service.ts';
import { isOrderId } from './transitions.ts';
import type { Untold } from './untold.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  orders: OrderService;
  /** Orders of whose last step their patients could not be told. */
  untold: () => Promise<Pick<Untold, 'orderIds'>>;
}
interface Wanted {
  status?: OrderStatus | undefined;
  search?: string | undefined;
  view: AdminView;
  sort: AdminSort;
}
export interface By {
  caller: Pick<Caller, 'accountId' | 'role'>;
  requestId: string;
}

/** Orders that are read at once: for many more of them the database would rather read all that there are. */
const PORTION = LIMIT_MAX;

export function toRow({ wire, described, events, due }: Whole, user: Found['user']): AdminOrder {
  const last = events.length > 1 ? events.at(-1) : undefined;
  return {
    id: wire.id,
    user,
    status: wire.status,
    total: wire.total,
    ...described.row,
    late: wire.late,
    due_at: due && indianTime(due),
    created_at: wire.created_at,
    address: wire.address,
    payment_status: wire.payment_status,
    last_change: last ? { by: nameOfActor(last), at: indianTime(last.at) } : null,
  };
}

const heads = [
  'order',
  'ordered_at',
  'ordered_at_iso',
  'patient',
  'mobile',
  'address',
  'items',
  'total_rupees',
  'payment',
  'status',
  'prescription',
  'late',
  'due_at',
  'due_at_iso',
  'changed_by',
  'changed_at',
  'changed_at_iso',
];
const times = (at: string | null | undefined): [string | null, string | null] =>
  at ? [indianSheetTime(new Date(at)), at] : [null, null];
const lineOf = (one: AdminOrder): Array<string | number | null> => [
  one.id,
  ...times(one.created_at),
  one.user.name,
  one.user.mobile,
  one.address,
  one.items.map(({ name, qty }) => `${name} x ${qty}`).join('; '),
  one.total,
  one.payment_status,
  one.status,
  one.prescription,
  one.late ? 'yes' : 'no',
  ...times(one.due_at),
  one.last_change?.by ?? null,
  ...times(one.last_change?.at),
];

/** Which orders the staff sees, in which order; each patient who is named stands in the audit (safety T48). */
export function createAdminList({ db, clock, audit, orders, untold }: Needs) {
  const find = createFind(db, clock),
    patient = person('patient');

  /** A view that a product type knows: those of its orders that still wait. */
  function waiting(view: AdminView): SQL {
    const known = orders.productTypes.all().flatMap(([, { views }]) => views?.[view]?.() ?? []);
    return and(
      eq(orderTable.status, 'pending'),
      or(sql`false`, ...known.map((ids) => inArray(orderTable.id, ids))),
    )!;
  }
  const isListed = () => inArray(orderTable.serviceType, orders.productTypes.inHistory());
  function matches(view: AdminView): SQL | undefined {
    if (view === 'all') return undefined;
    if (view === 'late') return isLateAt(given<string>('now'));
    return view === 'untold' ? isOneGiven(orderTable.id) : waiting(view);
  }
  const chosen = async ({ status, search, view, sort }: Wanted) => ({
    which: {
      name: status ? `${view} status` : view,
      where: and(isListed(), status && eq(orderTable.status, given<OrderStatus>('status')), matches(view)),
      values: {
        status,
        now: clock.now().toISOString(),
        ...(view === 'untold' && { ids: (await untold()).orderIds }),
      },
      isFixed: view === 'all' && !status,
    },
    search,
    sort,
  });
  /** Names and addresses are about to be shown: one line of the audit for each patient among them. */
  async function shown(rows: readonly Found[], action: 'list' | 'export', by: By): Promise<AdminOrder[]> {
    const users = new Map(rows.map(({ row, user }) => [row.id, user]));
    const named = audit.named(
      by,
      { action, objectKind: 'order' },
      rows.map(({ row }) => row.accountId),
    );
    const read = async () => {
      const shownRows: AdminOrder[] = [];
      for (let at = 0; at < rows.length; at += PORTION)
        for (const one of await orders.whole(
          rows.slice(at, at + PORTION).map(({ row }) => row),
          { papers: false },
        ))
          shownRows.push(toRow(one, users.get(one.row.id)!));
      return shownRows;
    };
    // Nothing is answered before it stands in the audit.
    const [shownRows] = await Promise.all([read(), named]);
    return shownRows;
  }
  async function list(
    { page, limit, ...wanted }: Wanted & { page: number; limit: number },
    by: By,
  ): Promise<{ orders: AdminOrder[]; pagination: Pagination }> {
    // One more than the page holds says whether another follows.
    const { rows, counted } = await find(await chosen(wanted), {
      limit: limit + 1,
      offset: (page - 1) * limit,
    });
    return {
      orders: await shown(rows.slice(0, limit), 'list', by),
      pagination: countedPagination({ page, limit }, { counted, read: rows.length }),
    };
  }
  /** The first of them as a file. Its heads and states are the wire's words, the same in each language. */
  async function csv(wanted: Wanted, by: By): Promise<string> {
    const { rows } = await find(await chosen(wanted), { limit: ORDERS_CSV_MAX });
    return csvOf(heads, (await shown(rows, 'export', by)).map(lineOf));
  }
  async function withIds(ids: readonly string[]): Promise<Found[]> {
    const known = ids.filter(isOrderId);
    return known.length === 0
      ? []
      : db
          .select({ row: orderTable, user: { mobile: patient.mobile, name: patient.name } })
          .from(orderTable)
          .innerJoin(patient, eq(patient.id, orderTable.accountId))
          .where(and(inArray(orderTable.id, known), isListed()));
  }
  /** By their ids, whole; what is not there is left out. */
  async function several(ids: readonly string[]): Promise<Map<string, Found & { whole: Whole }>> {
    const rows = await withIds(ids),
      byId = new Map(rows.map((it) => [it.row.id, it]));
    const whole = await orders.whole(rows.map(({ row }) => row));
    return new Map(whole.map((one) => [one.row.id, { ...byId.get(one.row.id)!, whole: one }]));
  }
  /** Nothing of it is shown: it stands in no audit. Undefined where there is none. */
  const row = async (id: string): Promise<OrderRow | undefined> => (await withIds([id]))[0]?.row;
  /** By a part of the id, of the patient's name, or of their mobile; the newest first. */
  const search: SearchEntry['find'] = async (text, most) => {
    const { rows } = await find(
      {
        which: { name: 'listed', where: isListed(), values: {} },
        search: text,
        leastDigits: 4,
        sort: '-date',
      },
      { limit: most },
    );
    return rows.map(({ row, user }) => ({
      id: row.id,
      title: row.id,
      detail: user.name || user.mobile,
      at: row.createdAt,
      subjectId: row.accountId,
    }));
  };
  return { isListed, list, csv, several, row, search };
}
export type AdminList = ReturnType<typeof createAdminList>;
