'use client';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Keeps arrows, and an Enter after them, that are pressed before the list has been fetched, and presses them again once it has. */
export function useEarlyKeys(input: RefObject<HTMLInputElement | null>, isReady: boolean) {
  const kept = useRef<string[]>([]);
  useEffect(() => {
    if (!isReady) return;
    const press = async () => {
      for (const key of kept.current.splice(0)) {
        const isFree = input.current?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
        // A key that a script dispatches submits no form.
        if (isFree && key === 'Enter') input.current?.form?.requestSubmit();
        // The next key counts on what this one has changed.
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      }
    };
    void press();
  }, [isReady, input]);
  return {
    keep: (event: KeyboardEvent, hasOptions: boolean) => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (!(isArrow && hasOptions) && !(event.key === 'Enter' && kept.current.length > 0)) return;
      event.preventDefault();
      kept.current.push(event.key);
    },
    forget: () => {
      kept.current = [];
    },
  };
}
