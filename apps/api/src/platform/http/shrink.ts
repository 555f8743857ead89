import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

const brotli = promisify(brotliCompress);
/** Of a window brotli keeps so many bytes for itself. */
const WINDOW_GAP = 16;
/** The window is no larger than what it looks at: to take and clear that memory would be half of the work for a page. */
export const paramsOf = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      constants.BROTLI_DEFAULT_WINDOW,
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(size + WINDOW_GAP))),
    ),
  },
});

/** By content: what is made anew and says the same is not packed again. */
const smallest = new LRUCache<string, Buffer>({
  max: 500,
  maxSize: 8 * 2 ** 20,
  sizeCalculation: ({ length }) => length,
});
/** So many times as long as the packing took, nothing is packed: it never takes more than a tenth of a core. */
const REST = 9;
let busy: Promise<void> | undefined;

export const smallestOf = ({ etag }: Answer): Buffer | undefined => smallest.get(etag);
async function packed({ etag, body }: Answer): Promise<void> {
  const began = performance.now();
  try {
    smallest.set(etag, await brotli(body, paramsOf(11, body.length)));
  } catch {
    // It stays as it was packed for the first.
  }
  await setTimeout(REST * (performance.now() - began), undefined, { ref: false });
  busy = undefined;
}
/**
 * Packs an answer as small as can be, in a thread of its own, one after the other; who comes meanwhile may
 * ask again. Resolves when the next may come.
 */
export const shrink = (answer: Answer): Promise<void> => (busy ??= packed(answer));
