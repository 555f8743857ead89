import type { Claim, ReviewedPrescription, ReviewList } from '@doorstep/contract/review.schema';
import { commonErrors } from '@doorstep/contract/common.messages.en';
import { sentenceOf } from '@doorstep/contract/failure';
import { prescriptionErrors } from '@doorstep/contract/prescription.messages.en';
import { toRupees } from '@doorstep/contract/money';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { and, desc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { paginationOf } from '../platform/pagination.ts';
import { fileTable } from '../platform/schema.ts';
import type { Log } from '../platform/log.ts';
import type { CartRequests } from './cart-request.ts';
import type { ClaimRow, Claims } from './claims.ts';
import { createDecide, isWaiting, Standing, type Row } from './decide.ts';
import type { Facts, ItemFacts } from './facts.ts';
import { createHeld } from './held.ts';
import { HeldByAnother, heldIds, heldOf } from './held-rows.ts';
import type { OrderLines } from './order-lines.ts';
import { isFresh } from './queue.ts';
import { prescriptionTable } from './schema.ts';
import type { ReviewBody } from './targets.ts';
import { earlierOf, medicineOf, notedOn, writtenOf } from './written.ts';

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'kick' | 'add'>;
  log: Log;
  audit: Audit;
  orders: OrderLines;
  accounts: Pick<AccountService, 'people'>;
  facts: Pick<ItemFacts, 'of'>;
  carts: Pick<CartRequests, 'latest' | 'statusOf' | 'reviewed'>;
  claims: Claims;
}
const stood = {
  approved: 'reviewed_approved',
  rejected: 'reviewed_rejected',
  pending: 'reviewed_pending',
} as const;

const claimOf = ({ byAccountId, since, until }: ClaimRow, by: string, reader: number): Claim => ({
  by,
  own: byAccountId === reader,
  since: indianTime(since),
  until: indianTime(until),
});
const shownOf = ({ composition, strength, form, schedule }: Facts) => ({
  composition,
  strength,
  form,
  schedule,
});

