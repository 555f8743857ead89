import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes under names of our own making. */
export interface Storage {
  /** Location for messages to the operator: 'the folder /data/files'. */
  place: string;
  /** The same for all processes that share the storage, and another one for every other storage. */
  identity: () => Promise<string>;
  put: (id: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined where there is none of that name. */
  get: (id: string) => Promise<Buffer | undefined>;
  remove: (id: string) => Promise<void>;
}
/** 256 random bits: nobody comes upon one by trying (safety T27). */
export const newFileId = (): string => randomBytes(32).toString('base64url');
/** What is no id of ours never becomes a path (safety T26). */
export const isFileId = (id: string): boolean => /^[\w-]{43}$/.test(id);

/** That a file stands in it is written down, too. */
async function syncFolder(dir: string) {
  const handle = await open(dir);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
/** Created once in each folder; of several processes that create it at once, one wins. */
async function folderIdentity(dir: string): Promise<string> {
  const file = join(dir, 'storage-id'),
    making = `${file}.${randomUUID()}`;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const read = async () => (await readFile(file, 'utf8')).trim();
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    await writeFile(making, `${randomUUID()}\n`, { mode: 0o600, flush: true });
    await link(making, file);
    await syncFolder(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(making, { force: true });
  }
  return read();
}
/** A folder; a file is there whole or not at all, and on the disk before anybody is told. */
export function folderStorage(dir: string): Storage {
  return {
    place: `the folder ${dir}`,
    identity: () => folderIdentity(dir),
    async put(id, bytes) {
      if (!isFileId(id)) throw new Error('not a file id');
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const making = join(dir, `${id}.making`);
      try {
        const handle = await open(making, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(making, join(dir, id));
        await syncFolder(dir);
      } catch (error) {
        await rm(making, { force: true });
        throw error;
      }
    },
    async get(id) {
      if (!isFileId(id)) return undefined;
      try {
        return await readFile(join(dir, id));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    /** A half-written one, too: whoever wrote it was ended amid it. */
    async remove(id) {
      if (isFileId(id)) for (const name of [id, `${id}.making`]) await rm(join(dir, name), { force: true });
    },
  };
}
