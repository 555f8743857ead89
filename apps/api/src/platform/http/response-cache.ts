import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

interface Bounds {
  most?: number;
  mostBytes?: number;
  ttlMs?: number;
  /** So much longer an answer is given at once, while a new one is made. */
  staleMs?: number;
  /** Gets why that failed. */
  onError?: (error: unknown) => void;
}

export type CacheState = 'hit' | 'stale' | 'miss';

const TTL_MS = 5_000;

export interface ResponseCache {
  get: (key: string) => Answer | undefined;
  /** What `getOrMake` has to do: give what is there, give it while a new one is made, or make one. */
  stateOf: (key: string) => CacheState;
  /** The ready answer, or where there is none the one that `make` makes; several who ask at once wait for one making. Only what `lasts` is cached. */
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
  staleMs = 0,
  onError = () => {},
}: Bounds = {}): ResponseCache {
  const ready = new LRUCache<string, Answer>({
    max: most,
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ttl: ttlMs + staleMs,
  });
  const making = new Map<string, Promise<Answer>>();
  let generation = 0;
  return {
    get: (key) => ready.get(key),
    stateOf: (key) => (!ready.has(key) ? 'miss' : ready.getRemainingTTL(key) > staleMs ? 'hit' : 'stale'),
    getOrMake(key, make, lasts = () => true) {
      const cached = ready.get(key),
        begun = making.get(key);
      if (cached && (begun || ready.getRemainingTTL(key) > staleMs)) return Promise.resolve(cached);
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
      if (!cached) return made;
      made.catch(onError);
      return Promise.resolve(cached);
    },
    clear() {
      ready.clear();
      making.clear();
      generation++;
    },
  };
}
