import { whenIdle } from './idle.ts';

/**
 * Draws what is far from the window (`offscreen-*`, docs/decisions/offscreen.md) when nothing else is to do, part after part: so scrolling
 * finds it ready, and pictures of the whole page are whole. Returns how to stop.
 */
export function drawRest(): () => void {
  const rest = [...document.querySelectorAll<HTMLElement>('[class*="offscreen-"]')].filter(
    (one) => !one.style.contentVisibility,
  );
  const next = () => {
    const one = rest.shift();
    if (!one) return;
    one.style.contentVisibility = 'visible';
    stop = whenIdle(next);
  };
  let stop = whenIdle(next);
  return () => stop();
}
