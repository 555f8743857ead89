import type { ReadingState } from '@doorstep/ui/home/reading-bar';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Reader } from './read-aloud.ts';

/**
 * Reads the page's main text by the browser's own voice; another page ends it. The reader itself is fetched when somebody wants to
 * listen.
 */
export function useReading(pathname: string, lang: string) {
  const [state, setState] = useState<ReadingState>();
  const reader = useRef<Reader>(undefined);
  const stop = useEffectEvent(() => {
    reader.current?.stop();
    reader.current = undefined;
    setState(undefined);
  });
  useEffect(() => {
    const leave = () => stop();
    // Browsers go on speaking after a page is gone.
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      stop();
    };
  }, [pathname, lang]);
  return {
    state,
    start: async () => {
      setState('reading');
      const main = document.getElementById('main');
      try {
        const { piecesOf, Reader: Read } = await import('./read-aloud.ts');
        if (!main) return;
        reader.current?.stop();
        const now = new Read(piecesOf(main), (ended) => {
          if (reader.current === now) setState(ended === 'done' ? undefined : ended);
        });
        reader.current = now;
        await now.read();
      } catch {
        setState('failed');
      }
    },
    pause: () => {
      reader.current?.stop();
      setState('paused');
    },
    resume: () => {
      setState('reading');
      void reader.current?.read();
    },
    stop: () => {
      reader.current?.stop();
      reader.current = undefined;
      setState(undefined);
    },
  };
}
