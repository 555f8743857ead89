import type { CallOff, FoundBooking, FoundBookings } from '@doorstep/contract/schedule.schema';
import { FOUND_BOOKINGS_MAX } from '@doorstep/contract/schedule';
import { toRupees } from '@doorstep/contract/money';
import { STAFF_SEARCH_MIN } from '@doorstep/contract/staff';
import { inArray, lt, sql } from 'drizzle-orm';
import type { OrderService } from '../order/service.ts';
import type { Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { notFound } from '../platform/http/http-error.ts';
import type { By } from './booking-changes.ts';
import { calledOffPaise, type BookingRow } from './booking-rules.ts';
import type { Bookings } from './bookings.ts';
import { bookingTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  orders: OrderService;
  bookings: Bookings;
}

/** Anybody's bookings, for who answers the phone. Whose are shown stands in the audit (safety T48). */
export function createStaffBookings({ db, clock, audit, orders, bookings }: Needs) {
  async function serialize(rows: readonly BookingRow[]): Promise<FoundBooking[]> {
    const known = new Map(
        (
          await orders.rows(
            db,
            rows.map(({ orderId }) => orderId),
          )
        ).map((row) => [row.id, row]),
      ),
      all = rows.map((booking) => ({ booking, order: known.get(booking.orderId)! })),
      facts = await bookings.factsOf(all);
    return all.map(({ booking, order }) => {
      const said = facts.get(order.id);
      return {
        id: order.id,
        service_type: booking.serviceType,
        status: booking.status,
        title: said?.title ?? '',
        title_hi: said?.title_hi ?? null,
        starts_at: indianTime(booking.startsAt),
        ends_at: indianTime(booking.endsAt),
        patient: {
          // Whom a booking is for is frozen with it; without that it is for its account's own person.
          name: (order.details as { name?: string } | null)?.name ?? said?.who ?? '',
          mobile: order.contactMobile ?? '',
        },
        back: toRupees(calledOffPaise(booking, order)),
      };
    });
  }
  const shows = (by: By, rows: readonly BookingRow[]): Promise<void> =>
    audit.named(
      by,
      { action: 'list', objectKind: 'order' },
      rows.map(({ accountId }) => accountId),
    );

  async function find(by: By, search: string): Promise<FoundBookings> {
    if ([...search].length < STAFF_SEARCH_MIN) return { success: true, data: [], total: 0 };
    const now = clock.now(),
      which = inArray(bookingTable.orderId, orders.idsMatching(search));
    const rows = await db
      .select()
      .from(bookingTable)
      .where(which)
      .orderBy(
        lt(bookingTable.startsAt, now),
        sql`abs(extract(epoch from ${bookingTable.startsAt} - ${now.toISOString()}::timestamptz))`,
        bookingTable.orderId,
      )
      .limit(FOUND_BOOKINGS_MAX);
    await shows(by, rows);
    return { success: true, data: await serialize(rows), total: await db.$count(bookingTable, which) };
  }
  /** Throws 404 for what is no booking. */
  async function callOff(by: By, id: string, why: CallOff): Promise<FoundBooking> {
    if (!(await bookings.rowOf(db, id))) throw notFound('booking_not_found');
    await bookings.cancelByShop(by, id, why);
    return (await serialize([(await bookings.rowOf(db, id))!]))[0]!;
  }
  return { find, callOff };
}
