import { hash } from 'node:crypto';
import { issue, type IssueText } from '@doorstep/contract/failure';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { fileTable } from '../platform/schema.ts';
import { newFileId } from '../platform/storage.ts';
import { createEncoder, typeOf } from '../platform/upload/encode.ts';
import type { Encoded, Refusal } from '../platform/upload/encode.worker.ts';
import { createUploads, refusedFile, wrongFile, type Incoming } from '../platform/upload/incoming.ts';
import { prescriptionTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  files: Pick<Files, 'keep'>;
  /** An upload in which nothing moves for so long is over. */
  stallMs?: number | undefined;
  /** A file that takes longer to read is not read. */
  readMs?: number | undefined;
}
type Row = typeof prescriptionTable.$inferSelect;
type Taken = Exclude<Encoded, { refused: Refusal }>;
/** The same bytes again within this time are a retry (safety F22). */
const RETRY_MS = 10 * 60_000;
/** What waited on a device for the line comes with a key, and may come again as late as a key of other calls is known. */
const WAITED_MS = 24 * 3_600_000;

const refusals: Record<Refusal, IssueText> = {
  unreadable: issue('prescription_unreadable'),
  pixels: issue('prescription_pixels'),
  shape: issue('prescription_shape'),
  small: issue('prescription_small'),
  active: issue('prescription_locked'),
};

/** Sheets as they come in, checked before anything is written. */
export function createIntake({ db, clock, files, stallMs, readMs }: Needs) {
  const uploads = createUploads(clock, { stallMs });
  const encode = createEncoder({ limitMs: readMs });

  /** What may be kept of it: a picture drawn anew, or a PDF that only shows pages (safety T22 to T24). */
  async function checked(bytes: Buffer): Promise<Taken> {
    const type = typeOf(bytes);
    if (!type) throw wrongFile('prescription_type');
    const encoded = await encode(type, bytes);
    if ('refused' in encoded) throw refusedFile(refusals[encoded.refused]);
    return encoded;
  }
  /** One that was rejected, or deleted, may be sent again. */
  async function sentBefore(
    queries: Queries,
    accountId: number,
    digest: string,
    waited: boolean,
  ): Promise<{ row: Row; type: string } | undefined> {
    const since = new Date(clock.now().getTime() - (waited ? WAITED_MS : RETRY_MS));
    const [found] = await queries
      .select({ row: prescriptionTable, type: fileTable.type })
      .from(prescriptionTable)
      .innerJoin(fileTable, eq(fileTable.id, prescriptionTable.fileId))
      .where(
        and(
          eq(prescriptionTable.accountId, accountId),
          eq(prescriptionTable.digest, digest),
          gt(prescriptionTable.uploadedAt, since),
          ne(prescriptionTable.status, 'rejected'),
          isNull(prescriptionTable.hiddenAt),
        ),
      )
      .limit(1);
    return found;
  }
  const keep = (accountId: number, digest: string, waited: boolean, { type, bytes }: Taken) =>
    files.keep({ accountId, kind: 'prescription', type, bytes }, async (tx, insert) => {
      // One at a time for one person: a retry that overtakes the first try would make a second prescription.
      await lockAccount(tx, 'prescription', accountId);
      const before = await sentBefore(tx, accountId, digest, waited);
      if (before) return before;
      const [row] = await tx
        .insert(prescriptionTable)
        .values({ id: newFileId(), accountId, fileId: await insert(), digest, uploadedAt: clock.now() })
        .returning();
      return { row: row!, type };
    });
  /** With `waited` it may be one that was sent long ago, and whose answer was lost. */
  return (accountId: number, incoming: Incoming, waited = false): Promise<{ row: Row; type: string }> =>
    uploads(accountId, incoming, async (bytes) => {
      const digest = hash('sha256', bytes, 'base64url');
      return (
        (await sentBefore(db, accountId, digest, waited)) ??
        keep(accountId, digest, waited, await checked(bytes))
      );
    });
}
