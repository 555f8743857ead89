/** One after the other for each key: of guesses that come all at once each is counted before the next one is looked at. */
export function createKeyedMutex() {
  const turns = new Map<string, Promise<unknown>>();
  return function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
    const done: Promise<unknown> = mine
      .catch(() => {})
      .finally(() => {
        if (turns.get(key) === done) turns.delete(key);
      });
    turns.set(key, done);
    return mine;
  };
}
