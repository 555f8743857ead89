/** A browser reads '//host' and '/\\host' as another site. */
const isPath = (text: string) => /^\/(?![/\\])/.test(text);
/** Where a visitor goes after logging in: back to a page of ours, never to another place (decision C7, safety T34). */
export function safeNext(next: string | null, origin: string): string {
  if (!next || !isPath(next)) return '/';
  try {
    const url = new URL(next, origin);
    // Dots, tabs and backslashes are gone by now: '/.//host' has become '//host'.
    return url.origin === origin && isPath(url.pathname) && !/^\/login\/?$/i.test(url.pathname)
      ? url.pathname + url.search + url.hash
      : '/';
  } catch {
    return '/';
  }
}
/** A page of the account, which leads on to where the visitor was going. */
export const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
