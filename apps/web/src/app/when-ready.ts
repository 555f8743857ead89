import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is asked for before all that it needs is here waits for that, and is done then. */
export function useWhenReady(ready: boolean, act: () => void): { waits: boolean; start: () => void } {
  const asked = useRef(false);
  const [waits, setWaits] = useState(false);
  const go = useEffectEvent(act);
  useEffect(() => {
    if (!ready || !asked.current) return;
    asked.current = false;
    go();
  }, [ready]);
  function start() {
    asked.current = !ready;
    setWaits(!ready);
    if (ready) act();
  }
  return { waits: waits && !ready, start };
}