/** The pharmacist's desk. */
export function createReviews({
  db,
  clock,
  jobs,
  log,
  audit,
  orders,
  accounts,
  facts,
  carts,
  claims,
}: Needs) {
  const decide = createDecide({ clock, audit, orders, carts });
  const held = createHeld({ db, clock, jobs, log, decide, claims });
  async function serialize(
    queries: Queries,
    found: ReadonlyArray<{ row: Row; type: string }>,
    /** Who reads it. */
    accountId: number,
  ): Promise<ReviewedPrescription[]> {
    if (found.length === 0) return [];
    const all = await orders.ofPrescriptions(
      queries,
      found.map(({ row: { id } }) => id),
    );
    const holds = await heldOf(
      queries,
      found.map(({ row: { id } }) => id),
    );
    const claimed = await claims.of(
      queries,
      found.map(({ row: { id } }) => id),
    );
    const known = await facts.of(all.flatMap(({ lines }) => lines.map(({ item }) => item)));
    const noted = await notedOn(
      queries,
      found.map(({ row: { id } }) => id),
    );
    const asked = await carts.latest(
      queries,
      found.map(({ row: { id } }) => id),
    );
    const people = await accounts.people([
      ...[...asked.values()].flatMap(({ answeredBy }) => answeredBy ?? []),
      ...found.flatMap(({ row }) => [
        row.accountId,
        row.reviewedBy ?? row.accountId,
        row.calledBy ?? row.accountId,
      ]),
      ...[...holds.values(), ...claimed.values()].map(({ byAccountId }) => byAccountId),
    ]);
    const byWhen = (by: number | null, at: Date | null) =>
      at === null ? null : { by: people.get(by!)?.name ?? '', at: indianTime(at) };
    return found.map(({ row, type }) => {
      const own = all.filter(({ prescriptionId }) => prescriptionId === row.id);
      const { name, mobile } = people.get(row.accountId)!;
      const cart = asked.get(row.id);
      const hold = holds.get(row.id),
        by = hold && (people.get(hold.byAccountId)?.name ?? ''),
        claim = claimed.get(row.id);
      return {
        id: row.id,
        image: callPath(platformEndpoints.getFile.path, { params: { id: row.fileId! } }),
        type: type === 'application/pdf' ? 'pdf' : 'image',
        uploaded_at: indianTime(row.uploadedAt),
        status: row.status,
        note: row.note,
        valid_until: row.validUntil,
        patient: { name, mobile },
        patient_age: row.patientAge,
        called: byWhen(row.calledBy, row.calledAt),
        reviewed: byWhen(row.reviewedBy, row.reviewedAt),
        doctor: {
          name: row.doctorName,
          registration: row.doctorRegistration,
          written_on: row.writtenOn,
        },
        held:
          hold && !hold.problem
            ? { by: by!, own: hold.byAccountId === accountId, until: indianTime(hold.dueAt) }
            : null,
        not_done: hold?.problem
          ? {
              by: by!,
              code: hold.problem.code,
              message: sentenceOf(prescriptionErrors, hold.problem) ?? commonErrors.internal,
              params: hold.problem.params ?? null,
            }
          : null,
        claim: claim ? claimOf(claim, people.get(claim.byAccountId)?.name ?? '', accountId) : null,
        cart: cart
          ? {
              id: cart.id,
              status: carts.statusOf(cart),
              note: cart.note,
              words: cart.words,
              sent_at: indianTime(cart.sentAt),
              answered: byWhen(cart.answeredBy, cart.answeredAt),
              written: writtenOf(own, noted(row.id)),
            }
          : null,
        waiting:
          (cart?.status === 'sent' || isWaiting(row, own, cart !== undefined)) && !(hold && !hold.problem),
        orders: own.map(({ orderId, createdAt, status, paidPaise, others, lines }) => ({
          order_id: orderId,
          created_at: indianTime(createdAt),
          status,
          paid: paidPaise === null ? null : toRupees(paidPaise),
          others,
          lines: lines.map((line) => ({
            id: line.position,
            medicine_id: Number(line.item.reference),
            name: line.item.title,
            qty: line.item.quantity,
            pack: line.item.detail,
            ...shownOf(known(line.item)),
            amount: toRupees(line.item.pricePaise * line.item.quantity),
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
    const isHeld = inArray(prescriptionTable.id, heldIds(db));
    const waits = and(or(isFresh(db), inArray(prescriptionTable.id, [...asked])), not(isHeld))!;
    const which =
      id !== undefined
        ? and(isNotNull(prescriptionTable.fileId), eq(prescriptionTable.id, id))
        : status === 'all'
          ? isNotNull(prescriptionTable.fileId)
          : and(
              isNotNull(prescriptionTable.fileId),
              or(
                waits,
                isHeld,
                and(eq(prescriptionTable.status, 'pending'), isNull(prescriptionTable.hiddenAt)),
              ),
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
      data: await serialize(db, found, caller.accountId),
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
  /** What another pharmacist can still undo. */
  async function heldBy({ byAccountId, body, at }: HeldByAnother['row']): Promise<HttpError> {
    const by = await nameOf(byAccountId);
    return new HttpError(409, 'reviewed_held', {
      code: 'reviewed',
      params: by === undefined ? {} : { by },
      facts: { review: { decision: body.decision, by: by ?? '', at: indianTime(at) } },
    });
  }
  const nameOf = async (accountId: number): Promise<string | undefined> =>
    (await accounts.people([accountId])).get(accountId)?.name;
  async function claim(caller: Caller, id: string, takeOver: boolean, requestId: string): Promise<Claim> {
    const row = await claims.claim(caller, id, takeOver, requestId);
    return claimOf(row, (await nameOf(row.byAccountId)) ?? '', caller.accountId);
  }
  /** One entry, as it stands. */
  async function entry(id: string, accountId: number): Promise<ReviewedPrescription> {
    const found = await db
      .select({ row: prescriptionTable, type: fileTable.type })
      .from(prescriptionTable)
      .innerJoin(fileTable, eq(fileTable.id, prescriptionTable.fileId))
      .where(eq(prescriptionTable.id, id));
    return (await serialize(db, found, accountId))[0]!;
  }
  /** At once; or, with `hold`, so that it can be undone for a while. */
  async function review(
    caller: Caller,
    id: string,
    body: ReviewBody,
    requestId: string,
  ): Promise<ReviewedPrescription> {
    try {
      if (body.hold) await held.hold(caller, id, body, requestId);
      else
        await db.transaction(async (tx) => {
          await claims.check(tx, id, caller.accountId);
          await claims.release(tx, id, caller.accountId);
          await decide(tx, caller, id, body, requestId);
          await held.forget(tx, id);
        });
    } catch (error) {
      if (error instanceof Standing) throw await standing(error.row);
      throw error instanceof HeldByAnother ? await heldBy(error.row) : await claims.named(error);
    }
    // What is refunded need not wait.
    jobs.kick();
    return entry(id, caller.accountId);
  }
  async function undo(caller: Caller, id: string): Promise<ReviewedPrescription> {
    await held.undo(caller.accountId, id);
    return entry(id, caller.accountId);
  }
  const release = (caller: Caller, id: string) => claims.release(db, id, caller.accountId);
  return { list, review, undo, claim, release, held };
}
