'use client';
import type { ReactNode } from 'react';
import { Notice } from '../../base/notice/notice.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';

/** Facts of a prescription that a doctor of the shop wrote; null on those of earlier releases. */
export interface WrittenBy {
  doctor: string;
  registrationNo: string;
  mode: 'text' | 'audio' | 'video' | null;
  followUp: boolean | null;
  diagnosis: string | null;
  /** Medicines by name, which the catalogue does not have, with dose and days. */
  typed: readonly string[];
}
export interface ReviewFactsProps {
  /** Left out for an uploaded one. */
  writtenBy?: WrittenBy | undefined;
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
export function ReviewFacts({
  writtenBy,
  uploadedAt,
  reviewed,
  claim,
  heldBy,
  notDone,
  cautions,
}: ReviewFactsProps) {
  const messages = useMessages('review', reviewMessages);
  const when = (at: string) => <time dateTime={at}>{messages.dateTime(...indian(at))}</time>;
  return (
    <>
      <div className="flex flex-col text-meta text-content-muted">
        <p>
          <span>{`${writtenBy ? messages.writtenAt : messages.uploaded} `}</span>
          {when(uploadedAt)}
        </p>
        {reviewed && (
          <p>
            <span>{`${messages.reviewed(reviewed.by)} `}</span>
            {when(reviewed.at)}
          </p>
        )}
      </div>
      {writtenBy && (
        <Notice tone="info" title={messages.shopDoctor}>
          <p translate="no" className="font-strong wrap-anywhere">
            {writtenBy.doctor}
          </p>
          <p
            translate="no"
            className="wrap-anywhere"
          >{`${messages.registration}: ${writtenBy.registrationNo}`}</p>
          {writtenBy.mode && (
            <p>
              {`${messages.consultation}: ${[
                messages.modes[writtenBy.mode],
                writtenBy.followUp === null
                  ? undefined
                  : writtenBy.followUp
                    ? messages.followUp
                    : messages.firstConsultation,
              ]
                .filter(Boolean)
                .join(', ')}`}
            </p>
          )}
          {writtenBy.diagnosis && (
            <p className="wrap-anywhere">{`${messages.diagnosis}: ${writtenBy.diagnosis}`}</p>
          )}
          {writtenBy.typed.length > 0 && (
            <p
              translate="no"
              className="wrap-anywhere"
            >{`${messages.alsoTyped}: ${writtenBy.typed.join(', ')}`}</p>
          )}
        </Notice>
      )}
      {claim}
      {heldBy !== undefined && <Notice tone="warning">{messages.heldBy(heldBy)}</Notice>}
      {notDone && <Notice tone="warning">{messages.notDone(notDone.by, notDone.why)}</Notice>}
      {cautions}
    </>
  );
}
