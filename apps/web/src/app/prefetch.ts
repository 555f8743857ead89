import { useEffect } from 'react';
import { preload } from 'swr';
import { fetcher } from './fetcher.ts';
import { savesData, whenIdle } from './idle.ts';
import type { PageRoute } from './route.tsx';
import { wanted } from './route.tsx';

let routes: PageRoute[] = [];
/** Given once by the client entry: the shell is itself in the route table, and a cycle of imports is a lint error. */
export const prefetchFrom = (table: PageRoute[]) => {
  routes = table;
};
const fetchPage = (href: string) => wanted(routes, new URL(href, location.href)).load();
/** Asks for a page's chunk and data together, before the router renders it. */
export function prefetch(href: string) {
  const page = wanted(routes, new URL(href, location.href));
  // A failure here is told by the page, which asks again.
  page.load().catch(() => {});
  // What fails now would be taken for the answer by the page that opens once the line is back.
  if (!navigator.onLine) return;
  for (const key of page.keys) void Promise.resolve(preload(key, fetcher)).catch(() => {});
}

/** Fetches the scripts of these pages and of a part when all else is done, so that they open without a line; not where data is to be saved. All are constant. */
export function useFetchAhead(hrefs: readonly string[], part: () => Promise<unknown>): void {
  useEffect(
    () =>
      savesData()
        ? undefined
        : whenIdle(() => {
            for (const href of hrefs) fetchPage(href).catch(() => {});
            part().catch(() => {});
          }),
    [hrefs, part],
  );
}
