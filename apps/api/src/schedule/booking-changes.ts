import type { Booking, CallOff } from '@doorstep/contract/schedule.schema';
import { MOVES_MAX, type BookingStatus, type CallOffReason } from '@doorstep/contract/schedule';
import type { ServiceType } from '@doorstep/contract/order';
import { eq } from 'drizzle-orm';
import type { OrderRow, OrderService } from '../order/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { OtherHours } from './opening.ts';
import { AHEAD, isAhead, keptPaise, minutesOf, type BookingRow } from './booking-rules.ts';
import { bookingTable, resourceTable } from './schema.ts';
import { slotTaken, type Seats } from './seats.ts';

const MINUTE_MS = 60_000;
export interface ChangesNeed {
  db: Database;
  clock: Clock;
  audit: Audit;
  jobs: Pick<Jobs, 'add' | 'kick'>;
  orders: OrderService;
  seats: Seats;
  /** In the transaction that gives a booking its time: its reminders are due by it. */
  remind: (tx: Queries, booking: BookingRow) => Promise<void>;
}
/** Who of the staff does it, with which call. */
export interface By {
  caller: Caller;
  requestId: string;
}
/** What the patient reads of their money, by why the shop calls a booking off. */
const refundCodes: Record<CallOffReason, string> = {
  away: 'booking_called_off',
  asked: 'staff_asked',
  twice: 'booking_twice',
  unreachable: 'booking_unreachable',
  other: 'staff_other',
};
/** What its own area does for one that moves. */
export interface Moving {
  /** When one may begin, in place of its resource's own. */
  hours?: OtherHours;
  /** Throws 409 for a time that one is never moved to. */
  check?: (startsAt: Date) => void;
  /**
   * In the transaction that moves one, where its own resource is taken then: the id of another one, whose seat it has taken in place of the
   * first.
   */
  instead?: (tx: Queries, booking: BookingRow, startsAt: Date) => Promise<number | undefined>;
  /** In the transaction that moves one, after it has its new time. */
  onMoved?: (tx: Queries, booking: BookingRow) => Promise<void>;
}
type Owner = Pick<Caller, 'accountId' | 'by'>;
interface Reads {
  rowOf: (queries: Queries, orderId: string) => Promise<BookingRow | undefined>;
  own: (accountId: number, id: string) => Promise<BookingRow | undefined>;
  one: (row: BookingRow) => Promise<Booking>;
  kindOf: (type: ServiceType) => Moving | undefined;
}

