import { bookingTexts } from '@doorstep/contract/booking.messages.en';
import { bookingTextsHi } from '@doorstep/contract/booking.messages.hi';
import type { Measure, ReportValuesBody, StaffReports } from '@doorstep/contract/lab.schema';
import { issue } from '@doorstep/contract/failure';
import { desc, eq, inArray } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { ReadNews } from '../order/service.ts';
import type { AuditedRecords } from '../platform/area.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { isFileId, newFileId } from '../platform/storage.ts';
import { createEncoder, typeOf } from '../platform/upload/encode.ts';
import { createUploads, refusedFile, wrongFile, type Incoming } from '../platform/upload/incoming.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { patientOf, type ContentsOf } from './day.ts';
import { folded, type ReportList } from './report-list.ts';
import type { By, HeldCollection, Samples } from './samples.ts';
import { collectionTable, labMeasureTable, reportTable, reportValueTable } from './schema.ts';

declare module '../platform/files.ts' {
  interface FileKinds {
    report: true;
  }
}
type ReportRow = typeof reportTable.$inferSelect;
interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  files: Files;
  jobs: Pick<Jobs, 'add' | 'kick'>;
  accounts: Pick<AccountService, 'isGone'>;
  schedule: Pick<ScheduleService, 'bookings'>;
  samples: Samples;
  list: ReportList;
  contents: ContentsOf;
}
const textsIn = { en: bookingTexts, hi: bookingTextsHi };
/** The same bytes again within this time are a retry (safety F22). */
const RETRY_MS = 10 * 60_000;
/** Who enters a day's reports uploads many. */
const AN_HOUR = 600;
const noBooking = () => notFound('booking_not_found');
const noReport = () => notFound('report_not_found');

