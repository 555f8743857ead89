import { randomBytes } from 'node:crypto';
import type { ServiceType } from '@doorstep/contract/order';
import { BOOKABLE_DAYS, HOLD_EXTENSION_MINUTES, HOLD_MINUTES, HOLDS_MAX } from '@doorstep/contract/schedule';
import { and, asc, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { indianDay, indianMidnight, type Clock } from '../platform/clock.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { freeSeat as firstFree, isOffered, lasting, type OtherHours } from './opening.ts';
import { seatTable } from './schema.ts';
import { timetableOf, type Resource } from './timetables.ts';

export type SeatRow = typeof seatTable.$inferSelect;
interface Wanted {
  resourceId: number;
  startsAt: Date;
  accountId: number;
  /** How long it lasts, without its buffer; as long as the resource's usual ones where that is not said. */
  minutes?: number | undefined;
  /** In place of the resource's own; its seats are the same ones. */
  hours?: OtherHours | undefined;
}

interface ToHold extends Wanted {
  serviceType: ServiceType;
}

const MINUTE_MS = 60_000,
  DAY_MS = 86_400_000;
/** No booking takes longer, its buffer included: what begins earlier is over. */
export const LONGEST_MS = 2 * DAY_MS;
const newSeatId = () => `S-${randomBytes(16).toString('base64url')}`;
const slotUnknown = () => new HttpError(409, 'slot_not_offered', { code: 'slot_taken' });
export const slotTaken = () => new HttpError(409, 'slot_taken');
const holdGone = () => notFound('hold_not_found');

/** The last instant that can be booked: the end of the last bookable day. */
export const bookableUntil = (now: Date): Date =>
  new Date(indianMidnight(indianDay(now)).getTime() + (BOOKABLE_DAYS + 1) * DAY_MS);

/** Who has which time (docs/decisions/schedule.md). */
export function createSeats({ db, clock }: { db: Database; clock: Clock }) {
  /**
   * Until the end of the transaction, one at a time for one resource. The exclusion constraint is what keeps a seat from being taken twice;
   * this keeps those who come at once from getting in each other's way.
   */
  const inTurn = (tx: Queries, resourceId: number) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtext('schedule'), ${resourceId}::int)`);
  /** Neither booked nor held any more. */
  const hasRunOut = (now: Date): SQL | undefined =>
    and(isNull(seatTable.orderId), lte(seatTable.expiresAt, now));
  /** The first comparison is for the index. */
  const overlaps = (from: Date, to: Date) =>
    and(
      gt(seatTable.startsAt, new Date(from.getTime() - LONGEST_MS)),
      lt(seatTable.startsAt, to),
      gt(seatTable.endsAt, from),
    );

  /** What a booking there would take of the resource; undefined where none may begin then. */
  async function spanOf(
    tx: Queries,
    { resourceId, startsAt, minutes: wanted, hours }: Omit<Wanted, 'accountId'>,
  ): Promise<{ resource: Resource; endsAt: Date } | undefined> {
    const usual = await timetableOf(tx, resourceId, startsAt, startsAt),
      resource = usual && lasting(usual, wanted, hours);
    if (!resource || !isOffered(resource, startsAt)) return undefined;
    const minutes = resource.slotMinutes + resource.bufferMinutes;
    return { resource, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
  }
  /** The first seat that nobody has then; undefined where there is none. `but`: a row that does not count. */
  async function freeSeat(
    tx: Queries,
    { id, capacity }: Pick<Resource, 'id' | 'capacity'>,
    from: Date,
    to: Date,
    but?: string,
  ): Promise<number | undefined> {
    const rows = await tx
      .select({ seat: seatTable.seat, startsAt: seatTable.startsAt, endsAt: seatTable.endsAt })
      .from(seatTable)
      .where(
        and(
          eq(seatTable.resourceId, id),
          overlaps(from, to),
          but === undefined ? undefined : ne(seatTable.id, but),
        ),
      );
    const taken = rows.map(({ seat, startsAt, endsAt }) => ({
      seat,
      from: startsAt.getTime(),
      to: endsAt.getTime(),
    }));
    return firstFree(capacity, taken, from.getTime(), to.getTime());
  }
  /** Holds of others that ran out make room. */
  const clearRunOut = (tx: Queries, resourceId: number, from: Date, to: Date, now: Date) =>
    tx.delete(seatTable).where(and(eq(seatTable.resourceId, resourceId), overlaps(from, to), hasRunOut(now)));

  /** This person's own hold that begins then, whether it ran out or not; it may be shorter or longer. */
  const ownHold = async (tx: Queries, { resourceId, startsAt, accountId }: Wanted) =>
    (
      await tx
        .select()
        .from(seatTable)
        .where(
          and(
            eq(seatTable.resourceId, resourceId),
            eq(seatTable.startsAt, startsAt),
            eq(seatTable.accountId, accountId),
            isNull(seatTable.orderId),
          ),
        )
        .limit(1)
    )[0];

  const isSame = (mine: SeatRow, { endsAt }: { endsAt: Date }): boolean =>
    mine.endsAt.getTime() === endsAt.getTime();

  /**
   * Keeps a time for a person. Another hold that they have with the same resource goes, once this one stands; the same time again is the
   * same hold. Throws 409 `slot_taken` for a time that is taken, past, or not offered, and 409 `holds_many` beyond the third.
   */
  async function hold(wanted: ToHold): Promise<SeatRow> {
    const { resourceId, startsAt, accountId, serviceType } = wanted,
      now = clock.now();
    if (startsAt <= now || startsAt >= bookableUntil(now)) throw slotUnknown();
    return db.transaction(async (tx) => {
      // One person's in turn, whosever time it is: each counts those before it.
      await lockAccount(tx, 'schedule hold', accountId);
      await inTurn(tx, resourceId);
      const span = await spanOf(tx, wanted);
      if (!span) throw slotUnknown();
      const mine = await ownHold(tx, wanted);
      if (mine && mine.expiresAt! > now && isSame(mine, span) && mine.serviceType === serviceType)
        return mine;
      await tx.delete(seatTable).where(and(eq(seatTable.accountId, accountId), hasRunOut(now)));
      await clearRunOut(tx, resourceId, startsAt, span.endsAt, now);
      const held = await tx
        .select()
        .from(seatTable)
        .where(and(eq(seatTable.accountId, accountId), isNull(seatTable.orderId)))
        .orderBy(asc(seatTable.holdNumber));
      const before = held.find((row) => row.resourceId === resourceId);
      const seat = await freeSeat(tx, span.resource, startsAt, span.endsAt, before?.id);
      if (seat === undefined) throw slotTaken();
      const fresh = {
        seat,
        capacity: span.resource.capacity,
        startsAt,
        endsAt: span.endsAt,
        expiresAt: new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS),
        isExtended: false,
        serviceType,
      };
      if (before)
        return (await tx.update(seatTable).set(fresh).where(eq(seatTable.id, before.id)).returning())[0]!;
      const numbers = new Set(held.map(({ holdNumber }) => holdNumber));
      const holdNumber = Array.from({ length: HOLDS_MAX }, (_, i) => i + 1).find((n) => !numbers.has(n));
      if (holdNumber === undefined) throw new HttpError(409, 'holds_many', { params: { most: HOLDS_MAX } });
      const [row] = await tx
        .insert(seatTable)
        .values({ id: newSeatId(), resourceId, accountId, holdNumber, ...fresh })
        .returning();
      return row!;
    });
  }
  /** Product type of a person's hold; undefined if the person does not have this hold. */
  async function typeOf(accountId: number, id: string): Promise<ServiceType | null | undefined> {
    const [row] = await db
      .select({ serviceType: seatTable.serviceType })
      .from(seatTable)
      .where(and(eq(seatTable.id, id), eq(seatTable.accountId, accountId), isNull(seatTable.orderId)));
    return row?.serviceType;
  }
  /** Once, while it lasts. Throws 404 for one that is not this person's, or ran out; 409 `hold_extended`. */
  async function extend(accountId: number, id: string): Promise<SeatRow> {
    const now = clock.now();
    const own = and(
      eq(seatTable.id, id),
      eq(seatTable.accountId, accountId),
      isNull(seatTable.orderId),
      gt(seatTable.expiresAt, now),
    );
    const [row] = await db
      .update(seatTable)
      .set({
        isExtended: true,
        expiresAt: sql`${seatTable.expiresAt} + ${`${HOLD_EXTENSION_MINUTES} minutes`}::interval`,
      })
      .where(and(own, eq(seatTable.isExtended, false)))
      .returning();
    if (row) return row;
    const [there] = await db.select().from(seatTable).where(own);
    throw there ? new HttpError(409, 'hold_extended') : holdGone();
  }
  /** Gives it back before it runs out. False for one that is not there, or not theirs. */
  async function letGo(accountId: number, id: string): Promise<boolean> {
    const gone = await db
      .delete(seatTable)
      .where(and(eq(seatTable.id, id), eq(seatTable.accountId, accountId), isNull(seatTable.orderId)))
      .returning({ id: seatTable.id });
    return gone.length > 0;
  }

  /**
   * In the transaction that makes the order: the seat is booked for who holds it, or for whoever comes while it is free. False where it is
   * taken, or not offered any more. `isLate`: also for what should have begun.
   */
  async function take(
    tx: Queries,
    wanted: Wanted,
    orderId: string,
    { isLate = false } = {},
  ): Promise<boolean> {
    const { resourceId, startsAt, accountId } = wanted,
      now = clock.now();
    if (startsAt <= now && !isLate) return false;
    await inTurn(tx, resourceId);
    const booked = { orderId, expiresAt: null, holdNumber: null };
    const span = await spanOf(tx, wanted);
    if (!span) return false;
    const mine = await ownHold(tx, wanted);
    if (mine && isSame(mine, span)) {
      await tx.update(seatTable).set(booked).where(eq(seatTable.id, mine.id));
      return true;
    }
    await clearRunOut(tx, resourceId, startsAt, span.endsAt, now);
    const seat = await freeSeat(tx, span.resource, startsAt, span.endsAt, mine?.id);
    if (seat === undefined) return false;
    if (mine) await tx.delete(seatTable).where(eq(seatTable.id, mine.id));
    await tx.insert(seatTable).values({
      id: newSeatId(),
      resourceId,
      accountId,
      seat,
      capacity: span.resource.capacity,
      startsAt,
      endsAt: span.endsAt,
      ...booked,
    });
    return true;
  }
  /** In one step: the order has the new time, or keeps its own. False where the new one is taken, past, or not offered. */
  async function move(
    tx: Queries,
    { orderId, ...wanted }: Omit<Wanted, 'accountId'> & { orderId: string },
  ): Promise<boolean> {
    const { resourceId, startsAt } = wanted;
    const now = clock.now();
    if (startsAt <= now || startsAt >= bookableUntil(now)) return false;
    await inTurn(tx, resourceId);
    const span = await spanOf(tx, wanted);
    if (!span) return false;
    const [mine] = await tx
      .select()
      .from(seatTable)
      .where(and(eq(seatTable.orderId, orderId), eq(seatTable.resourceId, resourceId)));
    if (!mine) return false;
    await clearRunOut(tx, resourceId, startsAt, span.endsAt, now);
    const seat = await freeSeat(tx, span.resource, startsAt, span.endsAt, mine.id);
    if (seat === undefined) return false;
    await tx
      .update(seatTable)
      .set({ seat, capacity: span.resource.capacity, startsAt, endsAt: span.endsAt })
      .where(eq(seatTable.id, mine.id));
    return true;
  }
  /** Of an order that is not kept: all seats that it has, or those of one resource. */
  async function release(tx: Queries, orderId: string, resourceId?: number): Promise<void> {
    await tx
      .delete(seatTable)
      .where(
        and(
          eq(seatTable.orderId, orderId),
          resourceId === undefined ? undefined : eq(seatTable.resourceId, resourceId),
        ),
      );
  }
  /** Those that an order has. */
  const ofOrder = (queries: Queries, orderId: string): Promise<SeatRow[]> =>
    queries.select().from(seatTable).where(eq(seatTable.orderId, orderId));
  /** What is held or booked from one instant to before another. */
  const busy = (queries: Queries, resourceId: number, from: Date, to: Date) =>
    queries
      .select()
      .from(seatTable)
      .where(
        and(
          eq(seatTable.resourceId, resourceId),
          overlaps(from, to),
          or(isNotNull(seatTable.orderId), gt(seatTable.expiresAt, clock.now())),
        ),
      );
  /** Of a person who leaves. */
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    await tx.delete(seatTable).where(and(eq(seatTable.accountId, accountId), isNull(seatTable.orderId)));
  }
  return { hold, typeOf, extend, letGo, take, move, release, ofOrder, busy, forgetAll };
}
export type Seats = ReturnType<typeof createSeats>;
