import { useSyncExternalStore } from 'react';

const KEYS = ['access_token', 'refresh_token', 'user'] as const;
const listeners = new Set<() => void>();

/** Plain text under the spec's key, not JSON; absent or unreadable is a visitor. */
export function accessToken(): string | null {
  try { return localStorage.getItem('access_token'); } catch { return null; }
}
export function clearSession(): void {
  try { for (const key of KEYS) localStorage.removeItem(key); } catch { /* nothing was kept */ }
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => { listeners.delete(listener); removeEventListener('storage', listener); };
}
export const useSignedIn = (): boolean => useSyncExternalStore(subscribe, () => accessToken() !== null, () => false);
