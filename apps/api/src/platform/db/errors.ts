import { setTimeout as pause } from 'node:timers/promises';

/** The message tells whoever started the server what to do. */
export class DatabaseError extends Error {}

const chain = function* (
  error: unknown,
): Generator<{ code?: unknown; message?: unknown; severity?: unknown; syscall?: unknown }> {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause)
    yield at;
};
/** The database's or the system's code of a fault, however often it was wrapped on the way. */
export const codeOf = (error: unknown): string | undefined => {
  for (const { code } of chain(error)) if (typeof code === 'string') return code;
  return undefined;
};

/** The database itself is out of reach or has no room, or took too long: nothing the asker can mend, and it may well work in a moment. */
const away =
  /^(08...|57P0.|57014|53...|55P03|25006|25P0[34]|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EROFS|EDQUOT)$/;
/** The socket of a PostgreSQL in the data folder, while that starts again. */
const isSocketAway = ({ code, syscall }: { code?: unknown; syscall?: unknown }) =>
  code === 'ENOENT' && syscall === 'connect';
/** Messages of the driver that come without a code. */
const gone =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;
export const isAway = (error: unknown): boolean => {
  for (const cause of chain(error)) {
    const { code, message } = cause;
    if (
      (typeof code === 'string' && away.test(code)) ||
      // The whole PostgreSQL ends with it, and starts again.
      cause.severity === 'PANIC' ||
      (typeof message === 'string' && gone.test(message)) ||
      isSocketAway(cause)
    )
      return true;
  }
  return false;
};

/** A failure that took longer is not worth another try: whoever waits gives up after 10 s (decision C21). */
const REREAD_WITHIN_MS = 5_000;

/** Repeats a read that failed soon: a restart or failover of the database then costs the reader nothing. */
export async function rereading<T>(
  read: () => Promise<T>,
  waits: readonly number[] = [100, 400],
  withinMs = REREAD_WITHIN_MS,
): Promise<T> {
  const since = performance.now();
  for (const wait of waits) {
    try {
      return await read();
    } catch (error) {
      if (!isAway(error) || performance.now() - since > withinMs) throw error;
    }
    await pause(wait);
  }
  return read();
}

/**
 * Two transactions that got in each other's way, by their locks or by an exclusion constraint: the one that was sent back starts afresh, at
 * most three times.
 */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 3; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!['40001', '40P01', '23P01'].includes(codeOf(error) ?? '')) throw error;
    }
    await pause(10 + Math.random() * 40 * 2 ** tries);
  }
  return work();
}
