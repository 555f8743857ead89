/** 'online' is said too early, or not at all. */
const EVERY_MS = 4_000;
let back: Promise<void> | undefined;
let tell: (lost: boolean) => void;
/** Told when something that is wanted has to wait for the line, and when it is back. */
export const onLine = (listener: typeof tell) => {
  tell = listener;
};

/**
 * Whether a script may be imported now. A browser that once failed to import a script fails again until the page is left, so without a
 * line it is not asked, unless a service worker has the script.
 */
export const mayImport = (): boolean =>
  navigator.onLine !== false || Boolean(navigator.serviceWorker?.controller);

/** Whether anybody answers, with whatever: `navigator.onLine` knows of a network, not of where it leads. */
export const reachable = (): Promise<boolean> =>
  fetch('/api/ready/').then(
    () => true,
    () => false,
  );

async function wait() {
  tell(true);
  do
    await new Promise((look) => {
      setTimeout(look, EVERY_MS);
      window.ononline = look;
    });
  while (!(await reachable()));
  back = undefined;
  tell(false);
}
/** Until the server answers again: all who wait share one look. */
export const lineBack = (): Promise<void> => (back ??= wait());
