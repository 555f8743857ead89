import type { ReviewedPrescription, ReviewList } from '@doorstep/contract/staff.schema';
import { issue } from '@doorstep/contract/failure';
import { VALID_MONTHS } from '@doorstep/contract/prescription';
import { CALLED_HOURS, CLOCK_AHEAD_MINUTES } from '@doorstep/contract/staff';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianDay, indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, invalid, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { paginationOf } from '../platform/pagination.ts';
import { fileTable } from '../platform/schema.ts';
import { isFileId } from '../platform/storage.ts';
import type { OrderLines, ReviewOrder } from './order-lines.ts';
import { isFresh } from './queue.ts';
import { prescriptionTable } from './schema.ts';
import { targetsOf, type ReviewBody } from './targets.ts';
import { checkWritten, earlierOf, medicineOf, note, notedOn } from './written.ts';

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'kick'>;
  audit: Audit;
  orders: OrderLines;
  accounts: Pick<AccountService, 'people'>;
}
type Row = typeof prescriptionTable.$inferSelect;

const LONGEST_MONTHS = 12;
/** '2026-08-31' and 6 → '2027-02-28'. */
function afterMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`;
}
/** Nobody has looked at it, or a new order waits on it. */
const isWaiting = ({ status, reviewedAt }: Row, orders: readonly ReviewOrder[]): boolean =>
  (status === 'pending' && reviewedAt === null) ||
  orders.some((one) => one.status === 'pending' && one.lines.some(({ status: of }) => of === 'checking'));
/** When the patient was called, as it is kept: a device's clock may go a little ahead. Throws 400 for a time that no call of this review can have. */
function calledAt({ called, called_at }: ReviewBody, now: Date): Date | undefined {
  if (!called_at) return called ? now : undefined;
  const ago = now.getTime() - Date.parse(called_at);
  if (ago > CALLED_HOURS * 3_600_000 || ago < -CLOCK_AHEAD_MINUTES * 60_000)
    throw invalid({ called_at: issue('called_range') });
  return new Date(now.getTime() - Math.max(0, ago));
}
const stood = {
  approved: 'reviewed_approved',
  rejected: 'reviewed_rejected',
  pending: 'reviewed_pending',
} as const;

/** The pharmacist's desk. */
export function createReviews({ db, clock, jobs, audit, orders, accounts }: Needs) {
  async function serialize(
    queries: Queries,
    found: ReadonlyArray<{ row: Row; type: string }>,
  ): Promise<ReviewedPrescription[]> {
    if (found.length === 0) return [];
    const all = await orders.ofPrescriptions(
      queries,
      found.map(({ row: { id } }) => id),
    );
    const noted = await notedOn(
      queries,
      found.map(({ row: { id } }) => id),
    );
    const people = await accounts.people(
      found.flatMap(({ row }) => [
        row.accountId,
        row.reviewedBy ?? row.accountId,
        row.calledBy ?? row.accountId,
      ]),
    );
    const byWhen = (by: number | null, at: Date | null) =>
      at === null ? null : { by: people.get(by!)?.name ?? '', at: indianTime(at) };
    return found.map(({ row, type }) => {
      const own = all.filter(({ prescriptionId }) => prescriptionId === row.id);
      const { name, mobile } = people.get(row.accountId)!;
      return {
        id: row.id,
        image: callPath(platformEndpoints.getFile.path, { params: { id: row.fileId! } }),
        type: type === 'application/pdf' ? 'pdf' : 'image',
        uploaded_at: indianTime(row.uploadedAt),
        status: row.status,
        note: row.note,
        valid_until: row.validUntil,
        patient: { name, mobile },
        called: byWhen(row.calledBy, row.calledAt),
        reviewed: byWhen(row.reviewedBy, row.reviewedAt),
        waiting: isWaiting(row, own),
        orders: own.map(({ orderId, createdAt, status, lines }) => ({
          order_id: orderId,
          created_at: indianTime(createdAt),
          status,
          lines: lines.map((line) => ({
            id: line.position,
            medicine_id: Number(line.item.reference),
            name: line.item.title,
            qty: line.item.quantity,
            pack: line.item.detail,
            rx_status: line.status,
            rx_reason: line.reason,
            ...earlierOf(own, orderId, line, noted(row.id).get(medicineOf(line.item))),
          })),
        })),
      };
    });
  }

  /** Who waits comes first, the oldest of them first; with an id that one alone, however it stands; each entry that is shown has its row in the audit (safety T48). */
  async function list(
    caller: Caller,
    {
      status,
      page,
      limit,
      id,
    }: { status: 'pending' | 'all'; page: number; limit: number; id?: string | undefined },
    requestId: string,
  ): Promise<ReviewList> {
    const asked = new Set((await orders.waitingLines(db)).map(({ prescriptionId }) => prescriptionId));
    const waits = or(isFresh(), inArray(prescriptionTable.id, [...asked]))!;
    const which =
      id !== undefined
        ? and(isNotNull(prescriptionTable.fileId), eq(prescriptionTable.id, id))
        : status === 'all'
          ? isNotNull(prescriptionTable.fileId)
          : and(
              isNotNull(prescriptionTable.fileId),
              or(waits, and(eq(prescriptionTable.status, 'pending'), isNull(prescriptionTable.hiddenAt))),
            );
    const total = await db.$count(prescriptionTable, which);
    const found = await db
      .select({ row: prescriptionTable, type: fileTable.type })
      .from(prescriptionTable)
      .innerJoin(fileTable, eq(fileTable.id, prescriptionTable.fileId))
      .where(which)
      .orderBy(
        desc(waits),
        // Looked at before, it waits since a later order was given it.
        sql`case when ${waits} then case when ${prescriptionTable.reviewedAt} is null then ${prescriptionTable.uploadedAt} else coalesce(${orders.waitingSince()}, ${prescriptionTable.uploadedAt}) end end`,
        desc(prescriptionTable.uploadedAt),
        prescriptionTable.id,
      )
      .limit(limit)
      .offset((page - 1) * limit);
    await audit.record(
      db,
      found.map(({ row }) => ({
        ...byCaller({ caller, requestId }),
        action: 'list',
        objectKind: 'prescription',
        objectId: row.id,
        subjectId: row.accountId,
        result: 'done',
      })),
    );
    return {
      success: true,
      data: await serialize(db, found),
      pagination: paginationOf({ page, limit }, total),
    };
  }

  /** What another pharmacist decided meanwhile. */
  async function standing({ status, reviewedBy, reviewedAt }: Row): Promise<HttpError> {
    const by = (await accounts.people(reviewedBy === null ? [] : [reviewedBy])).get(reviewedBy ?? 0)?.name;
    return new HttpError(409, stood[status], {
      code: 'reviewed',
      params: by === undefined ? {} : { by },
      facts: { review: { decision: status, by: by ?? '', at: indianTime(reviewedAt ?? clock.now()) } },
    });
  }
  /**
   * One decision over a sheet and its lines (decisions S9, C30), all of it or nothing: an approved line lets its order go on, a rejected one is refunded. A second review
   * undoes the first while nothing has come of it; who did not see the review that stands gets a 409 `reviewed`.
   */
  async function review(
    caller: Caller,
    id: string,
    body: ReviewBody,
    requestId: string,
  ): Promise<ReviewedPrescription> {
    const { accountId } = caller;
    if (!isFileId(id)) throw notFound('prescription_not_found');
    const now = clock.now(),
      today = indianDay(now);
    if (
      body.valid_until &&
      (body.valid_until < today || body.valid_until > afterMonths(today, LONGEST_MONTHS))
    )
      throw invalid({ valid_until: issue('valid_until_range') });
    const called = calledAt(body, now);
    let conflict: Row | undefined;
    const stale = (row: Row) => {
      conflict = row;
      return new HttpError(409, 'line_decided', { code: 'reviewed' });
    };
    try {
      await db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(prescriptionTable)
          .where(and(eq(prescriptionTable.id, id), isNotNull(prescriptionTable.fileId)))
          .for('update');
        if (!row) throw notFound('prescription_not_found');
        if (row.accountId === accountId) throw new HttpError(403, 'own_prescription');
        const all = await orders.ofPrescriptions(tx, [id]);
        const isAgain = row.reviewedAt !== null && !isWaiting(row, all);
        const isUnseen =
          body.reviewed_at === undefined
            ? isAgain && row.reviewedBy !== accountId
            : (body.reviewed_at === null ? null : Date.parse(body.reviewed_at)) !==
              (row.reviewedAt?.getTime() ?? null);
        const hasGoneOn = all.some((one) =>
          one.lines.some(
            ({ status }) =>
              status === 'rejected' ||
              (status === 'approved' && one.status !== 'pending' && one.status !== 'cancelled'),
          ),
        );
        if (isUnseen || (isAgain && hasGoneOn && body.decision !== row.status)) throw stale(row);

        const { targets, notes } = targetsOf(body, all, () => stale(row));
        // Where everything is a question, nothing is decided yet.
        const isAsked = targets.length > 0 && targets.every(({ decision }) => decision === 'question');
        const status = isAsked ? 'pending' : body.decision;
        const approvals = targets.filter(({ isApproval }) => isApproval),
          approves = approvals.length > 0 || (targets.length === 0 && status === 'approved');
        if (approves && row.validUntil !== null && row.validUntil < today && !body.valid_until)
          throw new HttpError(409, 'prescription_expired');
        for (const { orderId, line, decision, reason } of targets)
          await orders.reviewLine(tx, {
            orderId,
            position: line.position,
            decision,
            reason,
            byAccountId: accountId,
          });
        for (const { line, noted } of notes.values())
          await note(tx, id, line.item, { ...noted, notedBy: accountId, notedAt: now });
        const after = await orders.ofPrescriptions(tx, [id]),
          noted = (await notedOn(tx, [id]))(id);
        const isNew = (orderId: string, position: number) =>
          approvals.some((one) => one.orderId === orderId && one.line.position === position);
        for (const { line } of [...approvals, ...[...notes.values()].filter(({ isApproved }) => isApproved)])
          checkWritten(after, line, noted.get(medicineOf(line.item)), isNew);
        const call = called && { calledBy: accountId, calledAt: called };
        if (called)
          for (const { orderId, status: of } of all)
            if (of === 'pending') await orders.called(tx, { orderId, byAccountId: accountId, at: called });
        await tx
          .update(prescriptionTable)
          .set({
            status,
            note: body.reason || null,
            // What was noted of it stays: a question does not make it last longer.
            validUntil:
              body.valid_until ??
              row.validUntil ??
              (status === 'approved' ? afterMonths(today, VALID_MONTHS) : null),
            reviewedBy: accountId,
            reviewedAt: now,
            ...call,
          })
          .where(eq(prescriptionTable.id, id));
        await audit.record(tx, {
          ...byCaller({ caller, requestId }),
          action: isAsked ? 'ask' : body.decision === 'approved' ? 'approve' : 'reject',
          objectKind: 'prescription',
          objectId: id,
          subjectId: row.accountId,
          result: 'done',
        });
      });
    } catch (error) {
      throw conflict ? await standing(conflict) : error;
    }
    // What is refunded need not wait.
    jobs.kick();
    const found = await db
      .select({ row: prescriptionTable, type: fileTable.type })
      .from(prescriptionTable)
      .innerJoin(fileTable, eq(fileTable.id, prescriptionTable.fileId))
      .where(eq(prescriptionTable.id, id));
    return (await serialize(db, found))[0]!;
  }
  return { list, review };
}
