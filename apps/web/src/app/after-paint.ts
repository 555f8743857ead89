/** A tab in the background paints nothing. */
const LONGEST_MS = 100;

/** Calls it once what has changed so far is seen: what a tap starts does not keep the tap itself from showing. */
export function afterPaint(call: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) call();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_MS);
}
