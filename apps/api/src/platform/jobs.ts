import { setImmediate as immediate } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from './db/database.ts';
import { afterCommit, isTransaction, send } from './db/transactions.ts';
import {
  deleteDone,
  deleteJob,
  freeJobs,
  insertJob,
  insertTakenJob,
  takeJobs,
  type Taken,
} from './job-rows.ts';
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
const EVERY_MS = 60_000;
const LONGEST_WAIT_MS = 10 * 60_000;
/** Others do not wait for a job that takes longer, as where a provider does not answer, until so many of them are in progress. */
const SLOW_AFTER_MS = 1_000;
const SLOW_AT_ONCE = 40;
/** Who is about to do it in another way has so long. */
const HELD_MS = 3_000;

/** Once all have ended, or after so long; throws where one does until then. */
async function endOf(works: Iterable<Promise<void>>, longestMs: number): Promise<void> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, longestMs);
  try {
    await Promise.race([Promise.all(works), isOver]);
  } finally {
    clearTimeout(timer);
  }
}
/** The work that this process does just now, by kind. */
function createInProgress() {
  const byKind = new Map<string, Set<Promise<void>>>();
  return {
    async track(kind: string, work: () => Promise<void>): Promise<void> {
      const one = work(),
        all = byKind.get(kind) ?? new Set();
      byKind.set(kind, all.add(one));
      try {
        await one;
      } finally {
        all.delete(one);
      }
    },
    /** Once all of the kind that is in progress now has ended, well or badly. */
    settled: (kind: string): Promise<unknown> => Promise.allSettled(byKind.get(kind) ?? new Set()),
  };
}

