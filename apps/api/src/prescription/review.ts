import type { Claim, ReviewedPrescription, ReviewList } from '@doorstep/contract/review.schema';
import { eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { countedPagination } from '../platform/pagination.ts';
import { fileTable } from '../platform/schema.ts';
import type { Log } from '../platform/log.ts';
import type { CartRequests } from './cart-request.ts';
import type { Claims } from './claims.ts';
import { pageOfDesk } from './desk.ts';
import type { DoctorsOwn } from './doctors-own.ts';
import { createDecide, Standing, type Row } from './decide.ts';
import type { CautionSource, ItemFacts } from './facts.ts';
import { createHeld } from './held.ts';
import { HeldByAnother } from './held-rows.ts';
import type { OrderLines } from './order-lines.ts';
import type { RegisterEntries } from './register-entries.ts';
import { claimOf, createEntries } from './review-entries.ts';
import { prescriptionTable } from './schema.ts';
import type { ReviewBody } from './targets.ts';

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'kick' | 'add'>;
  log: Log;
  audit: Audit;
  orders: OrderLines;
  accounts: Pick<AccountService, 'people'>;
  facts: Pick<ItemFacts, 'of'>;
  cautions: Pick<CautionSource, 'of'>;
  entries: RegisterEntries;
  carts: Pick<CartRequests, 'latest' | 'statusOf' | 'reviewed'>;
  claims: Claims;
  doctorsOwn: Pick<DoctorsOwn, 'ofPrescriptions'>;
}
const stood = {
  approved: 'reviewed_approved',
  rejected: 'reviewed_rejected',
  pending: 'reviewed_pending',
} as const;

const sheetsById = statement('prescriptions_with_file_by_id', (queries) =>
  queries
    .select({ row: prescriptionTable, type: fileTable.type })
    .from(prescriptionTable)
    .innerJoin(fileTable, eq(fileTable.id, prescriptionTable.fileId))
    .where(isOneGiven(prescriptionTable.id)),
);

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
  cautions,
  entries,
  carts,
  claims,
  doctorsOwn,
}: Needs) {
  const decide = createDecide({ clock, audit, orders, accounts, carts, entries, facts });
  const serialize = createEntries({ orders, accounts, facts, cautions, carts, claims, doctorsOwn });
  const held = createHeld({ db, clock, jobs, log, decide, claims });
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
    const { counted, ids } = await pageOfDesk(
        { db, orders },
        { status, id, offset: (page - 1) * limit, limit: limit + 1 },
      ),
      shown = ids.slice(0, limit);
    const all = new Map(
      (shown.length === 0 ? [] : await sheetsById(db, { ids: shown })).map((one) => [one.row.id, one]),
    );
    const rows = shown.flatMap((one) => all.get(one) ?? []);
    const { actorId, actorRole } = byCaller({ caller, requestId });
    // Nothing is answered before its rows stand in the audit.
    const [data] = await Promise.all([
      db.together((queries) => serialize(queries, rows, caller.accountId)),
      audit.record(
        db,
        rows.map(({ row }) => ({
          actorId,
          actorRole,
          requestId,
          action: 'list',
          objectKind: 'prescription',
          objectId: row.id,
          subjectId: row.accountId,
          result: 'done',
        })),
      ),
    ]);
    return {
      success: true,
      data,
      pagination: countedPagination({ page, limit }, { counted, read: ids.length }),
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
    const found = await sheetsById(db, { ids: [id] });
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