/** How a booking is made, moved, cancelled and done. */
export function createBookingChanges({
  db,
  clock,
  audit,
  jobs,
  orders,
  seats,
  remind,
  rowOf,
  own,
  one,
  kindOf,
}: ChangesNeed & Reads) {
  /** In the transaction that makes its order. */
  async function create(
    tx: Queries,
    order: OrderRow,
    {
      minutes,
      ...fresh
    }: Pick<BookingRow, 'reference' | 'resourceId' | 'startsAt' | 'status'> & {
      /** As its seat was taken for. */
      minutes?: number;
    },
  ): Promise<void> {
    const [resource] = await tx
      .select({ minutes: resourceTable.slotMinutes })
      .from(resourceTable)
      .where(eq(resourceTable.id, fresh.resourceId));
    const [row] = await tx
      .insert(bookingTable)
      .values({
        orderId: order.id,
        accountId: order.accountId,
        serviceType: order.serviceType,
        endsAt: new Date(fresh.startsAt.getTime() + (minutes ?? resource!.minutes) * MINUTE_MS),
        ...fresh,
      })
      .returning();
    await remind(tx, row!);
    await jobs.add(tx, 'tell', `booked ${order.id}`);
  }
  /** Its order is not kept: whoever comes next may have the time. */
  async function release(tx: Queries, orderId: string): Promise<void> {
    await seats.release(tx, orderId);
    await tx.update(bookingTable).set({ status: 'cancelled' }).where(eq(bookingTable.orderId, orderId));
  }
  /** Undefined for one that is not this person's. Again: nothing changes. Throws 409 for one that has begun. */
  async function cancel(caller: Owner, id: string): Promise<Booking | undefined> {
    const row = await own(caller.accountId, id);
    if (!row) return undefined;
    await orders.cancel(caller, id, undefined);
    return one(row);
  }
  /**
   * In the transaction that cancels an order, what of its money stays here; paid at the visit nothing does. Throws 409 for one that has
   * begun.
   */
  async function feePaise(tx: Queries, order: OrderRow, now: Date): Promise<number> {
    const row = (await rowOf(tx, order.id))!;
    if (!isAhead(row, now)) throw new HttpError(409, 'booking_over');
    return order.paymentId === null ? 0 : keptPaise(row, order.totalPaise, now);
  }
  /**
   * In one transaction, the new time first: it stands, or all stays as it was. `byOwner`: counted, since a patient moves a booking a few
   * times only. Throws 409.
   */
  async function moveTo(id: string, startsAt: Date, byOwner: boolean): Promise<void> {
    await db.transaction(async (tx) => {
      await orders.transitions.locked(tx, id);
      const row = (await rowOf(tx, id))!;
      if (row.status === 'cancelled') throw new HttpError(409, 'booking_cancelled');
      if (!isAhead(row, clock.now())) throw new HttpError(409, 'booking_over');
      if (row.startsAt.getTime() === startsAt.getTime()) return;
      if (byOwner && row.moves >= MOVES_MAX)
        throw new HttpError(409, 'booking_moved_often', { params: { most: MOVES_MAX } });
      const kind = kindOf(row.serviceType);
      kind?.check?.(startsAt);
      // As long as before, whatever its like last by now.
      const wanted = {
          orderId: id,
          resourceId: row.resourceId,
          startsAt,
          minutes: minutesOf(row),
          hours: kind?.hours,
        },
        resourceId = (await seats.move(tx, wanted))
          ? row.resourceId
          : await kind?.instead?.(tx, row, startsAt);
      if (resourceId === undefined) throw slotTaken();
      const [moved] = await tx
        .update(bookingTable)
        .set({
          resourceId,
          startsAt,
          endsAt: new Date(startsAt.getTime() + wanted.minutes * MINUTE_MS),
          moves: row.moves + (byOwner ? 1 : 0),
        })
        .where(eq(bookingTable.orderId, id))
        .returning();
      await kind?.onMoved?.(tx, moved!);
      await orders.touch(tx, id);
      await remind(tx, moved!);
      await jobs.add(tx, 'tell', `moved ${id}`);
    });
    jobs.kick();
  }
  /** Undefined for one that is not this person's. */
  async function move(caller: Owner, id: string, startsAt: Date): Promise<Booking | undefined> {
    const row = await own(caller.accountId, id);
    if (!row) return undefined;
    orders.assertOpenTo(caller, row.serviceType);
    await moveTo(id, startsAt, true);
    return one(row);
  }
  /**
   * By the shop's people, with all of its money. Again by who did it: nothing changes.
   * Throws 409 for what another has cancelled meanwhile, for what somebody is on the way to (they are called back first), and for what
   * has started.
   */
  async function cancelByShop(by: By, id: string, { reason, note }: CallOff): Promise<void> {
    const byAccountId = by.caller.accountId || null;
    await db.transaction(async (tx) => {
      const order = (await orders.transitions.locked(tx, id))!,
        { status } = (await rowOf(tx, id))!;
      if (order.status === 'cancelled') {
        if ((await orders.transitions.cancelledBy(tx, id)) === byAccountId) return;
        throw new HttpError(409, 'booking_cancelled_already');
      }
      if (status === 'on-the-way') throw new HttpError(409, 'booking_on_way');
      if (!AHEAD.includes(status)) throw new HttpError(409, 'booking_begun');
      await orders.transitions.cancel(tx, order, {
        byAccountId,
        reason: { code: refundCodes[reason], params: note ? { note } : {} },
      });
      // The audit is never erased, so the words that may name the patient stand on the order.
      if (note) await orders.notes.add(tx, { orderId: id, text: note, byAccountId });
      await audit.record(tx, {
        ...byCaller(by),
        action: 'cancel',
        objectKind: 'order',
        objectId: id,
        subjectId: order.accountId,
        result: 'done',
        changes: {
          status: { from: status, to: 'cancelled' },
          reason: { from: null, to: reason },
        },
      });
    });
    jobs.kick();
  }
  /** It has taken place. Again: nothing changes. */
  async function finish(id: string, byAccountId: number): Promise<void> {
    await db.transaction(async (tx) => {
      const order = (await orders.transitions.locked(tx, id))!;
      if (order.status === 'cancelled') throw new HttpError(409, 'booking_cancelled');
      if (order.status === 'delivered') return;
      await setStatus(tx, id, 'done');
      await orders.transitions.move(tx, order, 'delivered', byAccountId);
    });
    jobs.kick();
  }
  const setStatus = async (tx: Queries, orderId: string, status: BookingStatus): Promise<void> => {
    await tx.update(bookingTable).set({ status }).where(eq(bookingTable.orderId, orderId));
  };
  return { create, release, cancel, feePaise, move, moveTo, cancelByShop, finish, setStatus };
}
