import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

interface Bounds {
  most?: number;
  mostBytes?: number;
  ttlMs?: number;
}

const TTL_MS = 5_000;

export interface ResponseCache {
  get: (key: string) => Answer | undefined;
  /** The ready answer, or the one that `make` makes; several who ask at once wait for one making. Only what `lasts` is cached. */
  getOrMake: (
    key: string,
    make: () => Promise<Answer>,
    lasts?: (answer: Answer) => boolean,
  ) => Promise<Answer>;
  clear: () => void;
}

/** Ready answers for some seconds, within bounds: the least used go first. */
export function createResponseCache({
  most = 2_000,
  mostBytes = 24 * 2 ** 20,
  ttlMs = TTL_MS,
}: Bounds = {}): ResponseCache {
  const ready = new LRUCache<string, Answer>({
    max: most,
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ttl: ttlMs,
  });
  const making = new Map<string, Promise<Answer>>();
  let generation = 0;
  return {
    get: (key) => ready.get(key),
    getOrMake(key, make, lasts = () => true) {
      const cached = ready.get(key);
      if (cached) return Promise.resolve(cached);
      const begun = making.get(key);
      if (begun) return begun;
      const born = generation;
      const made = make()
        .then((answer) => {
          // What was made from the catalogue before it changed is not cached after.
          if (born === generation && lasts(answer)) ready.set(key, answer);
          return answer;
        })
        .finally(() => {
          if (making.get(key) === made) making.delete(key);
        });
      making.set(key, made);
      return made;
    },
    clear() {
      ready.clear();
      making.clear();
      generation++;
    },
  };
}
