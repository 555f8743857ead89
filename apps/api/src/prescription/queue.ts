import { REVIEW_PROMISE_MINUTES } from '@doorstep/contract/staff';
import { and, desc, inArray, isNotNull, or } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { SearchEntry, TodayEntry, WaitingRow } from '../platform/area.ts';
import type { Database } from '../platform/db/database.ts';
import { COUNTED } from '../platform/pagination.ts';
import type { CartRequests } from './cart-request.ts';
import { readDesk } from './desk.ts';
import type { OrderLines } from './order-lines.ts';
import { prescriptionOrderTable, prescriptionTable } from './schema.ts';

interface Needs {
  db: Database;
  orders: OrderLines;
  accounts: Pick<AccountService, 'search' | 'people'>;
  carts: Pick<CartRequests, 'latest'>;
}
/** Patients by whose name or mobile prescriptions are looked up. */
const PATIENTS = 50;

/** What waits for a pharmacist, and since when: a sheet that nobody has looked at since it came, another since an order waits on it. */
export function createQueue({ db, orders, accounts, carts }: Needs) {
  async function waiting(): Promise<WaitingRow[]> {
    const rows = (await readDesk(db, orders)).filter(({ isWaiting }) => isWaiting);
    const asked = await carts.latest(
      db,
      rows.map(({ id }) => id),
    );
    return rows
      .map(({ id, accountId, uploadedAt, isNew, lines: own }) => {
        const cart = asked.get(id);
        const since = new Date(
          Math.min(
            ...[
              ...(isNew && !cart ? [uploadedAt] : []),
              ...(cart?.status === 'sent' ? [cart.sentAt] : []),
              ...own.map(({ since: at }) => at),
            ].map(Number),
          ),
        );
        return {
          id,
          subjectId: accountId,
          of: own[0]?.orderId ?? null,
          since,
          dueAt: new Date(since.getTime() + REVIEW_PROMISE_MINUTES * 60_000),
          status: null,
          items: own.length,
        };
      })
      .toSorted((a, b) => a.since.getTime() - b.since.getTime());
  }
  const today: TodayEntry = {
    key: 'prescriptions',
    roles: ['pharmacist'],
    async count() {
      const all = await waiting();
      return { count: all.length, worstAt: all[0]?.since ?? null };
    },
    rows: { kind: 'prescription', read: async (_, most) => (await waiting()).slice(0, most) },
  };
  /** By a part of the patient's name or mobile, or of the order's id; the newest first. */
  const find: SearchEntry['find'] = async (text, most) => {
    const patients = await accounts.search(text, PATIENTS);
    const ofOrders = await db
      .select({ id: prescriptionOrderTable.prescriptionId })
      .from(prescriptionOrderTable)
      .where(inArray(prescriptionOrderTable.orderId, orders.idsLike(text)))
      .limit(PATIENTS);
    // Sorted here: the database would walk through all sheets in their order.
    const found = await db
      .select({ id: prescriptionTable.id, uploadedAt: prescriptionTable.uploadedAt })
      .from(prescriptionTable)
      .where(
        and(
          isNotNull(prescriptionTable.fileId),
          or(
            inArray(
              prescriptionTable.accountId,
              patients.map(({ id }) => id),
            ),
            inArray(
              prescriptionTable.id,
              ofOrders.map(({ id }) => id),
            ),
          ),
        ),
      )
      .limit(COUNTED);
    const newest = found
      .toSorted((a, b) => b.uploadedAt.getTime() - a.uploadedAt.getTime() || (a.id < b.id ? -1 : 1))
      .slice(0, most);
    const rows = await db
      .select()
      .from(prescriptionTable)
      .where(
        inArray(
          prescriptionTable.id,
          newest.map(({ id }) => id),
        ),
      )
      .orderBy(desc(prescriptionTable.uploadedAt), prescriptionTable.id);
    const people = await accounts.people(rows.map(({ accountId }) => accountId));
    return rows.map(({ id, accountId, uploadedAt }) => {
      const { name, mobile } = people.get(accountId)!;
      return { id, title: name || mobile, detail: mobile, at: uploadedAt, subjectId: accountId };
    });
  };
  const search: SearchEntry = { type: 'prescription', roles: ['pharmacist'], find };
  return { today, search };
}
