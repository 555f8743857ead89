import { useSyncExternalStore } from 'react';

/** When that of what is shown was answered which is oldest, where the service worker gave what it had kept; an ISO instant. */
let since: string | undefined;
const listeners = new Set<() => void>();
function change(next: string | undefined) {
  since = next;
  for (const listener of listeners) listener();
}
/** Told of each answer's `x-kept-at`, which only the worker sets. */
export function heardKept(at: string | null | undefined) {
  if (at && !(since && since < at)) change(at);
}
/** Another page, or the line is back. */
export const forgetKept = () => {
  if (since) change(undefined);
};
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
export const useKeptSince = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => since,
    () => undefined,
  );
