'use client';
import { useState } from 'react';
import { useFocusRequest } from '../../base/field/use-focus-request.ts';
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
  const [checked, setChecked] = useState(false);
  const requestFocus = useFocusRequest();
  const focusId = (id: string) => requestFocus(() => document.getElementById(id));
  useLineKeys({
    enabled,
    ids: asked.map(fieldId),
    saveId: fieldId('save'),
    onDecide: (index, decision) => {
      const key = asked[index]!;
      if (key === SHEET && decision === 'question') return;
      focusId(decision === 'approved' ? fieldId(key) : `${fieldId(key)}-canned`);
      onDecide(key, decision);
    },
  });
  function save() {
    setChecked(true);
    if (first !== undefined) focusId(fieldId(first));
    else onSave();
  }
  return { fieldId, checked, save };
}