/** Work that must be done even if this process ends now: added in the transaction that makes it due, taken by whoever comes first. Times are the machine's. */
export function createJobs(db: Database, log: Log) {
  const works = new Map<string, Work>();
  let running: Promise<void> | undefined;
  let again = false,
    all = false,
    isAdded = false;
  let timer: NodeJS.Timeout | undefined, soon: NodeJS.Timeout | undefined;
  let closed = false;
  const inProgress = createInProgress();
  /** Those that were in this process's hands from their first moment on. */
  const own = new Set<Promise<void>>();
  /** Those that others do not wait for any more. */
  const slow = new Map<Taken, Promise<void>>();
  let finished: Taken[] = [];
  let finishing: Promise<void> | undefined;
  const held = new Map<string, { kind: JobKind; key: string; timer: NodeJS.Timeout }>();

  /** In the transaction that makes it due. Without one it waits for the end of the work that adds it, or for a kick. */
  async function add(tx: Queries, kind: JobKind, key: string, runAt = new Date()) {
    await insertJob(tx, { kind, key, runAt });
    if (runAt.getTime() >= Date.now() + EVERY_MS) return;
    if (isTransaction(tx)) afterCommit(tx, kick);
    else isAdded = true;
  }
  /**
   * A job that nobody has added yet, in the transaction that makes it due: done here as soon as that stands.
   * Where this process ends before, another takes it as one that was left half done.
   */
  function addOwn(tx: Queries, kind: JobKind, key: string): void {
    const due = new Date();
    send(tx, insertTakenJob(tx, { kind, key, runAt: due, takenUntil: new Date(due.getTime() + TAKEN_MS) }));
    afterCommit(tx, () => doOwn({ kind, key, attempts: 1, due: due.toISOString() }));
  }
  /** Needs no doing any more; false where it was not there. */
  const drop = async (queries: Queries, kind: JobKind, key: string): Promise<boolean> =>
    (await deleteJob(queries, { kind, key })).length > 0;
  /** Somebody here is about to do it in another way: it is begun only where they do not. For other processes it is due. */
  function hold(kind: JobKind, key: string): void {
    unhold(kind, key);
    const timer = setTimeout(() => {
      unhold(kind, key);
      kick();
    }, HELD_MS);
    timer.unref();
    held.set(`${kind} ${key}`, { kind, key, timer });
  }
  function unhold(kind: JobKind, key: string): void {
    clearTimeout(held.get(`${kind} ${key}`)?.timer);
    held.delete(`${kind} ${key}`);
  }
  /**
   * All of a kind are due now, as where the shop's clock was moved: who is too early puts it off again. What is done just now is waited
   * for, since it puts itself off by the clock before. By the database's time, to the microsecond: what two servers wake at once must not
   * look like one and the same. No work may await it.
   */
  async function wake(kind: JobKind): Promise<void> {
    await inProgress.settled(kind);
    await db
      .update(jobTable)
      .set({ runAt: sql`clock_timestamp()` })
      .where(eq(jobTable.kind, kind));
    kick();
  }
  async function take(done: readonly Taken[]): Promise<{ taken: Taken[]; waitMs: number }> {
    const now = new Date(),
      // One that takes longer than it is ours is not begun a second time here.
      left = [...(all ? [] : held.values()), ...slow.keys()];
    const seen = await takeJobs(db, { done, left, now, takenUntil: new Date(now.getTime() + TAKEN_MS) });
    if (seen.gone < done.length) await free(done);
    return seen;
  }
  /** Whether it is done; else it is put off. */
  async function doOne({ kind, key, attempts }: Taken): Promise<boolean> {
    try {
      await inProgress.track(kind, () => works.get(kind)!(key));
      return true;
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
        .where(and(eq(jobTable.kind, kind), eq(jobTable.key, key)));
      return false;
    }
  }
  async function putAway(done: readonly Taken[]): Promise<void> {
    if ((await deleteDone(db, done)) < done.length) await free(done);
  }
  /** Asked for again while it was done: it is done again. */
  async function free(jobs: readonly Taken[]): Promise<void> {
    await freeJobs(db, jobs);
    kick();
  }
  function doOwn(job: Taken): void {
    if (closed) return;
    const work = (async () => {
      const isDone = await doOne(job);
      // Where it is put off, who looks for what is due sees when it is tried again.
      if (!isDone || isAdded) kick();
      if (!isDone) return;
      finished.push(job);
      // All that end in one turn are put away together.
      await (finishing ??= immediate().then(() => {
        const done = finished;
        finished = [];
        finishing = undefined;
        return putAway(done);
      }));
    })()
      .catch((error: unknown) => log.warn({ ...job, err: error }, 'a job is left to whoever comes next'))
      .finally(() => own.delete(work));
    own.add(work);
  }
  /** Those that end last are put away by who takes the next ones; nothing that is done waits for what takes long. */
  async function doAll(taken: readonly Taken[]): Promise<Taken[]> {
    const done: Taken[] = [],
      open = new Map<Taken, Promise<void>>();
    let undone = taken.length,
      isLeft = false;
    async function finish(one: Taken): Promise<void> {
      const isDone = await doOne(one);
      undone--;
      if (isDone) {
        done.push(one);
        await immediate();
        if ((undone > 0 || isLeft) && done.length > 0) await putAway(done.splice(0));
      }
      open.delete(one);
    }
    for (const one of taken) open.set(one, finish(one));
    await endOf(open.values(), SLOW_AFTER_MS);
    isLeft = true;
    for (const [job, work] of open) {
      const left = work
        .catch((error: unknown) => log.warn({ ...job, err: error }, 'a job is left to whoever comes next'))
        .finally(() => {
          slow.delete(job);
          // Where it is put off, or asked for again, who looks for what is due sees it.
          kick();
        });
      slow.set(job, left);
    }
    return done.splice(0);
  }
  /** What is put off, or in somebody's hands, is looked at again as soon as it is free: whoever held it may be dead. */
  function lookAgain(waitMs: number) {
    clearTimeout(soon);
    if (!closed && waitMs < EVERY_MS) {
      soon = setTimeout(kick, Math.max(0, waitMs) + 50);
      soon.unref();
    }
  }
  /** It counts as ended when it looks no more, not when its promise is settled: who asks in between would be told 'done' of what nobody saw. */
  async function run() {
    let done: Taken[] = [];
    try {
      for (;;) {
        again = false;
        isAdded = false;
        if (closed && done.length === 0) return;
        if (closed) return await putAway(done);
        if (slow.size >= SLOW_AT_ONCE) await Promise.race(slow.values());
        const { taken, waitMs } = await take(done);
        done = await doAll(taken);
        if (taken.length > 0 || again) continue;
        lookAgain(waitMs);
        return;
      }
    } finally {
      running = undefined;
      all = false;
    }
  }
  /** Does all that is due and that nobody here holds; who asks while it runs waits for what came in between too. */
  function kick(): void {
    void begin().catch((error: unknown) => {
      if (!closed) log.warn({ err: error }, 'jobs could not be read; trying again in a minute');
    });
  }
  /** Also what is held, what is done by who added it, and what takes long. */
  async function settle(): Promise<void> {
    do {
      await Promise.all([...own, ...slow.values()]);
      all = true;
      await begin();
    } while (own.size + slow.size > 0);
  }
  function begin(): Promise<void> {
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
    addOwn,
    drop,
    hold,
    unhold,
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
      await Promise.all([...own, ...slow.values()]);
    },
  };
}
export type Jobs = ReturnType<typeof createJobs>;