/** Reports of the lab: PDFs that the staff uploads, and the values that they enter. */
export function createReports(needs: Needs) {
  const { db, clock, audit, files, jobs, accounts, schedule, samples, list, contents } = needs;
  const uploads = createUploads(clock, {
      anHour: AN_HOUR,
      fields: { file: ['report', 'image'], texts: ['patient_name'] },
    }),
    encode = createEncoder();
  const record = (
    tx: Queries,
    by: By,
    { order }: HeldCollection,
    action: string,
    id: string,
  ): Promise<void> =>
    audit.record(tx, {
      ...byCaller(by),
      action,
      objectKind: 'report',
      objectId: id,
      subjectId: order.accountId,
      result: 'done',
    });
  /** Their person may be leaving: whoever would still write for them waits, and finds them gone. */
  async function held(tx: Queries, orderId: string): Promise<HeldCollection> {
    const booking = await schedule.bookings.rowOf(tx, orderId);
    if (!booking) throw noBooking();
    await lockAccount(tx, 'report', booking.accountId);
    const one = await samples.held(tx, orderId);
    if (await accounts.isGone(tx, booking.accountId)) throw noBooking();
    return one;
  }
  /** With its collection, both held. */
  async function heldReport(tx: Queries, id: string): Promise<{ one: HeldCollection; report: ReportRow }> {
    const read = async () =>
      isFileId(id) ? (await tx.select().from(reportTable).where(eq(reportTable.id, id)))[0] : undefined;
    const found = await read();
    if (!found) throw noReport();
    const one = await held(tx, found.orderId),
      report = await read();
    if (!report) throw noReport();
    return { one, report };
  }
  const ofOrder = (queries: Queries, orderId: string): Promise<ReportRow[]> =>
    queries
      .select()
      .from(reportTable)
      .where(eq(reportTable.orderId, orderId))
      .orderBy(desc(reportTable.uploadedAt));
  function refuseEarly({ booking, collection }: HeldCollection): void {
    if (booking.status === 'cancelled') throw new HttpError(409, 'collection_step_wrong');
    if (collection.state === 'booked') throw new HttpError(409, 'report_too_early');
  }

  /** What may be kept: a PDF that only shows pages (safety T22 to T24). */
  async function checked(bytes: Buffer): Promise<Uint8Array> {
    if (typeOf(bytes) !== 'application/pdf') throw wrongFile('report_pdf_required');
    const read = await encode('application/pdf', bytes);
    if ('refused' in read)
      throw refusedFile(issue(read.refused === 'active' ? 'report_pdf_locked' : 'report_pdf_unreadable'));
    return read.bytes;
  }
  async function isSentBefore(tx: Queries, orderId: string, bytes: Uint8Array): Promise<boolean> {
    const since = clock.now().getTime() - RETRY_MS;
    for (const { fileId, uploadedAt } of await ofOrder(tx, orderId))
      if (uploadedAt.getTime() > since && (await files.bytes(fileId))?.equals(bytes)) return true;
    return false;
  }
  /** Once it is stored its sample is reported, its booking done, and its patient told. */
  const upload = (by: By, orderId: string, incoming: Incoming): Promise<void> =>
    uploads(by.caller.accountId, incoming, async (file, { patient_name: name }) => {
      const first = await db.transaction((tx) => samples.held(tx, orderId));
      refuseEarly(first);
      const patient = patientOf(first.order.details);
      if (name !== undefined && folded(name) !== folded(patient))
        throw new HttpError(409, 'report_other_patient', { params: { name: patient } });
      const bytes = await checked(file),
        { accountId } = first.order;
      await files.keep({ accountId, kind: 'report', type: 'application/pdf', bytes }, async (tx, insert) => {
        const one = await held(tx, orderId);
        refuseEarly(one);
        if (await isSentBefore(tx, orderId, bytes)) return;
        const id = newFileId();
        await tx.insert(reportTable).values({ id, orderId, fileId: await insert(), uploadedAt: clock.now() });
        await record(tx, by, one, 'upload', id);
        await samples.reach(tx, by, one, 'reported');
        await jobs.add(tx, 'tell', `report_ready ${orderId}`);
      });
      jobs.kick();
    });
  /** In place of those before. The id of its booking. */
  const setValues = (by: By, id: string, { values }: ReportValuesBody): Promise<string> =>
    db.transaction(async (tx) => {
      const { one, report } = await heldReport(tx, id),
        codes = new Set(
          (await tx.select({ code: labMeasureTable.code }).from(labMeasureTable)).map((row) => row.code),
        );
      await tx.delete(reportValueTable).where(eq(reportValueTable.reportId, id));
      if (values.length > 0)
        await tx.insert(reportValueTable).values(
          values.map(({ code, ...value }, position) => ({
            ...value,
            reportId: id,
            position,
            // What no test measures was written.
            code: code && codes.has(code) ? code : null,
          })),
        );
      await record(tx, by, one, 'values', id);
      return report.orderId;
    });
  /** The id of its booking. */
  async function remove(by: By, id: string): Promise<string> {
    const orderId = await db.transaction(async (tx) => {
      const { one, report } = await heldReport(tx, id);
      await tx.delete(reportTable).where(eq(reportTable.id, id));
      await files.forget(tx, report.fileId);
      await record(tx, by, one, 'remove', id);
      if (one.collection.state === 'reported' && (await ofOrder(tx, report.orderId)).length === 0)
        await samples.reach(tx, by, one, 'at-lab');
      return report.orderId;
    });
    jobs.kick();
    return orderId;
  }
  /** Before anything is answered it stands in the audit, where its patient reads it (safety T48). */
  async function staffReports(by: By, orderId: string): Promise<StaffReports> {
    const one = await db.transaction(async (tx) => {
      const found = await samples.held(tx, orderId);
      await record(tx, by, found, 'read', orderId);
      return found;
    });
    const codes = [
        ...new Set((await contents(db, [orderId]))(orderId).tests.flatMap(({ measures }) => measures)),
      ],
      rows = new Map(
        (codes.length === 0
          ? []
          : await db.select().from(labMeasureTable).where(inArray(labMeasureTable.code, codes))
        ).map((row) => [row.code, row]),
      );
    return {
      success: true,
      data: {
        patient: { name: patientOf(one.order.details), mobile: one.order.contactMobile ?? '' },
        reports: await list.reportsOf({ orderIds: [orderId] }),
        measures: codes.flatMap((code): Measure[] => {
          const row = rows.get(code);
          return row
            ? [{ code, name: row.name, name_hi: row.nameHi, unit: row.unit, low: row.low, high: row.high }]
            : [];
        }),
      },
    };
  }
  /** Undefined once it was taken back. */
  const news: ReadNews = async (orderId) => {
    const [report] = await ofOrder(db, orderId),
      [row] = await db.select().from(collectionTable).where(eq(collectionTable.orderId, orderId));
    if (!report || row?.state !== 'reported') return undefined;
    return {
      orderId,
      text: (language) => textsIn[language].report_ready({ order: orderId }),
      at: report.uploadedAt,
    };
  };
  /** Of a person who leaves. */
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    const own = (await schedule.bookings.idsOf(tx, accountId)).map(({ orderId }) => orderId);
    if (own.length === 0) return;
    const gone = await tx.delete(reportTable).where(inArray(reportTable.orderId, own)).returning();
    for (const { fileId } of gone) await files.forget(tx, fileId);
  }
  const audited: AuditedRecords = {
    async names(ids) {
      const rows = await db
          .select()
          .from(reportTable)
          .where(inArray(reportTable.id, [...ids])),
        known = new Map(rows.map(({ id, orderId }) => [id, orderId]));
      // Who reads all of a booking's is kept by the booking.
      for (const id of ids) if (!isFileId(id)) known.set(id, id);
      return known;
    },
    ofOrder: async (orderId) => [orderId, ...(await ofOrder(db, orderId)).map(({ id }) => id)],
  };
  return {
    upload,
    setValues,
    remove,
    staffReports,
    news: { report_ready: news },
    forgetAll,
    lock: (tx: Queries, accountId: number): Promise<void> => lockAccount(tx, 'report', accountId),
    exported: async (accountId: number) => ({ lab_reports: await list.reportsOf({ accountId }) }),
    audited,
    /** The report that a file is. */
    async recordOf(fileId: string): Promise<{ id: string; isHidden: boolean } | undefined> {
      const [row] = await db.select().from(reportTable).where(eq(reportTable.fileId, fileId));
      return row && { id: row.id, isHidden: false };
    },
  };
}
export type Reports = ReturnType<typeof createReports>;
