import { CLAIM_MINUTES } from '@doorstep/contract/staff';
import { and, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { given, isOneGiven, statement } from '../platform/db/statement.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { isFileId } from '../platform/storage.ts';
import type { Decider } from './decide.ts';
import { prescriptionClaimTable as claimTable, prescriptionTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  accounts: Pick<AccountService, 'people'>;
}
export type ClaimRow = typeof claimTable.$inferSelect;
/** Another pharmacist has it on the desk. */
export class ClaimedByAnother extends HttpError {
  readonly row: ClaimRow;
  constructor(row: ClaimRow) {
    super(409, 'line_decided', { code: 'claimed' });
    this.row = row;
  }
}

const claimsById = statement('prescription_claims_by_id', (queries) =>
  queries
    .select()
    .from(claimTable)
    .where(and(isOneGiven(claimTable.prescriptionId), gt(claimTable.until, given<Date>('now')))),
);

/** Who has a prescription on the desk: a lease, so that a browser that is gone keeps nothing. */
export function createClaims({ db, clock, audit, accounts }: Needs) {
  const one = (id: string) => eq(claimTable.prescriptionId, id);
  /** Takes it, or renews it; another's that still runs only where it is taken over. Answers whose it is now. */
  async function claim(caller: Decider, id: string, takeOver: boolean, requestId: string): Promise<ClaimRow> {
    if (!isFileId(id)) throw notFound('prescription_not_found');
    const now = clock.now(),
      byAccountId = caller.accountId,
      until = new Date(now.getTime() + CLAIM_MINUTES * 60_000),
      isMine = eq(claimTable.byAccountId, byAccountId),
      isOver = lte(claimTable.until, now);
    return db.transaction(async (tx) => {
      const [sheet] = await tx
        .select({ accountId: prescriptionTable.accountId })
        .from(prescriptionTable)
        .where(and(eq(prescriptionTable.id, id), isNotNull(prescriptionTable.fileId)));
      if (!sheet) throw notFound('prescription_not_found');
      const [before] = await tx.select().from(claimTable).where(one(id)).for('update');
      // One statement decides between two that come at once.
      const [mine] = await tx
        .insert(claimTable)
        .values({ prescriptionId: id, byAccountId, since: now, until })
        .onConflictDoUpdate({
          target: claimTable.prescriptionId,
          set: {
            byAccountId,
            since: sql`case when ${isMine} and not ${isOver} then ${claimTable.since} else excluded.since end`,
            until,
          },
          setWhere: takeOver ? undefined : or(isMine, isOver),
        })
        .returning();
      if (!mine) return (await tx.select().from(claimTable).where(one(id)))[0]!;
      if (before && before.byAccountId !== byAccountId && before.until > now)
        await audit.record(tx, {
          ...byCaller({ caller, requestId }),
          action: 'take_over',
          objectKind: 'prescription',
          objectId: id,
          subjectId: sheet.accountId,
          result: 'done',
        });
      return mine;
    });
  }
  /** It is not on this pharmacist's desk any more; another's claim stays. */
  async function release(queries: Queries, id: string, accountId: number): Promise<void> {
    await queries.delete(claimTable).where(and(one(id), eq(claimTable.byAccountId, accountId)));
  }
  /** Throws where another pharmacist has it on the desk. */
  async function check(tx: Queries, id: string, accountId: number): Promise<void> {
    const [row] = await tx
      .select()
      .from(claimTable)
      .where(and(one(id), gt(claimTable.until, clock.now())))
      .for('update');
    if (row && row.byAccountId !== accountId) throw new ClaimedByAnother(row);
  }
  /** With the name of who has it: read after the transaction, which must not hold one connection and wait for another. */
  async function named(error: unknown): Promise<unknown> {
    if (!(error instanceof ClaimedByAnother)) return error;
    const { byAccountId } = error.row,
      by = (await accounts.people([byAccountId])).get(byAccountId)?.name;
    return new HttpError(409, 'claimed', { params: by === undefined ? {} : { by } });
  }
  /** Those that run. */
  async function of(queries: Queries, ids: readonly string[]): Promise<Map<string, ClaimRow>> {
    const rows = ids.length === 0 ? [] : await claimsById(queries, { ids: [...ids], now: clock.now() });
    return new Map(rows.map((row) => [row.prescriptionId, row]));
  }
  return { claim, release, check, named, of };
}
export type Claims = ReturnType<typeof createClaims>;
