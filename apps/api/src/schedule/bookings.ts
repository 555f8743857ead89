import type { BookableDays, Booking, Bookings as BookingList } from '@doorstep/contract/schedule.schema';
import { MOVES_MAX } from '@doorstep/contract/schedule';
import type { ServiceType } from '@doorstep/contract/order';
import { toRupees } from '@doorstep/contract/money';
import { and, count, desc, eq, gt, gte, inArray, lt, asc, not, type SQL } from 'drizzle-orm';
import { PLAIN, type Describe, type OrderRow, type Whole } from '../order/service.ts';
import { indianTime } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { paginationOf } from '../platform/pagination.ts';
import { createBookingChanges, type ChangesNeed, type Moving } from './booking-changes.ts';
import { AHEAD, freeUntil, isAhead, keptPaise, type BookingRow } from './booking-rules.ts';
import { bookingTable } from './schema.ts';

/** What only the area of a booking can say of it. */
export type BookingFacts = Pick<
  Booking,
  | 'consultation_id'
  | 'title'
  | 'title_hi'
  | 'detail'
  | 'detail_hi'
  | 'place'
  | 'place_hi'
  | 'person'
  | 'code'
  | 'patient'
  | 'whatsapp'
  | 'keep_ready'
  | 'prepare'
  | 'doctor_order'
> & {
  serviceId: number;
  /** Whom it is for, by name; empty once that is forgotten. */
  who: string;
};
/** A kind of booking. All are listed, moved and cancelled the same way, and differ in these points alone. */
export interface BookingKind extends Moving {
  /** Of several bookings at once, by the ids of their orders. */
  describe: (
    queries: Queries,
    all: ReadonlyArray<{ booking: BookingRow; order: OrderRow }>,
  ) => Promise<ReadonlyMap<string, BookingFacts>>;
  /** Times that one can move to, where those of its resource are not all offered. */
  days?: (booking: BookingRow) => Promise<BookableDays['data'] | undefined>;
}

