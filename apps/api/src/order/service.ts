import { randomBytes } from 'node:crypto';
import type { MyOrder, OrderDetail, OrderHistory } from '@doorstep/contract/order.schema';
import { canCancel, type OrderStatus, type ServiceType } from '@doorstep/contract/order';
import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm';
import type { OrderMoney } from '../payment/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { paginationOf } from '../platform/pagination.ts';
import { createInvoices } from './invoice.ts';
import { isOrderId, createTransitions } from './transitions.ts';
import { createLineReview } from './review.ts';
import { orderTable, orderEventTable, orderLineTable } from './schema.ts';
import { createOrderSerializer, serializeMyOrder, serializePastOrder } from './serializer.ts';

/** A medicine of a quote or an order, as it was when it was frozen. */
export interface Line {
  medicineId: number;
  name: string;
  pack: string | null;
  image: string | null;
  qty: number;
  pricePaise: number;
  mrpPaise: number;
  prescriptionRequired: boolean;
  /** For the invoice; the rate in percent. Null where the catalogue does not say. */
  hsn?: string | null;
  gstRate?: number | null;
}
/** What becomes an order. */
export interface NewOrder {
  accountId: number;
  serviceType: ServiceType;
  paymentId: number | null;
  status: OrderStatus;
  subtotalPaise: number;
  feePaise: number;
  totalPaise: number;
  intent: string;
  address: string | null;
  placeOfSupply: string | null;
  contactMobile: string | null;
  details: unknown;
  lines: readonly Line[];
}
export type OrderRow = typeof orderTable.$inferSelect;

/** Read out on the phone: no letter that looks like a figure, and none that spells a word. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const newOrderId = (type: ServiceType): string =>
  `${type === 'video-consultation' ? 'VC' : 'OD'}-${[...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
/** Of the profile's list. */
const LATEST = 50;
/** Still to be brought: an account with one of these cannot go. */
const UNDER_WAY = ['pending', 'processing', 'shipped'] as const;
const tooLate = (status: OrderStatus) =>
  new HttpError(409, status === 'delivered' ? 'delivered_already' : 'too_late', { code: 'too_late' });

