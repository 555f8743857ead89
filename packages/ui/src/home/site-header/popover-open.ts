'use client';
import { useEffect, useState, type RefObject } from 'react';

/** Whether the menu is open; it closes by a press in it, and where there is room to show it all. */
export function usePopoverOpen(menu: RefObject<HTMLElement | null>): boolean | undefined {
  // Unsaid until hydration: without script the browser itself tells whether the menu is open.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const box = menu.current;
    if (!box || !('showPopover' in box)) return undefined;
    const tell = () => setOpen(box.matches(':popover-open'));
    const close = () => box.hidePopover();
    const closeAfterPress = (event: Event) => {
      if ((event.target as Element).closest('a, button')) close();
    };
    const wide = matchMedia('(min-width: 48rem)');
    tell();
    box.addEventListener('toggle', tell);
    box.addEventListener('click', closeAfterPress);
    wide.addEventListener('change', close);
    return () => {
      box.removeEventListener('toggle', tell);
      box.removeEventListener('click', closeAfterPress);
      wide.removeEventListener('change', close);
    };
  }, [menu]);
  return open;
}