/** A booking with all that is told of it. */
export interface KnownBooking {
  row: BookingRow;
  whole: Whole;
  said: BookingFacts;
}
interface Needs extends ChangesNeed {
  /** Of a resource. */
  days: (resourceId: number) => Promise<BookableDays['data'] | undefined>;
}
/** What is booked for a time, whatever it is. */
export function createBookings(needs: Needs) {
  const { db, clock, orders, days } = needs;
  const kinds = new Map<ServiceType, BookingKind>();

  /** What their own areas say of several at once, by their ids. */
  async function factsOf(
    all: ReadonlyArray<{ booking: BookingRow; order: OrderRow }>,
  ): Promise<Map<string, BookingFacts>> {
    const facts = new Map<string, BookingFacts>();
    for (const [type, mine] of Map.groupBy(all, ({ booking }) => booking.serviceType))
      for (const [id, one] of (await kinds.get(type)?.describe(db, mine)) ?? []) facts.set(id, one);
    return facts;
  }
  /** With its order, and what its own area says of it. */
  async function known(rows: readonly BookingRow[]): Promise<KnownBooking[]> {
    const whole = new Map<string, Whole>(
        (
          await orders.whole(
            await orders.rows(
              db,
              rows.map(({ orderId }) => orderId),
            ),
          )
        ).map((one) => [one.row.id, one]),
      ),
      facts = await factsOf(rows.map((booking) => ({ booking, order: whole.get(booking.orderId)!.row })));
    return rows.flatMap((row): KnownBooking[] => {
      const said = facts.get(row.orderId);
      return said ? [{ row, whole: whole.get(row.orderId)!, said }] : [];
    });
  }
  async function serialize(rows: readonly BookingRow[]): Promise<Booking[]> {
    if (rows.length === 0) return [];
    const now = clock.now();
    return (await known(rows)).flatMap(({ row, whole: { row: order, wire }, said }): Booking[] => {
      const { serviceId, who: _, ...rest } = said,
        ahead = isAhead(row, now),
        paid = order.paymentId !== null && wire.payment_status === 'paid' ? order.totalPaise : 0,
        until = freeUntil(row);
      return [
        {
          id: row.orderId,
          order_id: row.orderId,
          service_type: row.serviceType,
          service_id: serviceId,
          status: row.status,
          ...rest,
          starts_at: indianTime(row.startsAt),
          ends_at: indianTime(row.endsAt),
          distance_km: order.distanceKm,
          total: wire.total,
          travel: wire.delivery_charge,
          payment_status: wire.payment_status,
          payment_id: wire.payment_id,
          ...(wire.payment_received && { payment_received: wire.payment_received }),
          can_cancel: ahead,
          can_move: ahead && row.moves < MOVES_MAX,
          refund_now: ahead ? toRupees(paid - keptPaise(row, paid, now)) : 0,
          free_until: ahead && until > now ? indianTime(until) : null,
          created_at: wire.created_at,
          refunds: wire.refunds,
        },
      ];
    });
  }

  /** The next ones first, the soonest of them at the top; then those that are over, the latest at the top. */
  async function list(
    accountId: number,
    { page, limit, service_type }: { page: number; limit: number; service_type?: ServiceType | undefined },
  ): Promise<BookingList> {
    const now = clock.now(),
      own = and(
        eq(bookingTable.accountId, accountId),
        service_type && eq(bookingTable.serviceType, service_type),
      ),
      open = and(
        own,
        gte(bookingTable.endsAt, now),
        inArray(bookingTable.status, [...AHEAD, 'on-the-way', 'started']),
      ),
      offset = (page - 1) * limit;
    const ahead = await db.$count(bookingTable, open),
      [{ total }] = (await db.select({ total: count() }).from(bookingTable).where(own)) as [
        { total: number },
      ];
    const next =
      offset < ahead
        ? await db
            .select()
            .from(bookingTable)
            .where(open)
            .orderBy(asc(bookingTable.startsAt), asc(bookingTable.orderId))
            .limit(limit)
            .offset(offset)
        : [];
    const left = limit - next.length;
    const over: SQL | undefined = and(own, not(open!));
    const past =
      left > 0 && offset < total
        ? await db
            .select()
            .from(bookingTable)
            .where(over)
            .orderBy(desc(bookingTable.startsAt), desc(bookingTable.orderId))
            .limit(left)
            .offset(Math.max(0, offset - ahead))
        : [];
    return {
      success: true,
      data: await serialize([...next, ...past]),
      pagination: paginationOf({ page, limit }, total),
    };
  }
  /** When a booking of one resource was carried out last. */
  async function lastDone({
    accountId,
    serviceType,
    reference,
    since,
  }: {
    accountId: number;
    serviceType: ServiceType;
    reference: string;
    since: Date;
  }): Promise<Date | undefined> {
    const [row] = await db
      .select({ at: bookingTable.startsAt })
      .from(bookingTable)
      .where(
        and(
          eq(bookingTable.accountId, accountId),
          eq(bookingTable.serviceType, serviceType),
          eq(bookingTable.reference, reference),
          eq(bookingTable.status, 'done'),
          gte(bookingTable.startsAt, since),
        ),
      )
      .orderBy(desc(bookingTable.startsAt))
      .limit(1);
    return row?.at;
  }
  const rowOf = async (queries: Queries, orderId: string): Promise<BookingRow | undefined> =>
    (await queries.select().from(bookingTable).where(eq(bookingTable.orderId, orderId)))[0];
  /** Undefined for one that is not this person's. */
  async function own(accountId: number, id: string): Promise<BookingRow | undefined> {
    const order = await orders.own(accountId, id);
    return order && rowOf(db, order.id);
  }
  async function one(row: BookingRow): Promise<Booking> {
    return (await serialize([(await rowOf(db, row.orderId))!]))[0]!;
  }

  /** Orders that are bookings: each can be cancelled until it begins. */
  async function described(queries: Queries, all: readonly OrderRow[]): Promise<Describe> {
    const now = clock.now(),
      rows = await queries
        .select()
        .from(bookingTable)
        .where(
          inArray(
            bookingTable.orderId,
            all.map(({ id }) => id),
          ),
        ),
      ahead = new Set(rows.flatMap((row) => (isAhead(row, now) ? row.orderId : [])));
    return ({ row }) => ({ ...PLAIN, canCancel: ahead.has(row.id) });
  }
  /** Whether one of these orders is not over: what nobody marked as done is over by its time. */
  const awaited = async (tx: Queries, all: readonly OrderRow[]): Promise<boolean> =>
    (await tx.$count(
      bookingTable,
      and(
        inArray(
          bookingTable.orderId,
          all.map(({ id }) => id),
        ),
        gt(bookingTable.endsAt, clock.now()),
      ),
    )) > 0;
  /** Grows with each change, whoever made it: seconds from its making to its last one. */
  async function changes({ orderId }: BookingRow): Promise<number> {
    const [{ createdAt, updatedAt }] = (await orders.rows(db, [orderId])) as [OrderRow];
    return Math.ceil((updatedAt.getTime() - createdAt.getTime()) / 1000);
  }
  /** What this person has booked there for then. */
  const bookedBy = async (
    accountId: number,
    resourceId: number,
    startsAt: Date,
  ): Promise<OrderRow | undefined> => {
    const [row] = await db
      .select()
      .from(bookingTable)
      .where(
        and(
          eq(bookingTable.accountId, accountId),
          eq(bookingTable.resourceId, resourceId),
          eq(bookingTable.startsAt, startsAt),
          inArray(bookingTable.status, [...AHEAD]),
        ),
      );
    return row && (await orders.rows(db, [row.orderId]))[0];
  };

  /** Those of a resource that begin from one instant to before another, in order. */
  const between = (queries: Queries, resourceIds: readonly number[], from: Date, to: Date) =>
    resourceIds.length === 0
      ? Promise.resolve([])
      : queries
          .select()
          .from(bookingTable)
          .where(
            and(
              inArray(bookingTable.resourceId, [...resourceIds]),
              gte(bookingTable.startsAt, from),
              lt(bookingTable.startsAt, to),
            ),
          )
          .orderBy(asc(bookingTable.startsAt), asc(bookingTable.orderId));
  /** Of a person, whenever they are. */
  const idsOf = (queries: Queries, accountId: number): Promise<Array<{ orderId: string }>> =>
    queries
      .select({ orderId: bookingTable.orderId })
      .from(bookingTable)
      .where(eq(bookingTable.accountId, accountId));
  /** What was asked for with each booking of a person, the latest first; null where it was forgotten. */
  const detailsOf = async (accountId: number, type: ServiceType): Promise<unknown[]> => {
    const rows = await db
      .select({ id: bookingTable.orderId })
      .from(bookingTable)
      .where(and(eq(bookingTable.accountId, accountId), eq(bookingTable.serviceType, type)));
    return (
      await orders.rows(
        db,
        rows.map(({ id }) => id),
      )
    )
      .toReversed()
      .map(({ details }) => details);
  };
  /** The times that one could move to; undefined for one that is not this person's. */
  async function daysOf(accountId: number, id: string): Promise<BookableDays['data'] | undefined> {
    const row = await own(accountId, id);
    return row && (kinds.get(row.serviceType)?.days?.(row) ?? days(row.resourceId));
  }
  return {
    /** Each area that sells time adds its own when the server is put together. */
    add(type: ServiceType, kind: BookingKind): void {
      if (kinds.has(type)) throw new Error(`there are two kinds of bookings '${type}'`);
      kinds.set(type, kind);
    },
    list,
    factsOf,
    own,
    one,
    known,
    lastDone,
    rowOf,
    described,
    awaited,
    changes,
    bookedBy,
    between,
    daysOf,
    ...createBookingChanges({ ...needs, rowOf, own, one, kindOf: (type) => kinds.get(type) }),
    idsOf,
    detailsOf,
    count: (queries: Queries, accountId: number, type: ServiceType): Promise<number> =>
      queries.$count(
        bookingTable,
        and(eq(bookingTable.accountId, accountId), eq(bookingTable.serviceType, type)),
      ),
  };
}
export type Bookings = ReturnType<typeof createBookings>;
