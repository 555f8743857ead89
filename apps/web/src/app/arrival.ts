import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Left { y: number; href?: string | undefined }
const STORED = 'scroll';
const read = (): Record<string, Left> => { try { return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, Left>; } catch { return {}; } };
function remember(key: string, left: Left) {
  const entries = Object.entries(read()).filter(([other]) => other !== key).slice(-30);
  try { sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...entries, [key, left]]))); } catch { /* Back then starts at the top */ }
}

/** A new page starts at its top with focus on its h1; Back finds its place, and focus on the link that led away. */
export function useArrival(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  const pressed = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const press = (event: MouseEvent) => { pressed.current = (event.target as Element).closest('a')?.getAttribute('href') ?? undefined; };
    addEventListener('click', press, true);
    return () => removeEventListener('click', press, true);
  }, []);

  // A layout effect's clean-up runs before the next page has changed the height.
  useLayoutEffect(() => {
    const leave = () => remember(key, { y: scrollY, href: pressed.current });
    addEventListener('pagehide', leave);
    return () => { leave(); removeEventListener('pagehide', leave); };
  }, [key]);

  const page = new URLSearchParams(search).get('page');
  useEffect(() => {
    const arrived = first.current;
    first.current = false;
    const left = type === 'POP' ? read()[key] : undefined;
    if (left) {
      scrollTo({ top: left.y, behavior: 'instant' });
      const link = left.href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(left.href)}"]`);
      if (link && !arrived) link.focus({ preventScroll: true });
      return;
    }
    if (arrived) return;
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  // A filter keeps the visitor's place; another path or page does not. `key` alone changes for both.
  // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, page]);
}
