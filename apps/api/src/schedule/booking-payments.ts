import { toPaise, toRupees } from '@doorstep/contract/money';
import type {
  BookingPayments as PaymentsOnWire,
  ReceivedPaymentInput,
} from '@doorstep/contract/schedule.schema';
import type { ServiceType } from '@doorstep/contract/order';
import { and, count, eq, min, sum } from 'drizzle-orm';
import { nameOfActor, type OrderRow, type OrderService, type ReceivedRow } from '../order/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { By } from './booking-changes.ts';
import type { BookingRow } from './booking-rules.ts';
import { bookingTable } from './schema.ts';

/** Amount due for a booking in rupees; 0 if it was paid or cancelled. */
export const dueRupees = (
  { paymentId, totalPaise }: Pick<OrderRow, 'paymentId' | 'totalPaise'>,
  status: BookingRow['status'],
  taken: ReceivedRow | undefined,
): number => (paymentId === null && status !== 'cancelled' && !taken ? toRupees(totalPaise) : 0);

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  orders: OrderService;
  rowOf: (queries: Queries, orderId: string) => Promise<BookingRow | undefined>;
}
/** Tolerated clock drift between phone and server. */
const CLOCK_DRIFT_MS = 120_000;
const rupees = (paise: number): string => toRupees(paise).toFixed(2);

