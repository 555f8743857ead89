import type { Prescription } from '@doorstep/contract/prescription.schema';
import { Picture } from '@doorstep/ui/base/picture';
import { useRef } from 'react';
import { useFile } from '../app/file.ts';
import { useNear } from './near.ts';

/** A small picture of one's own prescription, fetched with the token once it is about to be seen; a PDF has a sign. */
export function Thumb({ image, type }: Pick<Prescription, 'image' | 'type'>) {
  const box = useRef<HTMLSpanElement>(null);
  const near = useNear(box);
  return (
    <span ref={box} className="flex-none">
      <Picture
        src={useFile(near && type === 'image' ? image : null)}
        alt=""
        width={112}
        height={112}
        loading="eager"
        fallback="icon-file-text"
        shape="control"
        className="size-14"
      />
    </span>
  );
}
