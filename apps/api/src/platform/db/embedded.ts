import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { moveData } from './move.ts';
import { hasNative, startNative, type Native } from './native.ts';
import { endLeft } from './native-left.ts';
import { findPackage, letThrough, makeCluster, runAs, type NativePackage } from './native-package.ts';

/** PostgreSQL where it runs, PGlite elsewhere; or the one or the other in any case. */
export type EmbeddedKind = 'auto' | 'postgres' | 'pglite';
/** Whoever started the server can mend it: its message says how. */
export class EmbeddedError extends Error {}

/** PostgreSQL's own number of the database in a folder of PGlite. */
const identityOf = (dir: string): string =>
  readFileSync(join(dir, 'global/pg_control')).subarray(0, 8).toString('hex');
function syncFolder(dir: string): void {
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Made beside its place and moved there whole, with all that the PGlite of this folder holds: a start that is
 * killed meanwhile leaves that as it is.
 */
async function makeNative(dataDir: string, dir: string, found: NativePackage, log: Log): Promise<void> {
  const making = `${dir}.making`,
    old = join(dataDir, 'db');
  const clean = async () => {
    await endLeft(join(making, 'data'));
    rmSync(making, { recursive: true, force: true });
  };
  await clean();
  try {
    const as = runAs(dataDir);
    letThrough(dataDir, as);
    makeCluster(making, found, as);
    if (existsSync(old)) {
      log.info('the data of this folder move from PGlite to PostgreSQL');
      const native = await startNative(making, found, as, log);
      try {
        await moveData(old, native.url);
      } finally {
        await native.stop();
      }
      writeFileSync(join(making, 'moved-from'), identityOf(old), { flush: true });
    }
    syncFolder(making);
    renameSync(making, dir);
    syncFolder(dataDir);
  } catch (error) {
    await clean();
    throw error;
  }
}

/** The PGlite that the data came from stays for one start more. What else lies there is nobody's to remove. */
function tidy(dataDir: string, dir: string, log: Log): void {
  const old = join(dataDir, 'db'),
    kept = `${old}.moved`,
    mark = join(dir, 'moved-from');
  if (!existsSync(old)) return;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === identityOf(old)) renameSync(old, kept);
  else
    log.warn(
      { folder: old },
      'a PGlite of an older release lies beside the PostgreSQL; nothing of it is used',
    );
}

/** The PostgreSQL of this data folder, running; undefined where it is to be PGlite. Call it under the folder's lock. */
export async function openNative(dataDir: string, kind: EmbeddedKind, log: Log): Promise<Native | undefined> {
  const dir = join(dataDir, 'postgres'),
    found = findPackage();
  if (hasNative(dir)) {
    const here = `The data in ${dataDir} are in the folder postgres, which`;
    if (kind === 'pglite')
      throw new EmbeddedError(`${here} PGlite cannot read. Set EMBEDDED_DATABASE to auto, or unset it.`);
    if (!found)
      throw new EmbeddedError(
        `${here} needs PostgreSQL. npm has not installed it: run npm ci with optional dependencies on Linux (x64, glibc).`,
      );
    const kept = join(dataDir, 'db.moved'),
      wasKept = existsSync(kept);
    const as = runAs(dataDir, join(dir, 'data'));
    letThrough(dataDir, as);
    const native = await startNative(dir, found, as, log).catch((error: unknown) => {
      throw new EmbeddedError(`${here} could not be opened: ${messageOf(error)}`, { cause: error });
    });
    if (wasKept) rmSync(kept, { recursive: true, force: true });
    tidy(dataDir, dir, log);
    return native;
  }
  if (kind === 'pglite') return undefined;
  try {
    if (!found) throw new Error('npm has not installed it for this system');
    await makeNative(dataDir, dir, found, log);
    const native = await startNative(dir, found, runAs(dataDir, join(dir, 'data')), log);
    tidy(dataDir, dir, log);
    return native;
  } catch (error) {
    // From then on it has the data.
    if (kind === 'postgres' || hasNative(dir))
      throw new EmbeddedError(`PostgreSQL cannot be the embedded database here: ${messageOf(error)}`, {
        cause: error,
      });
    log[found ? 'warn' : 'info'](
      { why: messageOf(error) },
      'PGlite is the embedded database: PostgreSQL does not run here',
    );
    return undefined;
  }
}
