import { hash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { throttleTable } from './schema.ts';

/** What is tried, and how many failures of it cost nothing. */
export interface Try {
  what: string;
  free: number;
}
/** Beyond the free ones each failure doubles the wait, up to a minute, and a quiet quarter of an hour forgets them all: nobody is locked out for good by a stranger (safety T16). */
const LONGEST_S = 60;
const FORGOTTEN_MS = 15 * 60_000;
const keyOf = (what: string) => hash('sha256', what, 'base64url');
export type Throttle = ReturnType<typeof createThrottle>;

/** Counts failures of what can be guessed; kept in the database, so that all processes count together. */
export function createThrottle(db: Database, clock: Clock) {
  /** How many seconds whoever tries this has to wait; 0 for not at all. */
  async function wait(tries: readonly Try[]): Promise<number> {
    const now = clock.now().getTime();
    const free = new Map(tries.map((one) => [keyOf(one.what), one.free]));
    const rows = await db
      .select()
      .from(throttleTable)
      .where(inArray(throttleTable.key, [...free.keys()]));
    const waits = rows.map(({ key, count, lastAt }) => {
      const since = now - lastAt.getTime(),
        over = count - free.get(key)!;
      return over < 0 || since > FORGOTTEN_MS ? 0 : Math.ceil(Math.min(LONGEST_S, 2 ** over) - since / 1000);
    });
    return Math.max(0, ...waits);
  }
  async function failed(tries: readonly Try[]): Promise<void> {
    const now = clock.now();
    const forgotten = new Date(now.getTime() - FORGOTTEN_MS);
    await db.delete(throttleTable).where(lt(throttleTable.lastAt, forgotten));
    await db
      .insert(throttleTable)
      .values(tries.map(({ what }) => ({ key: keyOf(what), count: 1, lastAt: now })))
      .onConflictDoUpdate({
        target: throttleTable.key,
        set: { count: sql`${throttleTable.count} + 1`, lastAt: now },
      });
  }
  const succeeded = async ({ what }: Try) => {
    await db.delete(throttleTable).where(eq(throttleTable.key, keyOf(what)));
  };
  return { wait, failed, succeeded };
}
