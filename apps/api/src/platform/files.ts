import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database, Queries } from './db/database.ts';
import type { Jobs } from './jobs.ts';
import { fileTable } from './schema.ts';
import { isFileId, newFileId, type Storage } from './storage.ts';

/** Names of kinds of files, as rows hold them. Each area adds its own, and says in `fileKinds` who may open them. */
export interface FileKinds {}
export type FileKind = keyof FileKinds;
export type FileRow = typeof fileTable.$inferSelect;
type NewFile = Pick<FileRow, 'accountId' | 'kind' | 'type'> & { bytes: Uint8Array };
interface Needs {
  db: Database;
  clock: Clock;
  storage: Storage;
  jobs: Pick<Jobs, 'add' | 'drop' | 'on'>;
}

/** Longer than any keeping of a file takes. */
const ABANDONED_MS = 3_600_000;
/** Longest wait of a caller for the removal of its bytes. */
const CLEAR_MS = 500;

/** Bytes in the storage and their rows: no row is without its bytes, and no bytes stay without a row, whenever a process ends (safety F22). */
export function createFiles({ db, clock, storage, jobs }: Needs) {
  /** Whose row is there is somebody's, and stays. */
  jobs.on('file', async (id) => {
    if ((await db.$count(fileTable, eq(fileTable.id, id))) === 0) await storage.remove(id);
  });

  /**
   * First the bytes, then all that `work` writes in one transaction; `insert` makes the file's row and answers its id. Before either stands a job
   * that looks an hour later whether they were made: what was killed in between leaves nothing. Without a row the bytes do not stay.
   */
  async function keep<T>(
    { bytes, ...fresh }: NewFile,
    work: (tx: Queries, insert: () => Promise<string>) => Promise<T>,
  ): Promise<T> {
    const id = newFileId();
    let isWritten = false;
    await jobs.add(db, 'file', id, new Date(Date.now() + ABANDONED_MS));
    const clear = async () => {
      await storage.remove(id);
      await jobs.drop(db, 'file', id);
    };
    // The caller does not wait for a storage that hangs: the job removes what is left.
    const clearSoon = () =>
      Promise.race([clear().catch(() => {}), pause(CLEAR_MS, undefined, { ref: false })]);
    try {
      await storage.put(id, bytes);
      const made = await db.transaction((tx) => {
        isWritten = false;
        return work(tx, async () => {
          isWritten = true;
          await tx.insert(fileTable).values({ id, ...fresh, bytes: bytes.length, createdAt: clock.now() });
          await jobs.drop(tx, 'file', id);
          return id;
        });
      });
      if (!isWritten) await clearSoon();
      return made;
    } catch (error) {
      // A commit may be done though its answer was lost: then the bytes are a row's.
      if (!isWritten || (await db.$count(fileTable, eq(fileTable.id, id)).catch(() => 1)) === 0)
        await clearSoon();
      throw error;
    }
  }
  /** In the transaction that needs it no more; the bytes go once that is done: within a minute, or when the jobs are looked at. */
  async function forget(tx: Queries, id: string): Promise<void> {
    await tx.delete(fileTable).where(eq(fileTable.id, id));
    await jobs.add(tx, 'file', id);
  }
  /** Undefined for an id that nobody has. */
  async function row(id: string): Promise<FileRow | undefined> {
    if (!isFileId(id)) return undefined;
    return (await db.select().from(fileTable).where(eq(fileTable.id, id)))[0];
  }
  return {
    keep,
    forget,
    row,
    /** Undefined where there are none of that name. */
    bytes: storage.get,
  };
}
export type Files = ReturnType<typeof createFiles>;
