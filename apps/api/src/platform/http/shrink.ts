import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

const brotli = promisify(brotliCompress);
/** By content: what is made anew and says the same is not packed again. */
const smallest = new LRUCache<string, Buffer>({
  max: 500,
  maxSize: 8 * 2 ** 20,
  sizeCalculation: ({ length }) => length,
});
/** So many times as long as the packing took, nothing is packed: it never takes more than a tenth of a core. */
const REST = 9;
let isBusy = false;

export const smallestOf = ({ etag }: Answer): Buffer | undefined => smallest.get(etag);
/** Packs an answer as small as can be, in a thread of its own, one after the other; who comes meanwhile may ask again. */
export function shrink({ etag, body }: Answer): void {
  if (isBusy) return;
  isBusy = true;
  const began = performance.now();
  const rest = () => {
    setTimeout(
      () => {
        isBusy = false;
      },
      REST * (performance.now() - began),
    ).unref();
  };
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }).then(
    (packed) => {
      smallest.set(etag, packed);
      rest();
    },
    // It stays as it was packed for the first.
    rest,
  );
}
