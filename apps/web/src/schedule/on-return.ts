import { useEffect, useEffectEvent } from 'react';

/**
 * Asks again when one comes back to the page, from another tab or from none: what stood there may be hours old. What fails stays as it was.
 */
export function useOnReturn(ask: () => Promise<unknown>): void {
  const back = useEffectEvent(() => {
    if (!document.hidden && navigator.onLine) ask().catch(() => {});
  });
  useEffect(() => {
    const heard = () => back();
    document.addEventListener('visibilitychange', heard);
    addEventListener('focus', heard);
    return () => {
      document.removeEventListener('visibilitychange', heard);
      removeEventListener('focus', heard);
    };
  }, []);
}
