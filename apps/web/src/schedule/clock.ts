import { useEffect, useSyncExternalStore } from 'react';
import { call } from './call.ts';
import { useOnReturn } from './on-return.ts';

const SECOND_MS = 1000;
/** The latest instant that the server has said, and by how much it is ahead of the device's clock. */
let said = 0,
  ahead = 0;
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;
const tell = () => {
  for (const listener of listeners) listener();
};
function subscribe(listener: () => void) {
  listeners.add(listener);
  ticking ??= setInterval(tell, SECOND_MS / 4);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}
/** The server has just said what time it is. An answer that was kept says again what is known, and changes nothing. */
export function setShopClock(now: string): void {
  const at = Date.parse(now);
  if (!(at > said)) return;
  said = at;
  ahead = at - Date.now();
  tell();
}
const shopMs = () => Date.now() + ahead;
const wholeSecond = () => new Date(Math.floor(shopMs() / SECOND_MS) * SECOND_MS).toISOString();
const never = () => '';

let asking: Promise<string> | undefined;
/**
 * Asks the server what time it is; whoever asks meanwhile gets the same answer. No cache stands between: one that says an older time would
 * hold a time anew.
 */
export function askClock(): Promise<string> {
  asking ??= call('availability')
    .then(({ data }) => {
      setShopClock(data.now);
      return data.now;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}
/**
 * What time it is by the shop's clock, an ISO instant, anew each second. The clock is asked for at first, and when one comes back to the
 * page.
 */
export function useShopNow(): string {
  useEffect(() => {
    askClock().catch(() => {});
  }, []);
  useOnReturn(askClock);
  return useSyncExternalStore(subscribe, wholeSecond, never);
}
/** Whether an instant has come by the shop's clock: what asks is drawn again once, not each second. */
export const useHasCome = (instant: string | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => instant !== undefined && shopMs() >= Date.parse(instant),
    () => false,
  );
