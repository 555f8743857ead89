/** Where a visitor goes after logging in: back to a page of ours, never to another place (decision C7, safety T34). */
export function safeNext(next: string | null, origin: string): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return '/';
  try {
    const url = new URL(next, origin);
    return url.origin === origin && !/^\/login\/?$/i.test(url.pathname)
      ? url.pathname + url.search + url.hash
      : '/';
  } catch {
    return '/';
  }
}
/** A page of the account, which leads on to where the visitor was going. */
export const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
