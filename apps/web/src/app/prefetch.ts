import { preload } from 'swr';
import { fetcher } from './fetcher.ts';
import type { PageRoute } from './route.tsx';
import { wanted } from './route.tsx';

let routes: PageRoute[] = [];
/** Given once by the client entry: the shell is itself in the route table, and a cycle of imports is a lint error. */
export const prefetchFrom = (table: PageRoute[]) => {
  routes = table;
};
/** Asks for a page's chunk and data together, before the router renders it. */
export function prefetch(href: string) {
  const page = wanted(routes, new URL(href, location.href));
  // A failure here is told by the page, which asks again.
  page.load().catch(() => {});
  // What fails now would be taken for the answer by the page that opens once the line is back.
  if (navigator.onLine)
    for (const key of page.keys) void Promise.resolve(preload(key, fetcher)).catch(() => {});
}
