import { LRUCache } from 'lru-cache';

/** Milliseconds; the same as in the response cache (./http/response-cache.ts). */
const TTL_MS = 5_000;

/**
 * Remembers what `read` returns for each key for some seconds, up to `most` keys; callers that come together share one read. A
 * failed read is not remembered.
 */
export function createBriefMemory<T>(most: number) {
  const cache = new LRUCache<string, Promise<T>>({ max: most, ttl: TTL_MS });
  return {
    get(key: string, read: () => Promise<T>): Promise<T> {
      const known = cache.get(key);
      if (known) return known;
      const result = read();
      cache.set(key, result);
      result.catch(() => {
        if (cache.peek(key) === result) cache.delete(key);
      });
      return result;
    },
    clear: () => cache.clear(),
  };
}
