'use client';
import { useState } from 'react';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';
import type { DoctorDraft } from '../doctor-fields/doctor-fields.tsx';
import {
  newDraft,
  readReview,
  reviewOf,
  SHEET,
  type EditLine,
  type PrescriptionReviewLine,
  type ReviewDraft,
} from './review-draft.ts';

export interface ReviewDraftProps {
  /** Without any, the sheet alone is decided. */
  orders: ReadonlyArray<{
    orderId: string;
    createdAt: string;
    /** What goes back where all lines are rejected, and nothing else is in it. */
    emptiedPaise: number | null;
    lines: readonly PrescriptionReviewLine[];
  }>;
  /** What was read of the doctor before. */
  doctor: Record<Exclude<keyof DoctorDraft, 'age'>, string | null>;
  /** Of the patient, in years; null where nobody noted it. */
  age: number | null;
  /** 'YYYY-MM-DD'. */
  validUntil?: string | null;
  /** Today in India, 'YYYY-MM-DD'. */
  today: string;
  /** Letters of a reason. */
  reasonMaxLength?: number;
  /** What an earlier visit left half made. */
  defaultDraft?: ReviewDraft | undefined;
  /** Gets what is decided so far, so that it can be kept. */
  onDraftChange?: ((draft: ReviewDraft) => void) | undefined;
}

/** What is decided so far, what is wrong with it, and what it would tell. */
export function useReviewDraft({
  orders,
  doctor,
  age,
  validUntil,
  today,
  reasonMaxLength = 300,
  defaultDraft,
  onDraftChange,
}: ReviewDraftProps) {
  const messages = useMessages('review', reviewMessages);
  const open = orders.flatMap(({ lines }) => lines.filter((line) => line.open));
  const asked = open.length > 0 ? open.map(({ key }) => key) : [SHEET];
  const lineOf = (key: string) => open.find((line) => line.key === key);
  const ranOut = Boolean(validUntil && validUntil < today);
  const [draft, setDraft] = useState<ReviewDraft>(
    () =>
      defaultDraft ??
      newDraft(open, {
        doctor: { ...doctor, age: age === null ? null : String(age) },
        validUntil: ranOut ? '' : (validUntil ?? ''),
      }),
  );
  const put = (change: Partial<ReviewDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    onDraftChange?.(next);
  };
  const found = { draft, asked, lineOf, ranOut, today, messages };
  const read = readReview(found);
  const edit: EditLine = (key, change) =>
    put({ lines: { ...draft.lines, [key]: { ...read.of(key), ...change } } });
  return {
    draft,
    put,
    edit,
    read,
    open,
    asked,
    ranOut,
    waiting: orders.filter(({ lines }) => lines.some((line) => line.open)),
    told: () => reviewOf(found, read, reasonMaxLength),
  };
}
