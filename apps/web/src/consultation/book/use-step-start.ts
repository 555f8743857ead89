import { useEffect, useRef } from 'react';
import { focusHeading } from '../../app/focus-and-scroll.ts';

/** A step of a page begins as a page does: at its top, with focus on its heading. The first one is left to the page itself. */
export function useStepStart(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return undefined;
    before.current = step;
    scrollTo({ top: 0, behavior: 'instant' });
    return focusHeading();
  }, [step]);
}
