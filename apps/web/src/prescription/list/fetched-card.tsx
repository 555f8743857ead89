import { PrescriptionCard, type PrescriptionCardProps } from '@doorstep/ui/prescription/prescription-card';
import { useEffect, useRef, useState } from 'react';
import { useFile } from '../../app/file.ts';

/** A card that fetches its picture with the token, once it is about to be seen: each may be megabytes. */
export function FetchedCard({ path, ...props }: PrescriptionCardProps & { path: string }) {
  const card = useRef<HTMLElement>(null);
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
    watch.observe(card.current!);
    return () => watch.disconnect();
  }, []);
  const imageUrl = useFile(near && props.type === 'image' ? path : null);
  return <PrescriptionCard ref={card} {...props} imageUrl={imageUrl} />;
}
