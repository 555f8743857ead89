import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { given, rawStatement, statement } from './db/statement.ts';
import { jobTable } from './schema.ts';

const AT_ONCE = 10;

/** A job in somebody's hands. */
export interface Taken extends Record<string, unknown> {
  kind: string;
  key: string;
  attempts: number;
  due: string;
}
type Named = Pick<Taken, 'kind' | 'key'>;
const kindsOf = (jobs: readonly Named[]) => jobs.map(({ kind }) => kind);
const keysOf = (jobs: readonly Named[]) => jobs.map(({ key }) => key);
const duesOf = (jobs: readonly Taken[]) => jobs.map(({ due }) => due);

const ofJob = { kind: given<string>('kind'), key: given<string>('key'), runAt: given<Date>('runAt') },
  // There already, it is due now, or when it is said to be; who has it in hand keeps it.
  there = { target: [jobTable.kind, jobTable.key], set: { runAt: sql`excluded.run_at` } };
export const insertJob = statement('job_insert', (queries) =>
  queries.insert(jobTable).values(ofJob).onConflictDoUpdate(there),
);
export const insertTakenJob = statement('job_insert_taken', (queries) =>
  queries
    .insert(jobTable)
    .values({ ...ofJob, takenUntil: given('takenUntil', jobTable.takenUntil), attempts: 1 })
    .onConflictDoUpdate(there),
);
export const deleteJob = statement('job_delete', (queries) =>
  queries
    .delete(jobTable)
    .where(and(eq(jobTable.kind, sql.placeholder('kind')), eq(jobTable.key, sql.placeholder('key'))))
    .returning({ key: jobTable.key }),
);

const place = sql.placeholder;
const done = rawStatement(
  'jobs_done',
  sql`
    delete from ${jobTable} j using unnest(${place('kinds')}::text[], ${place('keys')}::text[], ${place('dues')}::timestamptz[]) d (kind, key, due)
    where j.kind = d.kind and j.key = d.key and j.run_at = d.due returning j.key`,
);
/** Those that nobody asked for again meanwhile; how many they are. */
export const deleteDone = async (db: Database, jobs: readonly Taken[]): Promise<number> =>
  (await done(db, { kinds: kindsOf(jobs), keys: keysOf(jobs), dues: duesOf(jobs) })).length;

const freed = rawStatement(
  'jobs_free',
  sql`
    update ${jobTable} set taken_until = null
    where (kind, key) in (select * from unnest(${place('kinds')}::text[], ${place('keys')}::text[]))`,
);
/** In nobody's hands any more. */
export async function freeJobs(db: Database, jobs: readonly Named[]): Promise<void> {
  await freed(db, { kinds: kindsOf(jobs), keys: keysOf(jobs) });
}

type Seen = { [name in keyof Taken]: Taken[name] | null } & { gone: string; ms: string | null };
const isOther = sql`(kind, key) not in (select kind, key from left_out)`;
const take = rawStatement<Seen>(
  'jobs_take',
  sql`
    with done as (
      select * from unnest(${place('kinds')}::text[], ${place('keys')}::text[], ${place('dues')}::timestamptz[]) d (kind, key, due)),
    gone as (delete from ${jobTable} j using done d where j.kind = d.kind and j.key = d.key and j.run_at = d.due returning j.key),
    left_out as (
      select kind, key from done union all select * from unnest(${place('leftKinds')}::text[], ${place('leftKeys')}::text[])),
    taken as (
      update ${jobTable} set taken_until = ${place('takenUntil')}::timestamptz, attempts = attempts + 1
      where (kind, key) in (
        select kind, key from ${jobTable}
        where run_at < ${place('next')}::timestamptz and (taken_until is null or taken_until < ${place('now')}::timestamptz) and ${isOther}
        order by run_at limit ${sql.raw(String(AT_ONCE))} for update skip locked)
      returning kind, key, attempts, run_at::text as due)
    select taken.*, (select count(*) from gone) as gone, extract(epoch from least(
      (select min(run_at) from ${jobTable} where (taken_until is null or taken_until < run_at) and ${isOther}),
      (select min(taken_until) from ${jobTable} where run_at < ${place('next')}::timestamptz and ${isOther}))) * 1000 as ms
    from (select) one left join taken on true`,
);
interface ToTake {
  /** To be put away. */
  done: readonly Taken[];
  /** To be left to who holds them. */
  left: readonly Named[];
  now: Date;
  takenUntil: Date;
}
/** Puts away what is done, takes what is due, and looks when something will be, where nothing is: in one statement. */
export async function takeJobs(
  db: Database,
  { done: ended, left, now, takenUntil }: ToTake,
): Promise<{ taken: Taken[]; gone: number; waitMs: number }> {
  const rows = await take(db, {
    kinds: kindsOf(ended),
    keys: keysOf(ended),
    dues: duesOf(ended),
    leftKinds: kindsOf(left),
    leftKeys: keysOf(left),
    now,
    // A row holds microseconds, this clock milliseconds: all of this one are due, and nothing of the next.
    next: new Date(now.getTime() + 1),
    takenUntil,
  });
  const [{ gone, ms }] = rows as [Seen];
  return {
    taken: rows.filter(({ kind }) => kind !== null) as Taken[],
    gone: Number(gone),
    waitMs: ms === null ? Infinity : Number(ms) - Date.now(),
  };
}
