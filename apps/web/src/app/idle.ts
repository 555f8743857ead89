/** Whether the visitor asked for nothing to be fetched that is not wanted yet. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Calls it when all else is done. Returns how to stop waiting. */
export function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(then, { timeout: 10_000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(then, 2_000);
  return () => clearTimeout(timer);
}
