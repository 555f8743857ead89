import { useEffect, useState, type RefObject } from 'react';

/** Whether it is about to be seen, or was: what costs megabytes waits for that. */
export function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) {
          setNear(true);
          watch.disconnect();
        }
      },
      { rootMargin: '200px' },
    );
    watch.observe(part.current!);
    return () => watch.disconnect();
  }, [part]);
  return near;
}
