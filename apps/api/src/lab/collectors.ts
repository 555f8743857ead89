import { asc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { minutesOf, type BookingRow, type ScheduleService } from '../schedule/service.ts';
import { collectionTable, collectorTable } from './schema.ts';

export type CollectorRow = typeof collectorTable.$inferSelect;
interface Needs {
  db: Database;
  schedule: Pick<ScheduleService, 'seats'>;
}

/** Who collects samples, and whose time is taken for which booking. */
export function createCollectors({ db, schedule: { seats } }: Needs) {
  const list = (queries: Queries = db): Promise<CollectorRow[]> =>
    queries.select().from(collectorTable).orderBy(asc(collectorTable.id));
  const set = async (tx: Queries, orderId: string, collectorId: number | null): Promise<void> => {
    await tx.update(collectionTable).set({ collectorId }).where(eq(collectionTable.orderId, orderId));
  };
  async function of(queries: Queries, orderId: string): Promise<CollectorRow | undefined> {
    const [row] = await queries
      .select({ collector: collectorTable })
      .from(collectionTable)
      .innerJoin(collectorTable, eq(collectorTable.id, collectionTable.collectorId))
      .where(eq(collectionTable.orderId, orderId));
    return row?.collector;
  }
  /**
   * In the transaction that holds its order: their own time is taken in it, so that nobody is sent to two places at once. Undefined where
   * nothing changes; else who came before and who comes now. Throws 404, and 409 `collector_busy`.
   */
  async function assign(
    tx: Queries,
    booking: BookingRow,
    collectorId: number | null,
  ): Promise<{ before: CollectorRow | undefined; after: CollectorRow | undefined } | undefined> {
    const { orderId, accountId, startsAt } = booking,
      before = await of(tx, orderId);
    if ((before?.id ?? null) === collectorId) return undefined;
    const after = (await list(tx)).find(({ id }) => id === collectorId);
    if (collectorId !== null && !after) throw notFound('collector_not_found');
    if (before) await seats.release(tx, orderId, before.resourceId);
    if (after) {
      const wanted = { resourceId: after.resourceId, startsAt, minutes: minutesOf(booking), accountId };
      if (!(await seats.take(tx, wanted, orderId, { isLate: true })))
        throw new HttpError(409, 'collector_busy', { params: { name: after.name } });
    }
    await set(tx, orderId, collectorId);
    return { before, after };
  }
  /** In the transaction that moves a collection: who comes stays, if they are free then. */
  async function onMoved(tx: Queries, booking: BookingRow): Promise<void> {
    const { orderId, startsAt } = booking,
      collector = await of(tx, orderId);
    if (!collector) return;
    const { resourceId } = collector;
    if (await seats.move(tx, { orderId, resourceId, startsAt, minutes: minutesOf(booking) })) return;
    await seats.release(tx, orderId, resourceId);
    await set(tx, orderId, null);
  }
  return { list, assign, onMoved };
}
export type Collectors = ReturnType<typeof createCollectors>;
