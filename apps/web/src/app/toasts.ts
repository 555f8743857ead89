import type { ToastMessage } from '@doorstep/ui/base/toast';
import { useSyncExternalStore } from 'react';

const NONE: readonly ToastMessage[] = [];
let shown: readonly ToastMessage[] = NONE;
let last = 0;
const listeners = new Set<() => void>();
function change(next: readonly ToastMessage[]) {
  shown = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
/** Three at most: a fourth pushes the oldest out. Returns its id. */
export function say(
  tone: ToastMessage['tone'],
  message: string,
  stays?: boolean,
  action?: Pick<ToastMessage, 'actionLabel' | 'onAction'>,
): string {
  const id = String(++last);
  change([...shown.filter((m) => m.message !== message), { id, tone, message, stays, ...action }].slice(-3));
  return id;
}
export const dismiss = (id: string): void => change(shown.filter((m) => m.id !== id));
