import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export class LockedError extends Error {}

interface Holder {
  pid: number;
  started: string;
}

/** When the process with this pid was started, in the kernel's words: tells it from a later one that got the same pid. Empty where the kernel does not say. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name stands in brackets and may hold spaces: count from behind it.
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return now === '' || started === '' || now === started;
}
/** Undefined where there is no lock, or one that a crash left half written. */
function holderOf(file: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return Number.isInteger(pid) && pid! > 0 ? { pid: pid!, started: String(started ?? '') } : undefined;
  } catch {
    return undefined;
  }
}

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Puts `own` in the place of a dead holder's lock; of several that find it dead, one alone. */
function takeOver(own: string, file: string, dir: string) {
  const guard = `${file}.taking`;
  const justTaken = () =>
    new LockedError(
      `Another server is just taking the data folder ${dir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  try {
    mkdirSync(guard);
  } catch (error) {
    if (!isThere(error)) throw error;
    // Held for an instant only: an old one was left by a crash in that instant.
    if (Date.now() - statSync(guard).mtimeMs < 5_000) throw justTaken();
  }
  try {
    const holder = holderOf(file);
    if (holder && isAlive(holder)) throw justTaken();
    renameSync(own, file);
  } finally {
    rmdirSync(guard);
  }
}

/** Two processes on one folder corrupt it without a word (safety F16). Returns what gives the folder back. */
export function takeLock(dir: string): () => void {
  const file = join(dir, 'lock');
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) };
  const own = `${file}.${process.pid}`;
  // Written first and linked then: a lock is there whole, or not at all.
  writeFileSync(own, JSON.stringify(mine));
  try {
    linkSync(own, file);
  } catch (error) {
    if (!isThere(error)) throw error;
    const holder = holderOf(file);
    if (holder && isAlive(holder))
      throw new LockedError(
        `Another server (process ${holder.pid}) is using the data folder ${dir}. Stop it first, or set DATA_DIR to another folder.`,
      );
    takeOver(own, file, dir);
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}
