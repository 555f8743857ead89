import { Mutex } from 'async-mutex';

/** One after the other for each key: of guesses that come all at once each is counted before the next one is looked at. */
export function createKeyedMutex() {
  const mutexes = new Map<string, Mutex>();
  return async function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mutex = mutexes.get(key) ?? new Mutex();
    mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(work);
    } finally {
      if (!mutex.isLocked()) mutexes.delete(key);
    }
  };
}
