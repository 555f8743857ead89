import { useEffect } from 'react';
import { savesData, whenIdle } from './idle.ts';
import { prefetch } from './prefetch.ts';

/** Fetches these pages and a part when all else is done, so that they open without a line; not where data is to be saved. All are constant. */
export function useFetchAhead(hrefs: readonly string[], part: () => Promise<unknown>): void {
  useEffect(
    () =>
      savesData()
        ? undefined
        : whenIdle(() => {
            hrefs.forEach(prefetch);
            part().catch(() => {});
          }),
    [hrefs, part],
  );
}
