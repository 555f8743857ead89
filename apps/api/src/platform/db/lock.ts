import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from './errors.ts';

export class LockedError extends DatabaseError {}

/** Who uses the folder, as it says of itself in the file `lock` while it does. */
interface Holder {
  id: string;
  pid: number;
  host: string;
  /** Of processes under one kernel the same, whatever each of them can see of the others. */
  kernel: string;
  /** Grows while its process lives. */
  beat: number;
}
interface Options {
  /** How often the holder says that it lives. */
  beatMs?: number;
  /** Another one has the folder now: this process must not write any more. */
  onLost?: () => void;
  /** The kernel does not know the holder: its beats are waited for. */
  onWait?: (holder: Partial<Holder>, waitMs: number) => void;
}

const BEAT_MS = 3_000;
/** Unchanged for so many beats: its process is dead. */
const SILENT_BEATS = 5;
/** SQLITE_BUSY: another open descriptor has the lock. */
const BUSY = 5;

function kernelId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}
/** Undefined where there is none; without an id where a crash left it half written. */
function holderOf(file: string): Partial<Holder> | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    try {
      return Object(JSON.parse(text)) as Partial<Holder>;
    } catch {
      return {};
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
const locked = (dir: string, holder: Partial<Holder> | undefined) => {
  const who = holder?.pid ? ` (process ${holder.pid} on ${holder.host})` : '';
  return new LockedError(
    `Another server${who} is using the data folder ${dir}. Stop it first, or set DATA_DIR to another folder.`,
  );
};

/**
 * The kernel's own lock on an open file, by SQLite: it ends with its process, however that ends, and is seen from every container on this machine.
 * Returns what lets go of it; 'busy'; or 'none' where this file system knows no such locks.
 */
function lockFile(file: string): (() => void) | 'busy' | 'none' {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('begin exclusive');
    return () => database!.close();
  } catch (error) {
    database?.close();
    return (error as { errcode?: number }).errcode === BUSY ? 'busy' : 'none';
  }
}

/**
 * Two processes on one folder corrupt it without a word (safety F16). The kernel's lock says whether another one has it; where the file system knows none, or shares it with
 * other machines, the holder's heartbeat does. Returns what gives the folder back. Throws LockedError.
 */
export async function takeLock(
  dir: string,
  { beatMs = BEAT_MS, onLost, onWait }: Options = {},
): Promise<() => void> {
  const file = join(dir, 'lock');
  // Never deleted: of a file that is deleted while it is locked, two processes can hold one each.
  const release = lockFile(join(dir, 'lock.db'));
  if (release === 'busy') throw locked(dir, holderOf(file));
  const unlock = release === 'none' ? () => {} : release;
  try {
    const before = holderOf(file),
      kernel = kernelId();
    // The kernel answers for its own processes: this one is dead.
    const isKnown = release !== 'none' && (!before || before.kernel === kernel);
    if (before && !isKnown) {
      onWait?.(before, SILENT_BEATS * beatMs);
      await sleep(SILENT_BEATS * beatMs);
      const now = holderOf(file);
      if (now?.id !== before.id || now?.beat !== before.beat) throw locked(dir, now ?? before);
    }
    const own: Holder = { id: randomUUID(), pid: process.pid, host: hostname(), kernel, beat: 0 };
    const write = () => {
      own.beat++;
      const next = `${file}.${own.id}`;
      try {
        writeFileSync(next, JSON.stringify(own));
        // Whole, or not at all.
        renameSync(next, file);
      } catch (error) {
        rmSync(next, { force: true });
        throw error;
      }
    };
    write();
    if (!isKnown) {
      // Of several that found it silent, the last to write has it.
      await sleep(beatMs);
      const now = holderOf(file);
      if (now?.id !== own.id) throw locked(dir, now);
    }
    const timer = setInterval(() => {
      try {
        const now = holderOf(file);
        if (now?.id !== undefined && now.id !== own.id) {
          clearInterval(timer);
          onLost?.();
        } else write();
      } catch {
        // A full disk: what was written last still says whose it is.
      }
    }, beatMs);
    timer.unref();
    return () => {
      clearInterval(timer);
      if (holderOf(file)?.id === own.id) rmSync(file, { force: true });
      unlock();
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
