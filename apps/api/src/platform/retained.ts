import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { desc, eq, lte, or, sql } from 'drizzle-orm';
import { byCaller, type Audit } from './audit.ts';
import { indianTime, type Clock } from './clock.ts';
import type { Database, Queries } from './db/database.ts';
import type { Files } from './files.ts';
import type { Caller } from './http/access.ts';
import { retainedTable } from './schema.ts';

const pack = promisify(gzip),
  unpack = promisify(gunzip);
/** Most records in one answer. */
const MOST = 100;

export interface NewRetained {
  /** Kind of record, such as `consultation`. */
  kind: string;
  /** Id that the record had, unique within its kind. */
  reference: string;
  accountId: number;
  /** Ten digits; empty when the account has no mobile any more. */
  mobile: string;
  /** Everything that the law wants kept. */
  content: object;
  /** Files that belong to it and are removed with it. */
  fileIds: readonly string[];
  deleteAt: Date;
}
const hashOf = (mobile: string) => createHash('sha256').update(mobile).digest('base64url');

/**
 * Records of deleted accounts that a law wants kept for a period (docs/decisions/retention.md). They are packed away from every list and
 * search; only an admin who states a reason reads them, and each reading is audited.
 */
export function createRetained({
  db,
  clock,
  audit,
  files,
}: {
  db: Database;
  clock: Clock;
  audit: Audit;
  files: Pick<Files, 'forget'>;
}) {
  /** Stores a record in the transaction that deletes the account. The same record again changes nothing. */
  async function keep(tx: Queries, record: NewRetained): Promise<void> {
    const { kind, reference, accountId, mobile, content, fileIds, deleteAt } = record;
    await tx
      .insert(retainedTable)
      .values({
        kind,
        reference,
        accountId,
        mobileHash: mobile && hashOf(mobile),
        content: await pack(JSON.stringify(content)),
        fileIds: [...fileIds],
        createdAt: clock.now(),
        deleteAt,
      })
      .onConflictDoNothing();
  }
  /** Records of every deleted account that once had this mobile, the newest first. */
  async function find(by: { caller: Caller; requestId: string }, mobile: string, reason: string) {
    const owners = db
        .select({ id: retainedTable.accountId })
        .from(retainedTable)
        .where(eq(retainedTable.mobileHash, hashOf(mobile))),
      rows = await db
        .select()
        .from(retainedTable)
        .where(or(eq(retainedTable.mobileHash, hashOf(mobile)), sql`${retainedTable.accountId} in ${owners}`))
        .orderBy(desc(retainedTable.id))
        .limit(MOST);
    for (const { reference, accountId } of rows)
      await audit.record(db, {
        ...byCaller(by),
        action: 'read',
        objectKind: 'retained_record',
        objectId: reference,
        subjectId: accountId,
        result: 'done',
        changes: { reason: { from: null, to: reason } },
      });
    return Promise.all(
      rows.map(async ({ kind, reference, createdAt, deleteAt, content }) => ({
        kind,
        reference,
        created_at: indianTime(createdAt),
        delete_at: indianTime(deleteAt),
        content: JSON.parse((await unpack(content)).toString()) as Record<string, unknown>,
      })),
    );
  }
  /** Removes records whose period is over, at most `most` of them; returns how many. */
  const removeDue = (most: number): Promise<number> =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ id: retainedTable.id, fileIds: retainedTable.fileIds })
        .from(retainedTable)
        .where(lte(retainedTable.deleteAt, clock.now()))
        .orderBy(retainedTable.deleteAt)
        .limit(most)
        .for('update', { skipLocked: true });
      for (const { id, fileIds } of due) {
        for (const fileId of fileIds) await files.forget(tx, fileId);
        await tx.delete(retainedTable).where(eq(retainedTable.id, id));
      }
      return due.length;
    });
  return { keep, find, removeDue };
}
export type Retained = ReturnType<typeof createRetained>;
