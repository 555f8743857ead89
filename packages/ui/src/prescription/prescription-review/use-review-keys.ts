'use client';
import { useEffect, useRef, useState } from 'react';
import type { ReviewDecision } from '../review-line/review-line.tsx';
import { useLineKeys } from './line-keys.ts';
import { SHEET } from './review-draft.ts';

/** Ids of a review's controls, its keys, and where focus goes: to the reason that a decision needs, to what is wrong when it is saved. */
export function useReviewKeys({
  formId,
  enabled,
  asked,
  first,
  onDecide,
  onSave,
}: {
  formId: string;
  enabled: boolean;
  /** Keys of what has to be decided. */
  asked: readonly string[];
  /** The first problem, by the end of its control's id. */
  first: string | undefined;
  onDecide: (key: string, decision: ReviewDecision) => void;
  /** Nothing is wrong. */
  onSave: () => void;
}) {
  const fieldId = (key: string) => `${formId}-${key}`;
  // Counted, so that each try draws again and moves focus.
  const [tries, setTries] = useState(0);
  /** What takes focus once it is drawn. */
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current !== undefined) document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  useLineKeys({
    enabled,
    ids: asked.map(fieldId),
    saveId: fieldId('save'),
    onDecide: (index, decision) => {
      const key = asked[index]!;
      if (key === SHEET && decision === 'question') return;
      wanted.current = decision === 'approved' ? fieldId(key) : `${fieldId(key)}-canned`;
      onDecide(key, decision);
    },
  });
  function save() {
    setTries((n) => n + 1);
    if (first !== undefined) wanted.current = fieldId(first);
    else onSave();
  }
  return { fieldId, checked: tries > 0, save };
}
