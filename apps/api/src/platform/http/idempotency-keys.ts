import { hash } from 'node:crypto';
import { issue } from '@doorstep/contract/failure';
import { and, eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { idempotencyKeyTable } from '../schema.ts';
import { HttpError, invalid } from './http-error.ts';

const KEPT_HOURS = 24;
/** Longer than any call takes: what is not done by then was cut off. */
const CUT_OFF_MS = 60_000;
export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;

/** A write that is repeated with its Idempotency-Key answers as it did the first time, and is done once (safety F6). */
export function createIdempotencyKeys(db: Database, clock: Clock) {
  /** `asked` is what makes the same key mean the same; a key that comes with something else is refused. */
  async function once<T>(accountId: number, key: string, asked: unknown, work: () => Promise<T>): Promise<T> {
    if (!/^[\x21-\x7E]{1,100}$/.test(key)) throw invalid({ 'idempotency-key': issue('key_invalid') });
    const now = clock.now();
    const digest = hash('sha256', JSON.stringify(asked), 'base64url');
    const mine = and(eq(idempotencyKeyTable.accountId, accountId), eq(idempotencyKeyTable.key, key));
    await db
      .delete(idempotencyKeyTable)
      .where(
        and(
          eq(idempotencyKeyTable.accountId, accountId),
          lt(idempotencyKeyTable.createdAt, new Date(now.getTime() - KEPT_HOURS * 3_600_000)),
        ),
      );
    await db
      .delete(idempotencyKeyTable)
      .where(
        and(
          mine,
          eq(idempotencyKeyTable.done, false),
          lt(idempotencyKeyTable.createdAt, new Date(now.getTime() - CUT_OFF_MS)),
        ),
      );
    const [taken] = await db
      .insert(idempotencyKeyTable)
      .values({ accountId, key, asked: digest, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeyTable.key });
    if (!taken) {
      const [before] = await db.select().from(idempotencyKeyTable).where(mine);
      if (before && before.asked !== digest) throw new HttpError(409, 'key_reused');
      if (before?.done) return before.answer as T;
      throw new HttpError(409, 'in_progress');
    }
    try {
      const answer = await work();
      await db.update(idempotencyKeyTable).set({ done: true, answer }).where(mine);
      return answer;
    } catch (error) {
      // Nothing was done: the same key may try again.
      await db.delete(idempotencyKeyTable).where(mine);
      throw error;
    }
  }
  return { once };
}
