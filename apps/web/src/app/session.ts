import { logout } from '@doorstep/contract/session.routes';
import { callPath } from '@doorstep/contract/call';
import { useSyncExternalStore } from 'react';
import { allAreas } from './area.ts';
import { emptyStore } from './local-store.ts';

const KEYS = ['access_token', 'refresh_token', 'user'] as const;
const listeners = new Set<() => void>();

/** Plain text under a key that is fixed ('access_token'), not JSON; absent or unreadable is a visitor. */
export function accessToken(): string | null {
  try {
    return localStorage.getItem('access_token');
  } catch {
    return null;
  }
}
/** What cannot be read is nobody's consent: the call fails, and the bar says that it is over. It never becomes a call for oneself. */
function actingFor(): Record<string, string> | null {
  const kept = sessionStorage.getItem('acting');
  try {
    return JSON.parse(kept!) as Record<string, string> | null;
  } catch (error) {
    hearRefusal('acting_ended');
    throw error;
  }
}
/**
 * Who calls; and for whom, where this tab keeps the header by which it acts for another (docs/decisions/care-circle.md).
 * Where the tab's store cannot be read, the other one has given no token.
 */
export const callerHeaders = (token: string | null): Record<string, string> | undefined =>
  token ? { authorization: `Bearer ${token}`, ...actingFor() } : undefined;
export const changed = () => {
  for (const listener of listeners) listener();
};
const clear = (ends: 'session' | 'logout') => {
  for (const { stores = [] } of allAreas())
    for (const store of stores) if (store.ends === ends) emptyStore(store.key);
};
/** Of the service worker's caches (`worker/caches.ts`). */
const forget = (names: readonly string[]) => {
  for (const name of names) void globalThis.caches?.delete(name);
};
/** What is the account's own goes from the device with it: whoever logs in next must not get it. A visitor's own stays (decision C12). */
export function clearSession(): void {
  forget(['own']);
  if (accessToken()) clear('session');
  try {
    for (const key of KEYS) localStorage.removeItem(key);
  } catch {
    /* nothing was kept */
  }
  changed();
}
/** The server refused what was called for another, for nobody acts for them any more: whoever shows that hears it. Nothing was done. */
export function hearRefusal(code: string | undefined): void {
  if (code !== 'acting_ended') return;
  document.documentElement.dataset['acting'] = 'ended';
  dispatchEvent(new Event('acting'));
}
let ended = () => {};
/** Told when the server no longer knows the session: whoever was in the middle of something logs in again, and comes back (decision C22). */
export const onSessionEnd = (listener: () => void) => {
  ended = listener;
  return () => {
    ended = () => {};
  };
};
/** The server answered 401 to this token; a newer one of another tab stays. */
export function endSession(token: string): void {
  if (accessToken() !== token) return;
  clearSession();
  ended();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  // A page that Back takes out of the browser's memory has heard nothing of a logout meanwhile (safety T44).
  for (const event of ['storage', 'pageshow']) addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ['storage', 'pageshow']) removeEventListener(event, listener);
  };
}
const nobody = () => null;
/** Null too where it is not `wanted`: what does not depend on it is not drawn again for it. */
export const useToken = (wanted = true): string | null =>
  useSyncExternalStore(subscribe, wanted ? accessToken : nobody, nobody);
export const useSignedIn = (): boolean => useToken() !== null;
/** The login page, and back again after it. */
export const loginHref = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `/login?next=${encodeURIComponent(pathname + search)}`;
let left: string | undefined;
/** Where a logout leads from a page of one person: not back to it, as the end of a session does. Asked once. */
export const loginAfterLeaving = (at: Pick<Location, 'pathname' | 'search'>): string => {
  const isLeft = left === at.pathname + at.search;
  left = undefined;
  return isLeft ? '/login' : loginHref(at);
};
/** For good: what was half typed or half ordered is theirs too. A session that only ran out keeps it (decision C22). */
export function leave(): void {
  left = location.pathname + location.search;
  clearSession();
  // Which pages somebody looked at says something about them, too.
  forget(['pages', 'answers']);
  globalThis.indexedDB?.deleteDatabase('outbox');
  try {
    sessionStorage.clear();
  } catch {
    /* nothing was kept */
  }
  clear('logout');
}
/** Here at once; the server is told, and forgets the session as soon as it hears it. */
export function logOut(): void {
  const token = accessToken();
  leave();
  if (token)
    void fetch(callPath(logout.path, {}), {
      method: logout.method,
      // What the tab kept went with the rest: one logs oneself out.
      headers: callerHeaders(token)!,
      keepalive: true,
    }).catch(() => {});
}
