/** Lets through so many at once, and so many a second after that. By the machine's time. */
export function createBucket(perSecond: number, most = perSecond) {
  let left = most,
    at = performance.now();
  return (): boolean => {
    const now = performance.now();
    left = Math.min(most, left + ((now - at) / 1_000) * perSecond);
    at = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}
