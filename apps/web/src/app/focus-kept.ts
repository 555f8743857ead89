import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-and-scroll.ts';

/** What had focus may go with a `change` of the page: then focus goes on to what `next` selects, or else to the heading. It is not taken from a page that opens. */
export function useFocusKept(change: unknown, next?: string): void {
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement !== document.body) return;
    if (next) document.querySelector<HTMLElement>(next)?.focus();
    if (document.activeElement === document.body) focusHeading();
  }, [change, next]);
}
