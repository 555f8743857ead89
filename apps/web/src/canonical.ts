import { matchesAt } from './app/route.tsx';
import { reads } from './meta.ts';
import { routes } from './routes.tsx';

/** What the page at a path reads. */
function readAt(path: string): readonly string[] {
  const route = matchesAt(routes, path).at(-1)?.route.path;
  return (route !== undefined && reads[route]) || [];
}

/**
 * The address of the same page with only what the page reads, in one order: all that differ in anything else
 * are one page, rendered and kept once. What stands in the browser's address bar stays there.
 */
export function canonical(url: string): string {
  const end = url.indexOf('?');
  if (end === -1) return url;
  const path = url.slice(0, end),
    names = readAt(path);
  if (names.length === 0) return path;
  const said = url.slice(end + 1);
  // What an advertisement adds comes with every request, and the page is kept: nothing is taken apart for it.
  if (!said.includes('%') && !names.some((name) => said.includes(name))) return path;
  const given = new URLSearchParams(said),
    query = new URLSearchParams(names.flatMap((name) => (given.get(name) ? [[name, given.get(name)!]] : [])));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
