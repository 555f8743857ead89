import { issue } from '@doorstep/contract/failure';
import { medicineServiceType } from '@doorstep/contract/medicine';
import { VALID_MONTHS } from '@doorstep/contract/prescription';
import { CALLED_HOURS, CLOCK_AHEAD_MINUTES } from '@doorstep/contract/staff';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { ItemRow } from '../order/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianDay, type Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, invalid, notFound } from '../platform/http/http-error.ts';
import { isFileId } from '../platform/storage.ts';
import type { CartRequests } from './cart-request.ts';
import { doctorsLinesOf, lineFor } from './doctors-lines.ts';
import type { ItemFacts } from './facts.ts';
import { issuesOf, missingIn, type H1Record } from './h1-record.ts';
import { checkFree } from './held-rows.ts';
import type { OrderLines } from './order-lines.ts';
import type { RegisterEntries } from './register-entries.ts';
import type { ReviewLine, ReviewOrder } from './review-orders.ts';
import { prescriptionTable } from './schema.ts';
import { targetsOf, type ReviewBody, type Target } from './targets.ts';
import { checkWritten, medicineOf, note, notedOn, type Noted } from './written.ts';

export type Row = typeof prescriptionTable.$inferSelect;
export type Decider = Pick<Caller, 'accountId' | 'role'>;
interface Needs {
  clock: Clock;
  audit: Audit;
  orders: OrderLines;
  accounts: Pick<AccountService, 'people'>;
  entries: Pick<RegisterEntries, 'scheduled' | 'freeze'>;
  carts: Pick<CartRequests, 'reviewed'>;
  facts: Pick<ItemFacts, 'of'>;
}
/** Approved lines, with what was noted of their medicines; `isNew` tells what was not approved before this decision. */
interface Checked {
  lines: readonly ReviewLine[];
  noted: ReadonlyMap<string, Noted>;
  isNew: (orderId: string, position: number) => boolean;
}
/** What stands is not what the pharmacist saw. */
export class Standing extends HttpError {
  readonly row: Row;
  constructor(row: Row) {
    super(409, 'line_decided', { code: 'reviewed' });
    this.row = row;
  }
}

