import { FAR, FAR_STYLE } from './first-paint.ts';
import { whenIdle } from './idle.ts';

/**
 * Draws what is far from the window (`offscreen-*`, docs/decisions/offscreen.md) when nothing else is to do, part after part: so scrolling
 * finds it ready, and pictures of the whole page are whole. It waits while somebody types, whose keys come first. Returns how to stop.
 */
export function drawRest(): () => void {
  const far = document.getElementById(FAR_STYLE);
  const rest = [
    ...document.querySelectorAll<HTMLElement>(`[class*="offscreen-"]${far ? `,${FAR}` : ''}`),
  ].filter((one) => !one.style.contentVisibility);
  const wait = () => {
    stop = whenIdle(next);
  };
  const next = () => {
    if (document.activeElement?.matches(':read-write')) {
      document.addEventListener('focusout', wait, { once: true });
      stop = () => document.removeEventListener('focusout', wait);
      return;
    }
    const one = rest.shift();
    if (!one) {
      far?.remove();
      return;
    }
    one.style.contentVisibility = 'visible';
    wait();
  };
  let stop = whenIdle(next);
  return () => {
    // It is the first page's alone.
    far?.remove();
    stop();
  };
}
