import type { CollectionDay, StaffCollection } from '@doorstep/contract/lab.schema';
import { labServiceType } from '@doorstep/contract/lab';
import { toRupees } from '@doorstep/contract/money';
import { BOOKABLE_DAYS } from '@doorstep/contract/schedule';
import { labPolicy } from '@doorstep/contract/store';
import { and, count, eq, inArray, lt, min } from 'drizzle-orm';
import type { OrderService } from '../order/service.ts';
import type { TodayEntry } from '../platform/area.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianDay, indianMidnight, indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { calledOffPaise, dueRupees, type BookingRow, type ScheduleService } from '../schedule/service.ts';
import type { Collectors } from './collectors.ts';
import type { By } from './samples.ts';
import { collectionTable, labTable, medicalTestTable, reportTable } from './schema.ts';

/** Tests of several orders, by the order's id: those of its packages too. */
export type ContentsOf = (
  queries: Queries,
  orderIds: readonly string[],
) => Promise<(orderId: string) => { tests: ReadonlyArray<typeof medicalTestTable.$inferSelect> }>;
interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  orders: OrderService;
  schedule: Pick<ScheduleService, 'bookings' | 'payments'>;
  collectors: Collectors;
  contents: ContentsOf;
}
const DAY_MS = 86_400_000,
  REPORT_MS = labPolicy.reportHours.to * 3_600_000;
/** Who a booking is for, as its order keeps it; empty once that is forgotten. */
export const patientOf = (details: unknown): string => (details as { name?: string } | null)?.name ?? '';

/** The collections of a day, as those who send collectors see them. */
export function createCollectionDays({ db, clock, audit, orders, schedule, collectors, contents }: Needs) {
  async function between(from: Date, to: Date): Promise<BookingRow[]> {
    const labs = await db.select({ id: labTable.resourceId }).from(labTable);
    return schedule.bookings.between(
      db,
      labs.map(({ id }) => id),
      from,
      to,
    );
  }
  async function serialize(rows: readonly BookingRow[]): Promise<StaffCollection[]> {
    const ids = rows.map(({ orderId }) => orderId);
    if (ids.length === 0) return [];
    const known = new Map((await orders.rows(db, ids)).map((row) => [row.id, row])),
      own = new Map(
        (await db.select().from(collectionTable).where(inArray(collectionTable.orderId, ids))).map((row) => [
          row.orderId,
          row,
        ]),
      ),
      reports = new Map(
        (
          await db
            .select({ orderId: reportTable.orderId, n: count() })
            .from(reportTable)
            .where(inArray(reportTable.orderId, ids))
            .groupBy(reportTable.orderId)
        ).map(({ orderId, n }) => [orderId, n]),
      ),
      people = await collectors.list(),
      of = await contents(db, ids),
      received = await orders.received.entries(db, ids);
    return rows.map((booking): StaffCollection => {
      const { orderId } = booking,
        order = known.get(orderId)!,
        taken = orders.received.standing(received(orderId)),
        collection = own.get(orderId)!,
        collector = people.find(({ id }) => id === collection.collectorId);
      return {
        id: orderId,
        status: booking.status as StaffCollection['status'],
        sample: collection.state,
        starts_at: indianTime(booking.startsAt),
        ends_at: indianTime(booking.endsAt),
        address: order.address ?? '',
        distance_km: order.distanceKm,
        latitude: collection.latitude,
        longitude: collection.longitude,
        patient: { name: patientOf(order.details), mobile: order.contactMobile ?? '' },
        tests: of(orderId).tests.map(({ id, title, sample }) => ({ id, title, sample })),
        due: dueRupees(order, booking.status, taken),
        received: taken ? orders.received.serialize(taken) : null,
        back: toRupees(calledOffPaise(booking, order)),
        fasting_hours: collection.fastingHours,
        collector: collector ? { id: collector.id, name: collector.name } : null,
        reports: reports.get(orderId) ?? 0,
      };
    });
  }

  /** By time, then the nearest first. Whose collections are shown stands in the audit (safety T48). */
  async function day(by: By, wanted?: string): Promise<CollectionDay> {
    const now = clock.now(),
      shown = wanted ?? indianDay(now),
      from = indianMidnight(shown),
      rows = await between(from, new Date(from.getTime() + DAY_MS));
    await audit.record(
      db,
      rows.map(({ orderId, accountId }) => ({
        ...byCaller(by),
        action: 'list',
        objectKind: 'order',
        objectId: orderId,
        subjectId: accountId,
        result: 'done' as const,
      })),
    );
    return {
      success: true,
      data: {
        now: indianTime(now),
        day: shown,
        collectors: (await collectors.list()).map(({ id, name, mobile }) => ({ id, name, mobile })),
        collections: (await serialize(rows)).toSorted(
          (a, b) =>
            a.starts_at.localeCompare(b.starts_at) ||
            (a.distance_km ?? Infinity) - (b.distance_km ?? Infinity) ||
            a.id.localeCompare(b.id),
        ),
      },
    };
  }
  /** The day on which a collection is. */
  async function dayOf(orderId: string): Promise<string | undefined> {
    const booking = await schedule.bookings.rowOf(db, orderId);
    return booking && indianDay(booking.startsAt);
  }
  const today: TodayEntry[] = [
    {
      key: 'collections_due',
      roles: ['admin'],
      count: () => schedule.payments.unpaid(labServiceType),
    },
    {
      key: 'collections_unassigned',
      roles: ['admin'],
      async count(now) {
        const until = new Date(now.getTime() + (BOOKABLE_DAYS + 1) * DAY_MS),
          rows = (await between(new Date(now.getTime() - DAY_MS), until)).filter(
            ({ status }) => status === 'booked',
          ),
          sent = new Set(
            (
              await db
                .select({ orderId: collectionTable.orderId, collectorId: collectionTable.collectorId })
                .from(collectionTable)
                .where(
                  inArray(
                    collectionTable.orderId,
                    rows.map(({ orderId }) => orderId),
                  ),
                )
            ).flatMap(({ orderId, collectorId }) => (collectorId === null ? [] : [orderId])),
          ),
          found = rows.filter(({ orderId }) => !sent.has(orderId));
        return { count: found.length, worstAt: found[0]?.startsAt ?? null };
      },
    },
    {
      key: 'reports_waiting',
      roles: ['admin'],
      async count(now) {
        const [row] = await db
          .select({ n: count(), at: min(collectionTable.atLabAt) })
          .from(collectionTable)
          .where(
            and(
              eq(collectionTable.state, 'at-lab'),
              lt(collectionTable.atLabAt, new Date(now.getTime() - REPORT_MS)),
            ),
          );
        return { count: row!.n, worstAt: row!.at };
      },
    },
  ];
  return { day, dayOf, today };
}
export type CollectionDays = ReturnType<typeof createCollectionDays>;