const LONGEST_MONTHS = 12;
/** '2026-08-31' and 6 → '2027-02-28'. */
export function afterMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`;
}
/** Uploaded and not yet reviewed; a prescription by a shop doctor is reviewed with an order. */
export const isUnread = ({
  status,
  reviewedAt,
  writtenBy,
}: Pick<Row, 'status' | 'reviewedAt' | 'writtenBy'>): boolean =>
  status === 'pending' && reviewedAt === null && writtenBy === null;
/** Nobody has looked at it, or a new order waits on it. `isCartAnswered`: it was looked at for the cart that was asked for with it. */
export const isWaiting = (row: Row, orders: readonly ReviewOrder[], isCartAnswered = false): boolean =>
  (isUnread(row) && !isCartAnswered) ||
  orders.some((one) => one.status === 'pending' && one.lines.some(({ status: of }) => of === 'checking'));
/** When the patient was called, as it is kept: a device's clock may go a little ahead. Throws 400 for a time that no call of this review can have. */
export function calledAt({ called, called_at }: ReviewBody, now: Date): Date | undefined {
  if (!called_at) return called ? now : undefined;
  const ago = now.getTime() - Date.parse(called_at);
  if (ago > CALLED_HOURS * 3_600_000 || ago < -CLOCK_AHEAD_MINUTES * 60_000)
    throw invalid({ called_at: issue('called_range') });
  return new Date(now.getTime() - Math.max(0, ago));
}

/** Columns that record who wrote the prescription, for whom and when, as they are after this review. */
function recorded(row: Row, body: ReviewBody) {
  const { doctor, patient_name } = body;
  return {
    ...(doctor
      ? {
          doctorName: doctor.name || null,
          doctorRegistration: doctor.registration || null,
          // A missing address keeps the stored one.
          doctorAddress: doctor.address == null ? row.doctorAddress : doctor.address || null,
          writtenOn: doctor.written_on ?? null,
        }
      : {
          doctorName: row.doctorName,
          doctorRegistration: row.doctorRegistration,
          doctorAddress: row.doctorAddress,
          writtenOn: row.writtenOn,
        }),
    patientName: patient_name == null ? row.patientName : patient_name || null,
  };
}
const h1RecordOf = (
  {
    patientName,
    doctorName,
    doctorRegistration,
    doctorAddress,
    writtenOn,
  }: Pick<Row, 'patientName' | 'doctorName' | 'doctorRegistration' | 'doctorAddress' | 'writtenOn'>,
  accountName: string,
): H1Record => ({
  patient: patientName ?? (accountName || null),
  prescriber: doctorName,
  registration: doctorRegistration,
  prescriberAddress: doctorAddress,
  writtenOn,
});
/**
 * Throws 400 for an approval by a prescription from the future, or by one older than six months without a reason. The rules set no period for prescriptions;
 * six months is the shop's own limit, as for its validity.
 */
function checkAge(writtenOn: string | null, today: string, { old_reason, reason }: ReviewBody): void {
  if (writtenOn === null) return;
  if (writtenOn > today) throw invalid({ 'doctor.written_on': issue('written_on_future') });
  if (isOld(writtenOn, today) && !old_reason && !reason)
    throw invalid({ old_reason: issue('old_reason_required', { months: VALID_MONTHS }) });
}
const isOld = (writtenOn: string, today: string): boolean => afterMonths(writtenOn, VALID_MONTHS) < today;

const oldReasonOf = (writtenOn: string | null, today: string, { old_reason, reason }: ReviewBody) =>
  writtenOn !== null && isOld(writtenOn, today) ? old_reason || reason || null : null;

/** Throws 400 for an impossible validity or date of writing. `today`: ISO date in India. */
function checkDates({ valid_until: validUntil, doctor }: ReviewBody, today: string): void {
  if (validUntil && (validUntil < today || validUntil > afterMonths(today, LONGEST_MONTHS)))
    throw invalid({ valid_until: issue('valid_until_range') });
  if (doctor?.written_on && doctor.written_on > today)
    throw invalid({ 'doctor.written_on': issue('written_on_future') });
}
/** Whether an earlier decision had consequences: a refund, or an order that went on. */
const hasGoneOn = (all: readonly ReviewOrder[]): boolean =>
  all.some((one) =>
    one.lines.some(
      ({ status }) =>
        status === 'rejected' ||
        (status === 'approved' && one.status !== 'pending' && one.status !== 'cancelled'),
    ),
  );
/** Throws 404 for no prescription, 403 for the reviewer's own. */
function assertReviewable(row: Row | undefined, accountId: number): asserts row is Row {
  if (!row) throw notFound('prescription_not_found');
  if (row.accountId === accountId) throw new HttpError(403, 'own_prescription');
}
/** Throws 409 `reviewed` when the reviewer has not seen the current review, or it already had consequences. */
function assertCurrent(row: Row, all: readonly ReviewOrder[], body: ReviewBody, accountId: number): void {
  const isAgain = row.reviewedAt !== null && !isWaiting(row, all);
  const isUnseen =
    body.reviewed_at === undefined
      ? isAgain && row.reviewedBy !== accountId
      : (body.reviewed_at === null ? null : Date.parse(body.reviewed_at)) !==
        (row.reviewedAt?.getTime() ?? null);
  if (isUnseen || (isAgain && hasGoneOn(all) && body.decision !== row.status)) throw new Standing(row);
}
/**
 * One decision over a sheet and its lines (decisions S9, C30), all of it or nothing: an approved line lets its order go on, a rejected one is refunded. A second review
 * undoes the first while nothing has come of it; who did not see the review that stands gets a 409 `reviewed`.
 */
export function createDecide({ clock, audit, orders, accounts, carts, entries, facts }: Needs) {
  /** Throws 400 when a Schedule H1 line is approved without its record, or the record of an approved line would be emptied. */
  async function checkH1(
    tx: Queries,
    row: Row,
    next: ReturnType<typeof recorded>,
    { approvals, all }: { approvals: readonly Target[]; all: readonly ReviewOrder[] },
  ): Promise<void> {
    const name = (await accounts.people([row.accountId], tx)).get(row.accountId)?.name ?? '';
    const missing = missingIn(h1RecordOf(next, name));
    if (missing.length === 0) return;
    const isEmptied = missingIn(h1RecordOf(row, name)).length === 0;
    const standing = isEmptied
      ? all.flatMap(({ status, lines }) =>
          status === 'pending' || status === 'processing'
            ? lines.filter((line) => line.status === 'approved').map(({ item }) => item)
            : [],
        )
      : [];
    const items = [...approvals.map(({ line }) => line.item), ...standing];
    if ((await entries.scheduled(items, tx)).length > 0) throw invalid(issuesOf(missing));
  }
  /**
   * Throws 409 'over_written' for more packs than were noted. For a prescription written in the shop also 'not_prescribed' for a medicine that none of its lines
   * has; medicines with the same substances and strengths share the packs of a line.
   */
  async function checkLines(
    tx: Queries,
    { id, writtenBy }: Row,
    orders: readonly ReviewOrder[],
    { lines, noted, isNew }: Checked,
  ): Promise<void> {
    if (writtenBy === null) {
      for (const line of lines) checkWritten(orders, line, noted.get(medicineOf(line.item)), isNew);
      return;
    }
    const doctorsLines = await doctorsLinesOf(tx, id),
      items = [...lines, ...orders.flatMap((order) => order.lines)].map(({ item }) => item),
      factsOf = await facts.of(items, tx),
      filledBy = (item: ItemRow) => lineFor(doctorsLines, item, factsOf(item));
    for (const line of lines) {
      const { item } = line,
        filled = filledBy(item);
      if (item.productType === medicineServiceType && !filled)
        throw new HttpError(409, 'not_prescribed', { params: { name: item.title } });
      const ofItem = noted.get(medicineOf(item));
      if (ofItem || filled?.medicineId == null) {
        checkWritten(orders, line, ofItem, isNew);
        continue;
      }
      const ofLine = noted.get(
        medicineOf({ productType: medicineServiceType, reference: String(filled.medicineId) }),
      );
      checkWritten(orders, line, ofLine, isNew, (other) => filledBy(other) === filled);
    }
  }
  return async function decide(
    tx: Queries,
    caller: Decider,
    id: string,
    body: ReviewBody,
    requestId: string,
  ): Promise<{ row: Row; targets: Target[] }> {
    const { accountId } = caller;
    if (!isFileId(id)) throw notFound('prescription_not_found');
    const now = clock.now(),
      today = indianDay(now);
    checkDates(body, today);
    const called = calledAt(body, now);
    const [row] = await tx
      .select()
      .from(prescriptionTable)
      .where(and(eq(prescriptionTable.id, id), isNotNull(prescriptionTable.fileId)))
      .for('update');
    assertReviewable(row, accountId);
    await checkFree(tx, id, accountId);
    const all = await orders.ofPrescriptions(tx, [id]);
    assertCurrent(row, all, body, accountId);

    const { targets, notes } = targetsOf(body, all, () => new Standing(row));
    // Where everything is a question, nothing is decided yet.
    const isAsked = targets.length > 0 && targets.every(({ decision }) => decision === 'question'),
      status = isAsked ? 'pending' : body.decision;
    const approvals = targets.filter(({ isApproval }) => isApproval),
      approves = approvals.length > 0 || (targets.length === 0 && status === 'approved');
    if (approves && row.validUntil !== null && row.validUntil < today && !body.valid_until)
      throw new HttpError(409, 'prescription_expired');
    const next = recorded(row, body);
    if (approves) checkAge(next.writtenOn, today, body);
    await checkH1(tx, row, next, { approvals, all });
    await entries.freeze(tx, id);
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
    const annotated = [...notes.values()].filter(({ isApproved }) => isApproved),
      lines = [...approvals, ...annotated].map(({ line }) => line);
    await checkLines(tx, row, after, { lines, noted, isNew });
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
        ...next,
        ...(approves && { oldReason: oldReasonOf(next.writtenOn, today, body) }),
        ...(body.patient_age !== undefined && { patientAge: body.patient_age }),
        ...call,
      })
      .where(eq(prescriptionTable.id, id));
    await carts.reviewed(tx, id, { status, words: body.reason, byAccountId: accountId });
    await audit.record(tx, {
      ...byCaller({ caller, requestId }),
      action: isAsked ? 'ask' : body.decision === 'approved' ? 'approve' : 'reject',
      objectKind: 'prescription',
      objectId: id,
      subjectId: row.accountId,
      result: 'done',
    });
    return { row, targets };
  };
}
