import { UNDO_SECONDS } from '@doorstep/contract/staff';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { Claims } from './claims.ts';
import { calledAt, type createDecide, type Decider } from './decide.ts';
import { checkFree, type HeldRow } from './held-rows.ts';
import { prescriptionHeldTable as heldTable, prescriptionTable } from './schema.ts';
import type { ReviewBody } from './targets.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    review: true;
  }
}

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'kick' | 'add'>;
  log: Log;
  decide: ReturnType<typeof createDecide>;
  claims: Pick<Claims, 'check' | 'release'>;
}
/** Nothing of it stays. */
class Tried extends Error {
  readonly lines: ReviewBody['lines'];
  readonly reviewedAt: Date | null;
  constructor(lines: ReviewBody['lines'], reviewedAt: Date | null) {
    super();
    this.lines = lines;
    this.reviewedAt = reviewedAt;
  }
}

/** Reviews that can be undone for half a minute: nothing comes of them before (S18). */
export function createHeld({ db, clock, jobs, log, decide, claims }: Needs) {
  const one = (id: string) => eq(heldTable.prescriptionId, id);
  const forget = async (tx: Queries, id: string): Promise<void> => {
    await tx.delete(heldTable).where(one(id));
  };
  /** In line with whoever decides the same prescription. */
  async function locked(tx: Queries, id: string): Promise<HeldRow | undefined> {
    await tx
      .select({ id: prescriptionTable.id })
      .from(prescriptionTable)
      .where(eq(prescriptionTable.id, id))
      .for('update');
    return (await tx.select().from(heldTable).where(one(id)))[0];
  }
  /** Checked as if it were carried out, and kept. Decided again by the same person, it takes the first one's place. */
  async function hold(caller: Decider, id: string, body: ReviewBody, requestId: string): Promise<void> {
    const now = clock.now(),
      { hold: _, called: __, ...said } = body,
      called = calledAt(body, now);
    const tried: Tried = await db
      .transaction(async (tx): Promise<never> => {
        const { row, targets } = await decide(tx, caller, id, body, requestId);
        // Without lines all that waits now is meant, and nothing that comes later.
        const lines =
          body.lines ??
          targets.map(({ orderId, line, decision, reason }) => ({
            id: line.position,
            order_id: orderId,
            decision,
            reason,
          }));
        throw new Tried(lines, row.reviewedAt);
      })
      .catch((error: unknown) => {
        if (error instanceof Tried) return error;
        throw error;
      });
    const row = {
      body: {
        ...said,
        ...(called && { called_at: called.toISOString() }),
        lines: tried.lines,
        // What stood when it was decided: another's decision in between is a conflict.
        reviewed_at: tried.reviewedAt?.toISOString() ?? null,
      },
      byAccountId: caller.accountId,
      requestId,
      at: now,
      dueAt: new Date(now.getTime() + UNDO_SECONDS * 1_000),
      problem: null,
    };
    await db.transaction(async (tx) => {
      await locked(tx, id);
      await checkFree(tx, id, caller.accountId);
      await claims.check(tx, id, caller.accountId);
      await claims.release(tx, id, caller.accountId);
      await tx
        .insert(heldTable)
        .values({ prescriptionId: id, ...row })
        .onConflictDoUpdate({ target: heldTable.prescriptionId, set: row });
      await jobs.add(tx, 'review', id, new Date(Date.now() + UNDO_SECONDS * 1_000));
    });
  }
  async function undo(accountId: number, id: string): Promise<void> {
    await db.transaction(async (tx) => {
      const found = await locked(tx, id);
      if (!found || found.byAccountId !== accountId || found.problem) {
        const [row] = await tx.select().from(prescriptionTable).where(eq(prescriptionTable.id, id));
        if (!found && row?.reviewedBy === accountId) throw new HttpError(409, 'undo_over');
        throw notFound('undo_none');
      }
      if (found.dueAt <= clock.now()) throw new HttpError(409, 'undo_over');
      await forget(tx, id);
    });
  }
  /** As if it were decided now: what has changed since is refused, and then nothing of it is done. */
  async function carryOut(id: string): Promise<void> {
    const problem = await db
      .transaction(async (tx) => {
        const found = await locked(tx, id);
        if (!found || found.problem) return;
        const ms = found.dueAt.getTime() - clock.now().getTime();
        if (ms > 0) return jobs.add(tx, 'review', id, new Date(Date.now() + ms));
        await decide(
          tx,
          { accountId: found.byAccountId, role: 'pharmacist' },
          id,
          found.body,
          found.requestId,
        );
        await forget(tx, id);
      })
      .then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof HttpError && error.status < 500) return error;
          throw error;
        },
      );
    if (problem) {
      log.warn({ prescription: id, code: problem.reason }, 'a held review is refused');
      await db
        .update(heldTable)
        .set({ problem: { code: problem.reason, params: problem.params } })
        .where(one(id));
    }
    jobs.kick();
  }
  /** The clock was moved: what is due by it is due now. */
  async function hurry(): Promise<void> {
    const due = await db
      .select({ id: heldTable.prescriptionId })
      .from(heldTable)
      .where(and(isNull(heldTable.problem), lte(heldTable.dueAt, clock.now())));
    for (const { id } of due) await jobs.add(db, 'review', id);
    jobs.kick();
  }
  return { hold, undo, forget, carryOut, hurry };
}
