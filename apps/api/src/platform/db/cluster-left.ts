import {
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Each is sterner than the one before, which is waited for so long. */
const signals = [
  ['SIGINT', 0],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 20_000],
] as const;
const GIVE_UP_MS = 40_000;

/** Undefined where there is none, or where it is of another kind now. */
function leftIn(data: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    return pid > 1 && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data) ? pid : undefined;
  } catch {
    return undefined;
  }
}
/** A process in another container cannot be seen, but its socket answers. */
async function answers(data: string): Promise<boolean> {
  let folder: number | undefined;
  try {
    folder = openSync(data, constants.O_RDONLY | constants.O_DIRECTORY);
    const socket = createConnection(`/proc/self/fd/${folder}/.s.PGSQL.5432`);
    return await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true)).once('error', () => done(false));
    }).finally(() => socket.destroy());
  } catch {
    return false;
  } finally {
    if (folder !== undefined) closeSync(folder);
  }
}

/**
 * A copy of a folder in use names a process that lives elsewhere, and after a restart of a container the number may be
 * another process's: PostgreSQL would take either for itself. Its own key in shared memory still guards the folder.
 */
function removeForeign(data: string, log: Log): void {
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = join(data, name);
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
    if (!(pid > 0 && existsSync(`/proc/${pid}`))) continue;
    log.warn(
      { pid, file },
      'the file names a process that is not in this folder, which may be a copy; it is removed',
    );
    rmSync(file);
  }
}

/**
 * The database of a server that was killed may still be ending: two on one folder would corrupt it. Called under the
 * lock of the data folder only.
 */
export async function endLeft(data: string, log: Log): Promise<void> {
  const began = Date.now();
  let sent = 0;
  for (;;) {
    const pid = leftIn(data);
    if (pid === undefined && !(await answers(data))) {
      removeForeign(data, log);
      return;
    }
    const waited = Date.now() - began;
    if (waited > GIVE_UP_MS) throw new Error(`the PostgreSQL in ${data} does not end`);
    const next = signals[sent];
    if (pid !== undefined && next && waited >= next[1]) {
      sent++;
      try {
        process.kill(pid, next[0]);
      } catch {
        // It has just ended, or is another user's: then the limit above ends the waiting.
      }
    }
    await pause(50);
  }
}
