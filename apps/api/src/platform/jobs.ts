import { eq, and, sql } from 'drizzle-orm';
import type { Database, Queries } from './db/database.ts';
import type { Log } from './log.ts';
import { jobTable } from './schema.ts';

/** Does one job, or throws: then it is tried again, later each time. */
export type Work = (key: string) => Promise<void>;
/** Names of kinds of work, as rows hold them. Each area adds its own beside its work: `declare module '…/platform/jobs.ts' { interface JobKinds { … } }`. */
export interface JobKinds {
  file: true;
}
export type JobKind = keyof JobKinds;

/** While one of us is at it, nobody else takes it: longer than the provider and a transaction may last, and soon enough for what a killed process held. */
const TAKEN_MS = 20_000;
const AT_ONCE = 10;
const EVERY_MS = 60_000;
const LONGEST_WAIT_MS = 10 * 60_000;

interface Taken extends Record<string, unknown> {
  kind: string;
  key: string;
  attempts: number;
  due: string;
}

/** Work that must be done even if this process ends now: added in the transaction that makes it due, taken by whoever comes first. Times are the machine's. */
export function createJobs(db: Database, log: Log) {
  const works = new Map<string, Work>();
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let closed = false;

  /** In the transaction that makes it due; there already, it is due now, or when it is said to be. */
  async function add(tx: Queries, kind: JobKind, key: string, runAt = new Date()) {
    await tx
      .insert(jobTable)
      .values({ kind, key, runAt })
      .onConflictDoUpdate({ target: [jobTable.kind, jobTable.key], set: { runAt } });
  }
  /** Needs no doing any more; false where it was not there. */
  async function drop(queries: Queries, kind: JobKind, key: string): Promise<boolean> {
    const gone = await queries
      .delete(jobTable)
      .where(and(eq(jobTable.kind, kind), eq(jobTable.key, key)))
      .returning({ key: jobTable.key });
    return gone.length > 0;
  }
  /** All of a kind are due now, as where the shop's clock was moved: who is too early puts it off again. By the database's time, to the microsecond: what two servers wake at once must not look like one and the same. */
  async function wake(kind: JobKind): Promise<void> {
    await db
      .update(jobTable)
      .set({ runAt: sql`clock_timestamp()` })
      .where(eq(jobTable.kind, kind));
    kick();
  }
  async function take() {
    const now = new Date(),
      // A row holds microseconds, this clock milliseconds: all of this one are due, and nothing of the next.
      next = new Date(now.getTime() + 1);
    const { rows } = await db.execute<Taken>(sql`
      update ${jobTable} set taken_until = ${new Date(now.getTime() + TAKEN_MS)}, attempts = attempts + 1
      where (kind, key) in (select kind, key from ${jobTable} where run_at < ${next} and (taken_until is null or taken_until < ${now}) order by run_at limit ${AT_ONCE} for update skip locked)
      returning kind, key, attempts, run_at::text as due`);
    return rows;
  }
  async function doOne({ kind, key, attempts, due }: Taken) {
    const mine = and(eq(jobTable.kind, kind), eq(jobTable.key, key));
    try {
      await works.get(kind)!(key);
      const [gone] = await db
        .delete(jobTable)
        .where(and(mine, sql`${jobTable.runAt} = ${due}::timestamptz`))
        .returning({ key: jobTable.key });
      // Asked for again while it was done: it is done again.
      if (!gone) await db.update(jobTable).set({ takenUntil: null }).where(mine);
    } catch (error) {
      const wait = Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** attempts);
      log.warn({ kind, key, attempts, err: error }, 'a job is put off');
      await db
        .update(jobTable)
        .set({
          takenUntil: null,
          runAt: new Date(Date.now() + wait),
          problem: String((error as Error).message).slice(0, 500),
        })
        .where(mine);
    }
  }
  /** What is put off, or in somebody's hands, is looked at again as soon as it is free: whoever held it may be dead. */
  async function lookAhead() {
    const {
      rows: [next],
    } = await db.execute<{ ms: string | null }>(
      sql`select extract(epoch from min(greatest(run_at, taken_until))) * 1000 as ms from ${jobTable}`,
    );
    const wait = next?.ms ? Number(next.ms) - Date.now() : Infinity;
    clearTimeout(soon);
    if (!closed && wait < EVERY_MS) {
      soon = setTimeout(kick, Math.max(0, wait) + 50);
      soon.unref();
    }
  }
  /** It counts as ended when it looks no more, not when its promise is settled: who asks in between would be told 'done' of what nobody saw. */
  async function run() {
    try {
      for (;;) {
        again = false;
        const taken = closed ? [] : await take();
        await Promise.all(taken.map(doOne));
        if (taken.length > 0 || again) continue;
        if (!closed) await lookAhead();
        if (!again) return;
      }
    } finally {
      running = undefined;
    }
  }
  /** Does all that is due; who asks while it runs waits for what came in between too. */
  function kick(): void {
    void settle().catch((error: unknown) => {
      if (!closed) log.warn({ err: error }, 'jobs could not be read; trying again in a minute');
    });
  }
  function settle(): Promise<void> {
    again = true;
    running ??= run();
    return running;
  }
  /** Once for each kind. */
  function on(kind: JobKind, work: Work) {
    if (works.has(kind)) throw new Error(`two areas declare jobs of the kind '${kind}'`);
    works.set(kind, work);
  }
  return {
    add,
    drop,
    wake,
    kick,
    settle,
    on,
    /** The same for all kinds of an area. */
    declare(kinds: Partial<Record<JobKind, Work>>) {
      for (const [kind, work] of Object.entries(kinds)) on(kind as JobKind, work);
    },
    /** What an earlier process left in its hands is free again where nobody else can be at it. */
    async start(alone: boolean) {
      if (alone) await db.update(jobTable).set({ takenUntil: null, runAt: new Date() });
      timer = setInterval(kick, EVERY_MS);
      kick();
    },
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(soon);
      await running?.catch(() => {});
    },
  };
}
export type Jobs = ReturnType<typeof createJobs>;
