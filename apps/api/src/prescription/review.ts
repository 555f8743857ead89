import type { ReviewedPrescription, ReviewList } from '@doorstep/contract/staff.schema';
import { issue } from '@doorstep/contract/failure';
import { VALID_MONTHS } from '@doorstep/contract/prescription';
import type { LineDecision } from '@doorstep/contract/staff';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import type { reviewBody } from '@doorstep/contract/staff.form';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
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

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'kick'>;
  audit: Audit;
  orders: OrderLines;
  accounts: Pick<AccountService, 'people'>;
}
type Row = typeof prescriptionTable.$inferSelect;
type Body = z.output<typeof reviewBody>;
interface Target {
  orderId: string;
  position: number;
  decision: LineDecision;
  reason: string | null;
}

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
const stood = {
  approved: 'reviewed_approved',
  rejected: 'reviewed_rejected',
  pending: 'reviewed_pending',
} as const;

/** What the body decides, line by line: those that it names as it says, and all others that are still open as the sheet. What has left the pharmacist's hands is no longer theirs to change. */
function targetsOf(
  { decision, reason = null, lines }: Body,
  orders: readonly ReviewOrder[],
  stands: () => HttpError,
): Target[] {
  const open = orders.filter(({ status }) => status === 'pending');
  const named = new Map<string, Target>();
  for (const [i, line] of (lines ?? []).entries()) {
    if (decision === 'rejected' && line.decision === 'approved')
      throw invalid({ [`lines.${i}.decision`]: issue('rejected_whole') });
    const have = (some: readonly ReviewOrder[]) =>
      some.filter(
        (one) =>
          (!line.order_id || one.orderId === line.order_id) &&
          one.lines.some(({ position }) => position === line.id),
      );
    const found = have(open).length > 0 ? have(open) : have(orders);
    if (found.length === 0) throw invalid({ [`lines.${i}.id`]: issue('line_unknown') });
    if (found.length > 1) throw invalid({ [`lines.${i}.order_id`]: issue('line_ambiguous') });
    named.set(`${found[0]!.orderId} ${line.id}`, {
      orderId: found[0]!.orderId,
      position: line.id,
      decision: line.decision,
      reason: line.reason || null,
    });
  }
  return orders.flatMap(({ orderId, status, lines: all }) =>
    all.flatMap(({ position, status: before, reason: why }): Target[] => {
      const said = named.get(`${orderId} ${position}`);
      const isOpen = status === 'pending' && before !== 'rejected';
      const target = said ?? { orderId, position, decision, reason: decision === 'approved' ? null : reason };
      if (before === target.decision && (!said || why === target.reason)) return [];
      if (said && !isOpen) throw stands();
      return isOpen ? [target] : [];
    }),
  );
}

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
          lines: lines.map(({ position, item, status: rx_status, reason: rx_reason }) => ({
            id: position,
            medicine_id: Number(item.reference),
            name: item.title,
            qty: item.quantity,
            pack: item.detail,
            rx_status,
            rx_reason,
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
        sql`case when ${waits} then ${prescriptionTable.uploadedAt} end`,
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
    body: Body,
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

        const targets = targetsOf(body, all, () => stale(row));
        for (const target of targets) await orders.reviewLine(tx, { ...target, byAccountId: accountId });
        const called = body.called_at
          ? { calledBy: accountId, calledAt: new Date(Math.min(Date.parse(body.called_at), now.getTime())) }
          : undefined;
        if (called)
          for (const { orderId, status } of all)
            if (status === 'pending')
              await orders.called(tx, { orderId, byAccountId: accountId, at: called.calledAt });
        // Where everything is a question, nothing is decided yet.
        const isAsked = targets.length > 0 && targets.every(({ decision }) => decision === 'question');
        const status = isAsked ? 'pending' : body.decision;
        await tx
          .update(prescriptionTable)
          .set({
            status,
            note: body.reason || null,
            validUntil: status === 'approved' ? (body.valid_until ?? afterMonths(today, VALID_MONTHS)) : null,
            reviewedBy: accountId,
            reviewedAt: now,
            ...called,
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
