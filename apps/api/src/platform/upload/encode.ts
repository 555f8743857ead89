import { Worker } from 'node:worker_threads';
import { unavailable } from '../http/http-error.ts';
import type { Encoded, Shape, UploadType, Work } from './encode.worker.ts';

interface Bounds {
  limitMs?: number;
  atOnce?: number;
  mostWaiting?: number;
}

const starts = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;
/** By its first bytes; undefined for what is none of ours and goes no further. */
export function typeOf(bytes: Buffer): UploadType | undefined {
  if (starts(bytes, '\xFF\xD8\xFF')) return 'image/jpeg';
  if (starts(bytes, '\x89PNG\r\n\x1A\n')) return 'image/png';
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'image/webp';
  return starts(bytes, '%PDF-') ? 'application/pdf' : undefined;
}

/** Time limits that the largest picture takes; the worker ends smaller ones earlier. */
const MOST_LIMITS = 5;
let loaded: Promise<void> | undefined;
/** Once. The library must stand in the main thread before a thread loads it, or it is torn down with the first of these. Only three formats are read at all. */
export const loadSharp = (): Promise<void> =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
    sharp.cache(false);
  }));

/** Reads strangers' files in threads of their own, each started for one file: what goes wrong with it ends there. */
export function createEncoder({ limitMs = 5_000, atOnce = 2, mostWaiting = 20 }: Bounds = {}) {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function turn() {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting.length >= mostWaiting) throw unavailable();
    await new Promise<void>((go) => {
      waiting.push(go);
    });
  }
  function next() {
    const go = waiting.shift();
    if (go) go();
    else running--;
  }

  /** With a shape a picture is made to it; else it keeps its own. */
  return async (type: UploadType, bytes: Uint8Array, shape?: Shape): Promise<Encoded> => {
    await turn();
    let worker: Worker;
    try {
      if (type !== 'application/pdf') await loadSharp();
      worker = new Worker(new URL('encode.worker.ts', import.meta.url), {
        workerData: { type, bytes, limitMs, shape } satisfies Work,
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
      });
    } catch (error) {
      next();
      throw error;
    }
    const { promise, resolve } = Promise.withResolvers<Encoded>();
    const giveUp = () => resolve({ refused: 'unreadable' });
    const late = setTimeout(
      () => {
        giveUp();
        void worker.terminate();
      },
      type === 'application/pdf' ? limitMs : limitMs * MOST_LIMITS,
    );
    worker.once('message', resolve);
    worker.once('error', giveUp);
    // Its turn ends with the thread: one that is ended amid a picture lives until the library lets go.
    worker.once('exit', () => {
      clearTimeout(late);
      giveUp();
      next();
    });
    return promise;
  };
}
