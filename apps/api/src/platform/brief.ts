import { LRUCache } from 'lru-cache';

/** As long as ready answers last (./http/response-cache.ts). */
const TTL_MS = 5_000;

/**
 * Remembers what `read` returns for each key for some seconds, up to `most` keys; callers that come together share one read. A
 * failed read is not remembered.
 */
export function createBriefMemory<T>(most: number) {
  const known = new LRUCache<string, Promise<T>>({ max: most, ttl: TTL_MS });
  return {
    get(key: string, read: () => Promise<T>): Promise<T> {
      const there = known.get(key);
      if (there) return there;
      const made = read();
      known.set(key, made);
      made.catch(() => {
        if (known.peek(key) === made) known.delete(key);
      });
      return made;
    },
    clear: () => known.clear(),
  };
}
