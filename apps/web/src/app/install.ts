import { useSyncExternalStore } from 'react';

/** What a browser offers that can install pages; `boot.ts` has kept it. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}
declare global {
  interface Window {
    installable?: Offer | undefined;
  }
}
const events = ['beforeinstallprompt', 'appinstalled'];
function subscribe(listener: () => void) {
  // The boot script's listener, which keeps it, is the older one.
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
/** Asks the browser to install the shop; undefined where it does not offer that. Its offer holds once. */
export function useInstall(): (() => void) | undefined {
  const offer = useSyncExternalStore(
    subscribe,
    () => window.installable,
    () => undefined,
  );
  return (
    offer &&
    (() => {
      window.installable = undefined;
      void offer.prompt().catch(() => {});
      dispatchEvent(new Event('appinstalled'));
    })
  );
}
