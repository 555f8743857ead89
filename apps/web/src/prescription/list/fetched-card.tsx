import { PrescriptionCard, type PrescriptionCardProps } from '@doorstep/ui/prescription/prescription-card';
import { useRef } from 'react';
import { useFile } from '../../app/file.ts';
import { useNear } from '../near.ts';

/** A card that fetches its picture with the token, once it is about to be seen: each may be megabytes. */
export function FetchedCard({ path, ...props }: PrescriptionCardProps & { path: string }) {
  const card = useRef<HTMLElement>(null);
  const near = useNear(card);
  const imageUrl = useFile(near && props.kind === 'image' ? path : null);
  return <PrescriptionCard ref={card} {...props} image={imageUrl} />;
}
