import { callPath } from '@doorstep/contract/call';
import type { Pagination } from '@doorstep/contract/common.schema';
import { levelOf } from '@doorstep/contract/lab';
import type { LabReport, ReportValue } from '@doorstep/contract/lab.schema';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { OrderService } from '../order/service.ts';
import { indianTime } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { paginationOf } from '../platform/pagination.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { patientOf, type ContentsOf } from './day.ts';
import { collectionTable, labMeasureTable, reportTable, reportValueTable } from './schema.ts';

type ValueRow = typeof reportValueTable.$inferSelect;
interface Known {
  report: typeof reportTable.$inferSelect;
  at: Date;
  values: ValueRow[];
}
interface Needs {
  db: Database;
  orders: OrderService;
  schedule: Pick<ScheduleService, 'bookings'>;
  contents: ContentsOf;
}
/** Letter case and spaces make no difference. */
export const folded = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
const isSameValue = (a: ValueRow, b: ValueRow): boolean =>
  folded(a.unit) === folded(b.unit) &&
  (a.code !== null && b.code !== null ? a.code === b.code : folded(a.name) === folded(b.name));

/** Reports as their patients and the staff read them. */
export function createReportList({ db, orders, schedule, contents }: Needs) {
  /** The latest collected first. */
  async function known(orderIds: readonly string[]): Promise<Known[]> {
    if (orderIds.length === 0) return [];
    const rows = await db
      .select({ report: reportTable, collectedAt: collectionTable.collectedAt })
      .from(reportTable)
      .innerJoin(collectionTable, eq(collectionTable.orderId, reportTable.orderId))
      .where(inArray(reportTable.orderId, [...orderIds]))
      .orderBy(desc(reportTable.uploadedAt), desc(reportTable.id));
    if (rows.length === 0) return [];
    const values = Map.groupBy(
      await db
        .select()
        .from(reportValueTable)
        .where(
          inArray(
            reportValueTable.reportId,
            rows.map(({ report }) => report.id),
          ),
        )
        .orderBy(asc(reportValueTable.position)),
      ({ reportId }) => reportId,
    );
    return rows
      .map(({ report, collectedAt }) => ({
        report,
        // One that was taken back to Booked has no time of its own any more.
        at: collectedAt ?? report.uploadedAt,
        values: values.get(report.id) ?? [],
      }))
      .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  }
  const idsOf = async (accountId: number): Promise<string[]> =>
    (await schedule.bookings.idsOf(db, accountId)).map(({ orderId }) => orderId);

  async function serialize(shown: readonly Known[]): Promise<LabReport[]> {
    if (shown.length === 0) return [];
    const ids = [...new Set(shown.map(({ report }) => report.orderId))],
      rows = new Map((await orders.rows(db, ids)).map((row) => [row.id, row])),
      of = await contents(db, ids),
      hindi = new Map((await db.select().from(labMeasureTable)).map(({ code, nameHi }) => [code, nameHi])),
      all = new Map<number, Known[]>();
    for (const { accountId } of rows.values())
      if (!all.has(accountId)) all.set(accountId, await known(await idsOf(accountId)));
    const earlierOf = (value: ValueRow, at: Date, accountId: number): ReportValue['earlier'] => {
      for (const before of all.get(accountId)!) {
        const same = before.at < at && before.values.find((one) => isSameValue(one, value));
        if (same) return { value: same.value, at: indianTime(before.at), report_id: before.report.id };
      }
      return null;
    };
    return shown.map(({ report, at, values }) => {
      const order = rows.get(report.orderId)!;
      return {
        id: report.id,
        booking_id: report.orderId,
        patient: patientOf(order.details),
        file: callPath(platformEndpoints.getFile.path, { params: { id: report.fileId } }),
        collected_at: indianTime(at),
        uploaded_at: indianTime(report.uploadedAt),
        tests: of(report.orderId).tests.map(({ title, titleHi }) => ({ title, title_hi: titleHi })),
        values: values.map((value) => ({
          code: value.code,
          name: value.name,
          name_hi: (value.code !== null && hindi.get(value.code)) || value.name,
          value: value.value,
          unit: value.unit,
          low: value.low,
          high: value.high,
          level: levelOf(value.value, value),
          earlier: earlierOf(value, at, order.accountId),
        })),
      };
    });
  }
  /** Of these orders, or of a person; the latest collected first. */
  const reportsOf = async (
    of: { orderIds: readonly string[] } | { accountId: number },
  ): Promise<LabReport[]> =>
    serialize(await known('orderIds' in of ? of.orderIds : await idsOf(of.accountId)));
  /** One's own; a page past the end is empty. */
  async function list(
    accountId: number,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ data: LabReport[]; pagination: Pagination }> {
    const all = await known(await idsOf(accountId)),
      offset = (page - 1) * limit;
    return {
      data: await serialize(all.slice(offset, offset + limit)),
      pagination: paginationOf({ page, limit }, all.length),
    };
  }
  return { reportsOf, list };
}
export type ReportList = ReturnType<typeof createReportList>;