/** Payments taken at a visit or a sample collection. Entries are never edited: a correction is a new entry. */
export function createBookingPayments({ db, clock, audit, orders, rowOf }: Needs) {
  const { received } = orders;
  const standingOf = async (queries: Queries, id: string) =>
    received.standing((await received.entries(queries, [id]))(id));
  /** Amount and method for the audit, which is never erased: no names. */
  const describePayment = ({ amountPaise, method }: Recorded): string => `${rupees(amountPaise)} ${method}`;
  const isSame = (one: Recorded, other: Recorded): boolean =>
    one.amountPaise === other.amountPaise &&
    one.method === other.method &&
    one.reference === other.reference &&
    one.receiver === other.receiver;
  interface Recorded {
    amountPaise: number;
    method: string;
    reference: string | null;
    receiver: string;
  }

  /**
   * Records a payment; needs the lock on the order's row. Idempotent for the same payment. Throws 409 if nothing is due, another payment
   * is recorded, the visit has not started, or the amount or time is wrong.
   */
  async function record(
    tx: Queries,
    by: By,
    { order, status }: { order: OrderRow; status: BookingRow['status'] },
    { amount, method, reference, receiver, at }: ReceivedPaymentInput,
  ): Promise<void> {
    if (order.paymentId !== null) throw new HttpError(409, 'payment_online');
    if (status === 'cancelled') throw new HttpError(409, 'payment_cancelled');
    if (status !== 'started' && status !== 'done') throw new HttpError(409, 'payment_early');
    const now = clock.now(),
      entries = (await received.entries(tx, [order.id]))(order.id),
      before = received.standing(entries),
      payment = {
        amountPaise: toPaise(amount),
        method,
        reference: method === 'upi' ? (reference ?? null) : null,
        receiver,
      };
    if (before) {
      if (isSame(before, payment)) return;
      throw new HttpError(409, 'payment_recorded', {
        params: { amount: rupees(before.amountPaise), receiver: before.receiver },
      });
    }
    if (payment.amountPaise !== order.totalPaise)
      throw new HttpError(409, 'payment_amount_wrong', { params: { due: rupees(order.totalPaise) } });
    const takenAt = at ? new Date(at) : now;
    if (takenAt.getTime() > now.getTime() + CLOCK_DRIFT_MS || takenAt < order.createdAt)
      throw new HttpError(409, 'payment_time_wrong');
    await received.insert(tx, order.id, {
      ...payment,
      position: entries.length + 1,
      at: takenAt,
      byAccountId: by.caller.accountId || null,
      recordedAt: now,
    });
    await orders.touch(tx, order.id);
    await audit.record(tx, {
      ...byCaller(by),
      action: 'payment',
      objectKind: 'order',
      objectId: order.id,
      subjectId: order.accountId,
      result: 'done',
      changes: { payment: { from: 'due', to: describePayment(payment) } },
    });
  }
  /** Throws 409 `payment_taken` after a payment: a visit that nobody has started was not paid at the door. */
  async function assertUntaken(tx: Queries, orderId: string): Promise<void> {
    if (await standingOf(tx, orderId)) throw new HttpError(409, 'payment_taken');
  }
  /** Throws 404 without a booking. */
  async function held(tx: Queries, id: string): Promise<{ order: OrderRow; status: BookingRow['status'] }> {
    const order = await orders.transitions.locked(tx, id),
      booking = order && (await rowOf(tx, id));
    if (!order || !booking) throw notFound('booking_not_found');
    return { order, status: booking.status };
  }
  async function serialize({ order, status }: Awaited<ReturnType<typeof held>>): Promise<PaymentsOnWire> {
    const history = await received.history(db, order.id),
      [whole] = await orders.whole([order]),
      payment_status = whole!.wire.payment_status;
    return {
      id: order.id,
      payment_status,
      total: toRupees(order.totalPaise),
      due: payment_status === 'due' && status !== 'cancelled' ? toRupees(order.totalPaise) : 0,
      entries: history.map(({ entry, name, role }) =>
        Object.assign(received.serialize(entry), {
          kind: entry.amountPaise > 0 ? ('received' as const) : ('reversed' as const),
          recorded_at: indianTime(entry.recordedAt),
          recorded_by: nameOfActor({ byAccountId: entry.byAccountId, name, role }),
          reason: entry.reason,
        }),
      ),
    };
  }
  async function take(by: By, id: string, payment: ReceivedPaymentInput): Promise<PaymentsOnWire> {
    return serialize(
      await db.transaction(async (tx) => {
        const one = await held(tx, id);
        await record(tx, by, one, payment);
        return one;
      }),
    );
  }
  /** Throws 409 `payment_none` without a payment. */
  async function reverse(by: By, id: string, reason: string): Promise<PaymentsOnWire> {
    return serialize(
      await db.transaction(async (tx) => {
        const one = await held(tx, id),
          before = await standingOf(tx, id);
        if (!before) throw new HttpError(409, 'payment_none');
        await received.reverse(tx, before, {
          reason,
          byAccountId: by.caller.accountId || null,
          recordedAt: clock.now(),
        });
        await orders.touch(tx, id);
        await audit.record(tx, {
          ...byCaller(by),
          action: 'payment_reverse',
          objectKind: 'order',
          objectId: id,
          subjectId: one.order.accountId,
          result: 'done',
          // The entry has the reason.
          changes: { payment: { from: describePayment(before), to: 'due' } },
        });
        return one;
      }),
    );
  }
  /** Records the read in the audit (safety T48). */
  async function show(by: By, id: string): Promise<PaymentsOnWire> {
    return serialize(
      await db.transaction(async (tx) => {
        const one = await held(tx, id);
        await audit.record(tx, {
          ...byCaller(by),
          action: 'read',
          objectKind: 'order',
          objectId: id,
          subjectId: one.order.accountId,
          result: 'done',
        });
        return one;
      }),
    );
  }
  /** Completed unpaid bookings of a type: count, total in paise, and start of the oldest. */
  async function unpaid(
    type: ServiceType,
  ): Promise<{ count: number; amountPaise: number; worstAt: Date | null }> {
    const orders = received.unpaid(db);
    const [row] = await db
      .select({ n: count(), sum: sum(orders.totalPaise), at: min(bookingTable.startsAt) })
      .from(bookingTable)
      .innerJoin(orders, eq(orders.id, bookingTable.orderId))
      .where(and(eq(bookingTable.serviceType, type), eq(bookingTable.status, 'done')));
    return { count: row!.n, amountPaise: Number(row!.sum ?? 0), worstAt: row!.at };
  }
  return { record, assertUntaken, take, reverse, show, unpaid };
}
