'use client';
import type { ReactNode } from 'react';
import { Notice } from '../../base/notice/notice.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';

export interface ReviewFactsProps {
  /** ISO instants; shown in Indian time. */
  uploadedAt: string;
  /** Who decided, and when (ISO instant). */
  reviewed: { by: string; at: string } | null;
  /** On whose desk it is, where it is another's. */
  claim?: ReactNode;
  /** Another pharmacist who can still undo what they decided. */
  heldBy?: string | undefined;
  /** Whose decision could not be carried out, and why. */
  notDone?: { by: string; why: string } | undefined;
  /** Medicines that should not be taken together. */
  cautions?: ReactNode;
}

/** What became of a prescription until now, and whose hands it is in. */
export function ReviewFacts({ uploadedAt, reviewed, claim, heldBy, notDone, cautions }: ReviewFactsProps) {
  const messages = useMessages('review', reviewMessages);
  const when = (at: string) => <time dateTime={at}>{messages.dateTime(...indian(at))}</time>;
  return (
    <>
      <div className="flex flex-col text-meta text-content-muted">
        <p>
          <span>{`${messages.uploaded} `}</span>
          {when(uploadedAt)}
        </p>
        {reviewed && (
          <p>
            <span>{`${messages.reviewed(reviewed.by)} `}</span>
            {when(reviewed.at)}
          </p>
        )}
      </div>
      {claim}
      {heldBy !== undefined && <Notice tone="warning">{messages.heldBy(heldBy)}</Notice>}
      {notDone && <Notice tone="warning">{messages.notDone(notDone.by, notDone.why)}</Notice>}
      {cautions}
    </>
  );
}
