import { hash } from 'node:crypto';
import { filePath, type Prescription } from '@doorstep/contract/prescription';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { Fault } from '../platform/http/fault.ts';
import { file } from '../platform/schema.ts';
import { isFileId, newFileId, type Storage } from '../platform/storage.ts';
import { openAllowance } from '../platform/upload/allowance.ts';
import { openEncoder, typeOf } from '../platform/upload/encode.ts';
import type { Encoded, Refusal } from '../platform/upload/encode.worker.ts';
import { bodyOf, fileOf, refusedFile, type Incoming } from '../platform/upload/incoming.ts';
import { prescription } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  storage: Storage;
  /** An upload in which nothing moves for so long is over. */
  stallMs?: number;
  /** A file that takes longer to read is not read. */
  readMs?: number;
}
type Row = typeof prescription.$inferSelect;
type Taken = Exclude<Encoded, { refused: Refusal }>;

/** Decision C13. */
const WRONG_TYPE = 'Please select an image or PDF file (JPG, PNG, WebP or PDF)';
const STALL_MS = 10_000;
/** The same bytes again within this time are a retry (safety F22). */
const RETRY_MS = 10 * 60_000;

const refusals: Record<Refusal, string> = {
  unreadable: 'We could not read that file. Please choose another photo or PDF.',
  pixels: 'That picture is too large for us to read. Please choose one of at most 40 megapixels.',
  active: 'That PDF is locked, or holds more than pages. Please choose a photo of the prescription instead.',
};
const toWire = ({ id, fileId, uploadedAt, status }: Row): Prescription => ({ id, image: filePath(fileId), uploaded_at: indianTime(uploadedAt), status });

/** What other areas may ask of prescriptions. */
export function prescriptionService({ db, clock, storage, stallMs = STALL_MS, readMs }: Needs) {
  const allowance = openAllowance(clock);
  const encode = openEncoder({ limitMs: readMs });

  /** What may be kept of it: a picture drawn anew, or a PDF that only shows pages (safety T22 to T24). */
  async function checked(bytes: Buffer): Promise<Taken> {
    const type = typeOf(bytes);
    if (!type) throw new Fault(415, 'wrong_type', WRONG_TYPE, { fields: { image: WRONG_TYPE } });
    const encoded = await encode(type, bytes);
    if ('refused' in encoded) throw refusedFile(refusals[encoded.refused]);
    return encoded;
  }
  /** One that was rejected may be sent again. */
  async function sentBefore(queries: Queries, accountId: number, digest: string): Promise<Row | undefined> {
    const since = new Date(clock.now().getTime() - RETRY_MS);
    const [row] = await queries.select().from(prescription).where(and(eq(prescription.accountId, accountId), eq(prescription.digest, digest), gt(prescription.uploadedAt, since), ne(prescription.status, 'rejected'))).limit(1);
    return row;
  }
  /** First the bytes, then the row; without one the bytes do not stay. */
  async function keep(accountId: number, digest: string, { type, bytes }: Taken): Promise<Row> {
    const fileId = newFileId();
    let isWritten = false;
    try {
      await storage.put(fileId, bytes);
      const row = await db.transaction(async (tx) => {
        // One at a time for one person: a retry that overtakes the first try would make a second prescription.
        await tx.execute(sql`select pg_advisory_xact_lock(3, ${accountId})`);
        const before = await sentBefore(tx, accountId, digest);
        if (before) return before;
        const now = clock.now();
        await tx.insert(file).values({ id: fileId, accountId, type, bytes: bytes.length, createdAt: now });
        const [made] = await tx.insert(prescription).values({ id: newFileId(), accountId, fileId, digest, uploadedAt: now }).returning();
        isWritten = true;
        return made!;
      });
      if (row.fileId !== fileId) await storage.remove(fileId);
      return row;
    } catch (error) {
      // A commit may be done though its answer was lost: then the bytes are a row's.
      if (!isWritten || await db.$count(file, eq(file.id, fileId)).catch(() => 1) === 0) await storage.remove(fileId).catch(() => {});
      throw error;
    }
  }

  return {
    /** Nothing is written before all of it has arrived and was checked. */
    async upload(accountId: number, { stream, contentType }: Incoming): Promise<Prescription> {
      const leave = allowance.enter(accountId);
      try {
        const body = await bodyOf(stream, stallMs);
        allowance.arrived(accountId);
        const bytes = await fileOf(body, contentType);
        const digest = hash('sha256', bytes, 'base64url');
        return toWire(await sentBefore(db, accountId, digest) ?? await keep(accountId, digest, await checked(bytes)));
      } finally { leave(); }
    },
    /** Undefined for one that is not this person's. */
    async owned(accountId: number, id: string): Promise<{ id: string } | undefined> {
      if (!isFileId(id)) return undefined;
      const [row] = await db.select({ id: prescription.id }).from(prescription).where(and(eq(prescription.id, id), eq(prescription.accountId, accountId)));
      return row;
    },
    /** Undefined for one that is not this person's, as for one that nobody has (safety T27). */
    async file(accountId: number, id: string): Promise<{ type: string; bytes: Buffer } | undefined> {
      if (!isFileId(id)) return undefined;
      const [row] = await db.select({ type: file.type }).from(file).where(and(eq(file.id, id), eq(file.accountId, accountId)));
      const bytes = row && await storage.get(id);
      return bytes && { type: row.type, bytes };
    },
  };
}
export type PrescriptionService = ReturnType<typeof prescriptionService>;
