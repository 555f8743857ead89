'use client';
import { useEffect, type RefObject } from 'react';

/** A popover that leads away closes when a link or an acting button in it is pressed: a page within the product does not do it by itself. */
export function useCloseAfterPress(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = box.current;
    // Browsers too old for popovers, and the tests' DOM, show it in place.
    if (!popover || !('hidePopover' in popover)) return undefined;
    const press = (event: Event) => {
      if ((event.target as Element).closest('a, [data-closes]') && popover.matches(':popover-open'))
        popover.hidePopover();
    };
    popover.addEventListener('click', press);
    return () => popover.removeEventListener('click', press);
  }, [box]);
}
