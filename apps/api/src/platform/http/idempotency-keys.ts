import { hash } from 'node:crypto';
import { issue } from '@doorstep/contract/failure';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rawStatement } from '../db/statement.ts';
import { idempotencyKeyTable } from '../schema.ts';
import { HttpError, invalid } from './http-error.ts';

const KEPT_HOURS = 24;
/** Longer than any call takes: what is not done by then was cut off. */
const CUT_OFF_MS = 60_000;
const place = sql.placeholder;
/**
 * One that was kept long enough, or was cut off, is as one that nobody has used; the person's other old ones
 * go. A row where it is taken.
 */
const takeKey = rawStatement(
  'idempotency_key_take',
  sql`
    with gone as (
      delete from ${idempotencyKeyTable}
      where account_id = ${place('accountId')} and key <> ${place('key')} and created_at < ${place('old')}::timestamptz)
    insert into ${idempotencyKeyTable} as k (account_id, key, asked, created_at)
    values (${place('accountId')}, ${place('key')}, ${place('asked')}, ${place('now')}::timestamptz)
    on conflict (account_id, key) do update
    set asked = excluded.asked, created_at = excluded.created_at, done = false, answer = null
    where k.created_at < ${place('old')}::timestamptz or (not k.done and k.created_at < ${place('cutOff')}::timestamptz)
    returning k.key`,
);
export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;

/** A write that is repeated with its Idempotency-Key answers as it did the first time, and is done once (safety F6). */
export function createIdempotencyKeys(db: Database, clock: Clock) {
  /** `asked` is what makes the same key mean the same; a key that comes with something else is refused. */
  async function once<T>(accountId: number, key: string, asked: unknown, work: () => Promise<T>): Promise<T> {
    if (!/^[\x21-\x7E]{1,100}$/.test(key)) throw invalid({ 'idempotency-key': issue('key_invalid') });
    const now = clock.now();
    const digest = hash('sha256', JSON.stringify(asked), 'base64url');
    const mine = and(eq(idempotencyKeyTable.accountId, accountId), eq(idempotencyKeyTable.key, key));
    const [taken] = await takeKey(db, {
      accountId,
      key,
      asked: digest,
      now,
      cutOff: new Date(now.getTime() - CUT_OFF_MS),
      old: new Date(now.getTime() - KEPT_HOURS * 3_600_000),
    });
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
