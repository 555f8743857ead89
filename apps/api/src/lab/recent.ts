import type { RecentTests } from '@doorstep/contract/lab.schema';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { OrderService } from '../order/service.ts';
import { indianDay, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { ScheduleService } from '../schedule/service.ts';
import type { LabCatalogue } from './catalogue.ts';
import { labItemData } from './pricing.ts';
import { collectionTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  orders: OrderService;
  schedule: ScheduleService;
  catalogue: LabCatalogue;
}
const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(indianDay(to)) - Date.parse(indianDay(from))) / 86_400_000);

/** Tests of a person that were collected lately, sooner than they are usually done again. */
export const createRecentTests =
  ({ db, clock, orders, schedule, catalogue }: Needs) =>
  async (accountId: number): Promise<RecentTests['data']> => {
    const ids = (await schedule.bookings.idsOf(db, accountId)).map(({ orderId }) => orderId);
    if (ids.length === 0) return [];
    const collected = new Map(
      (
        await db
          .select({ orderId: collectionTable.orderId, at: collectionTable.collectedAt })
          .from(collectionTable)
          .where(and(inArray(collectionTable.orderId, ids), isNotNull(collectionTable.collectedAt)))
      ).map(({ orderId, at }) => [orderId, at!]),
    );
    const last = new Map<number, Date>();
    for (const { orderId, data } of await orders.items(db, [...collected.keys()]))
      for (const test of labItemData.parse(data).testIds) {
        const at = collected.get(orderId)!;
        if (at > (last.get(test) ?? new Date(0))) last.set(test, at);
      }
    const now = clock.now();
    return (await catalogue.testRows()).flatMap(({ id, repeatDays }) => {
      const at = last.get(id),
        ago = at && daysBetween(at, now);
      return ago !== undefined && repeatDays !== null && ago < repeatDays
        ? [{ test: id, days_ago: ago, usual_days: repeatDays }]
        : [];
    });
  };
