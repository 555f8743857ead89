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
/** Fetches the scripts of the page that is likely to be next, so that a tap on its link waits for no script. */
export function warmNext(): (() => void) | undefined {
  if (savesData()) return undefined;
  return whenIdle(() => {
    const next = wanted(routes, new URL(location.href)).routes.findLast((route) => route.next)?.next;
    if (next && navigator.onLine)
      wanted(routes, new URL(next, location.href))
        .load()
        .catch(() => {});
  });
}
/** Asks for a page's chunk and data together, before the router renders it. */
export function prefetch(href: string) {
  const page = wanted(routes, new URL(href, location.href));
  // A failure here is told by the page, which asks again.
  page.load().catch(() => {});
  // What fails now would be taken for the answer by the page that opens once the line is back.
  if (navigator.onLine)
    for (const key of page.keys) void Promise.resolve(preload(key, fetcher)).catch(() => {});
}
