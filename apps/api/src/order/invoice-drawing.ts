import { Worker } from 'node:worker_threads';
import { unavailable } from '../platform/http/http-error.ts';
import type { BookingPaper } from './booking-paper.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

type Facts = InvoiceFacts | BookingPaper;

/** More than ten pages on a slow machine; a drawing that takes longer is given up. */
const LIMIT_MS = 20_000;
/** Reading the library and the fonts takes longer than drawing: the thread stays while there is more to draw. */
const IDLE_MS = 5_000;
/** Who would make many at once waits, and then is turned away (safety T49). */
const MOST_WAITING = 120;

/** Draws invoices and papers of bookings beside the server's own work, one at a time. */
export function createDrawing() {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const fresh = new Worker(new URL('invoice.worker.ts', import.meta.url), {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // No process lives on for it.
    fresh.unref();
    fresh.once('exit', () => {
      if (worker === fresh) worker = undefined;
    });
    return fresh;
  }
  /** Whoever asks from now on gets a new thread: until it has ended, one that was told to would take what is posted, and never answer. */
  function end(old: Worker) {
    if (worker === old) worker = undefined;
    void old.terminate();
  }
  async function one(facts: Facts): Promise<Buffer> {
    clearTimeout(idle);
    const by = (worker ??= start());
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const lost = () => reject(new Error('the invoice was not drawn'));
    const late = setTimeout(() => end(by), LIMIT_MS);
    by.once('message', resolve).once('error', reject).once('exit', lost);
    by.postMessage(facts);
    try {
      return Buffer.from(await promise);
    } finally {
      clearTimeout(late);
      by.off('message', resolve).off('error', reject).off('exit', lost);
      idle = setTimeout(() => end(by), IDLE_MS);
      idle.unref();
    }
  }
  return async (facts: Facts): Promise<Buffer> => {
    if (waiting >= MOST_WAITING) throw unavailable();
    waiting++;
    const mine = last.then(() => one(facts));
    last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      waiting--;
    }
  };
}
export type Drawing = ReturnType<typeof createDrawing>;
