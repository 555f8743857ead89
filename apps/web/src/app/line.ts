import { useSyncExternalStore } from 'react';

/** 'online' is said too early, or not at all. */
const EVERY_MS = 4_000;
let back: Promise<void> | undefined;
const listeners = new Set<() => void>();
function change(next: typeof back) {
  back = next;
  for (const listener of listeners) listener();
}

/** Whether anybody answers, with whatever: `navigator.onLine` knows of a network, not of where it leads. */
export const reachable = (): Promise<boolean> =>
  fetch('/api/ready/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(EVERY_MS) }).then(
    () => true,
    () => false,
  );

/** Until the server answers again: all who wait share one look. */
export function lineBack(): Promise<void> {
  if (back) return back;
  const waiting = new Promise<void>((done) => {
    const look = async () => {
      if (!(await reachable())) return;
      clearInterval(timer);
      removeEventListener('online', look);
      change(undefined);
      done();
    };
    const timer = setInterval(look, EVERY_MS);
    addEventListener('online', look);
  });
  change(waiting);
  return waiting;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
/** Whether something that was wanted waits for the line. */
export const useLineLost = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => back !== undefined,
    () => false,
  );
