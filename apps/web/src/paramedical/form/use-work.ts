import { useRef, useState } from 'react';

/** One thing at a time: what is pressed meanwhile is ignored. */
export function useWork<What extends string>() {
  const [busy, setBusy] = useState<What>();
  const now = useRef<{ what: What }>(undefined);
  function end() {
    now.current = undefined;
    setBusy(undefined);
  }
  /** Its answer is not waited for any more. */
  function giveUp(what: What) {
    if (now.current?.what === what) end();
  }
  /** `act` is told how to ask whether it was given up; then `fail` is not called either. */
  async function start(
    what: What,
    act: (current: () => boolean) => Promise<void>,
    fail: (error: unknown) => void,
  ) {
    if (now.current) return;
    const mine = { what },
      current = () => now.current === mine;
    now.current = mine;
    setBusy(what);
    try {
      await act(current);
    } catch (error) {
      if (current()) fail(error);
    }
    if (current()) end();
  }
  return { busy, giveUp, start };
}
