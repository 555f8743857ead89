import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { viewChanged } from './next-view.ts';

interface Left {
  y: number;
  href?: string | undefined;
}
const STORED = 'scroll';
const read = (): Record<string, Left> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, Left>;
  } catch {
    return {};
  }
};
function remember(key: string, left: Left) {
  const entries = Object.entries(read())
    .filter(([other]) => other !== key)
    .slice(-30);
  try {
    sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...entries, [key, left]])));
  } catch {
    /* Back then starts at the top */
  }
}

/** The first that is on the page shown: a page that is kept (`kept-pages.tsx`) stands beside it, hidden. */
const shown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => !one.closest('[style*="display: none"],[style*="content-visibility: hidden"]'),
  );
/** Now, or as soon as the page has one; a visitor who has moved on is left alone. Returns how to stop waiting. */
export function focusHeading(): (() => void) | undefined {
  const focus = () => {
    const heading = shown('main h1');
    heading?.focus({ preventScroll: true });
    return heading !== undefined;
  };
  if (focus()) return undefined;
  const watch = new MutationObserver(() => {
    if (document.activeElement !== document.body || focus()) watch.disconnect();
  });
  // Another page may come with another frame, and a main of its own.
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** A new page starts at its top with focus on its h1; Back finds its place, and focus on the link that led away. */
export function useFocusAndScroll(): void {
  const { key: entry, pathname, search, state } = useLocation();
  // The first page of every document has the same key: its address tells it from another's.
  const key = entry === 'default' ? pathname + search : entry;
  const type = useNavigationType();
  const first = useRef(true);
  const pressed = useRef<string>(undefined);
  const y = useRef(0);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const press = (event: MouseEvent) => {
      pressed.current = (event.target as Element).closest('a')?.getAttribute('href') ?? undefined;
    };
    // Kept as it goes: by the time a page is left, the next one may already have changed the height.
    const scroll = () => {
      y.current = scrollY;
    };
    addEventListener('click', press, true);
    addEventListener('scroll', scroll, { passive: true });
    return () => {
      removeEventListener('click', press, true);
      removeEventListener('scroll', scroll);
    };
  }, []);

  useLayoutEffect(() => {
    const leave = () => remember(key, { y: y.current, href: pressed.current });
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
    };
  }, [key]);

  const page = new URLSearchParams(search).get('page');
  useLayoutEffect(() => {
    // The first page of the document is read already.
    if (!first.current) viewChanged();
  }, [pathname]);
  useEffect(() => {
    const arrived = first.current;
    first.current = false;
    const left = type === 'POP' ? read()[key] : undefined;
    if (left) {
      scrollTo({ top: left.y, behavior: 'instant' });
      if (arrived) return undefined;
      const link = left.href && shown(`main a[href="${CSS.escape(left.href)}"]`);
      if (!link) return focusHeading();
      link.focus({ preventScroll: true });
      return undefined;
    }
    // A tab with a path of its own.
    if (arrived || (state as { stays?: boolean } | null)?.stays) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    return focusHeading();
    // A filter keeps the visitor's place; another path or page does not. `key` alone changes for both, and `state` with it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, page]);
}
