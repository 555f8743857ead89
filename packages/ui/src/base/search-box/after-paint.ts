'use client';
import { useEffect, useRef } from 'react';

/**
 * Puts off what a key brings with it until the key itself is seen. `flush` does at once what still waits, for what comes next and counts on it;
 * `isWaiting` says whether something does.
 */
export function useAfterPaint() {
  const waiting = useRef<() => void>(undefined);
  const flush = () => {
    const act = waiting.current;
    waiting.current = undefined;
    act?.();
  };
  useEffect(
    () => () => {
      waiting.current = undefined;
    },
    [],
  );
  return {
    put: (act: () => void) => {
      waiting.current = act;
      requestAnimationFrame(() =>
        setTimeout(() => {
          // A newer one is seen later.
          if (waiting.current === act) flush();
        }),
      );
    },
    flush,
    isWaiting: () => waiting.current !== undefined,
  };
}