/** What other areas may ask of orders. */
export function createOrderService({
  db,
  clock,
  money,
  files,
  jobs,
}: {
  db: Database;
  clock: Clock;
  money: OrderMoney;
  files: Files;
  jobs: Jobs;
}) {
  const wire = createOrderSerializer({ db, clock, money });
  const moves = createTransitions({ clock, money, jobs });
  const invoices = createInvoices({ db, clock, files, jobs, money, moves });
  const review = createLineReview({ clock, jobs, money, moves });

  /** In the transaction that makes it; the database refuses a second one for the same payment. Its prescription is attached after. */
  async function insert(tx: Queries, { lines, ...fresh }: NewOrder): Promise<OrderRow> {
    const now = clock.now();
    const [row] = await tx
      .insert(orderTable)
      .values({ id: newOrderId(fresh.serviceType), createdAt: now, updatedAt: now, ...fresh })
      .returning();
    if (lines.length > 0)
      await tx.insert(orderLineTable).values(
        lines.map((line, position) => ({
          orderId: row!.id,
          position,
          ...line,
          rxStatus: line.prescriptionRequired ? ('needed' as const) : null,
        })),
      );
    await tx
      .insert(orderEventTable)
      .values({ orderId: row!.id, status: fresh.status, at: now, byAccountId: fresh.accountId });
    return row!;
  }
  const ofPayment = async (tx: Queries, paymentId: number): Promise<OrderRow | undefined> =>
    (await tx.select().from(orderTable).where(eq(orderTable.paymentId, paymentId)))[0];
  /** Whether this person's same wish has become an order since. */
  async function madeSince(tx: Queries, accountId: number, intent: string, since: Date): Promise<boolean> {
    const [one] = await tx
      .select({ id: orderTable.id })
      .from(orderTable)
      .where(
        and(
          eq(orderTable.accountId, accountId),
          eq(orderTable.intent, intent),
          gt(orderTable.createdAt, since),
        ),
      )
      .limit(1);
    return one !== undefined;
  }
  /** Undefined for one that is not this person's, or of another kind. */
  async function own(
    accountId: number,
    id: string,
    serviceType?: ServiceType,
  ): Promise<OrderRow | undefined> {
    if (!isOrderId(id)) return undefined;
    return (
      await db
        .select()
        .from(orderTable)
        .where(
          and(
            eq(orderTable.id, id),
            eq(orderTable.accountId, accountId),
            serviceType && eq(orderTable.serviceType, serviceType),
          ),
        )
    )[0];
  }
  const linesOf = (queries: Queries, id: string) =>
    queries
      .select()
      .from(orderLineTable)
      .where(eq(orderLineTable.orderId, id))
      .orderBy(asc(orderLineTable.position));

  /** Newest first; a page past the end is empty. Medicine orders alone. */
  async function history(
    accountId: number,
    { page, limit, status }: { page: number; limit: number; status?: OrderStatus | undefined },
  ): Promise<OrderHistory> {
    const which = and(
      eq(orderTable.accountId, accountId),
      eq(orderTable.serviceType, 'medicine'),
      status && eq(orderTable.status, status),
    );
    const [{ total }] = (await db.select({ total: count() }).from(orderTable).where(which)) as [
      { total: number },
    ];
    const offset = (page - 1) * limit;
    const rows =
      offset >= total
        ? []
        : await db
            .select()
            .from(orderTable)
            .where(which)
            .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
            .limit(limit)
            .offset(offset);
    return {
      success: true,
      orders: (await wire.whole(rows)).map(serializePastOrder),
      pagination: paginationOf({ page, limit }, total),
    };
  }
  async function latest(accountId: number): Promise<MyOrder[]> {
    const rows = await db
      .select()
      .from(orderTable)
      .where(and(eq(orderTable.accountId, accountId), eq(orderTable.serviceType, 'medicine')))
      .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
      .limit(LATEST);
    return (await wire.whole(rows)).map(serializeMyOrder);
  }
  /** With all of its money. Again: nothing changes. Fault 409 'too_late' for what is on its way. Undefined for one that is not this person's. */
  async function cancel(
    accountId: number,
    id: string,
    reason: string | undefined,
  ): Promise<OrderDetail | undefined> {
    const row = await db.transaction(async (tx) => {
      const held = await moves.locked(tx, id);
      if (held?.accountId !== accountId || held.serviceType !== 'medicine') return undefined;
      if (held.status === 'cancelled') return held;
      if (!canCancel(held.status)) throw tooLate(held.status);
      return moves.cancel(tx, held, {
        byAccountId: accountId,
        reason: reason ? `You cancelled this order: ${reason}` : 'You cancelled this order.',
      });
    });
    jobs.kick();
    return row && wire.one(row);
  }
  /** For who wants the account gone. */
  const isOpen = async (tx: Queries, accountId: number): Promise<boolean> =>
    (await tx.$count(
      orderTable,
      and(eq(orderTable.accountId, accountId), inArray(orderTable.status, [...UNDER_WAY])),
    )) > 0;
  async function exported(accountId: number): Promise<OrderDetail[]> {
    const rows = await db
      .select()
      .from(orderTable)
      .where(eq(orderTable.accountId, accountId))
      .orderBy(desc(orderTable.createdAt), desc(orderTable.id));
    return (await wire.whole(rows)).map((one) => one.wire);
  }
  return {
    insert,
    ofPayment,
    madeSince,
    own,
    linesOf,
    serializeMedicine: wire.one,
    whole: wire.whole,
    moves,
    history,
    latest,
    cancel,
    isOpen,
    exported,
    ...review,
    ...invoices,
  };
}
export type OrderService = ReturnType<typeof createOrderService>;
