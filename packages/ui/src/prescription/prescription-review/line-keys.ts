'use client';
import { keyOf, useKeyDown } from '../undo-bar/undo-bar.tsx';
import { decisionKeys, type ReviewDecision } from '../review-line/review-line.tsx';

const byKey = Object.fromEntries(
  Object.entries(decisionKeys).map(([decision, key]) => [key, decision as ReviewDecision]),
) as Partial<Record<string, ReviewDecision>>;

/** J and K lead from line to line, and to saving; A, Q and R decide the line that has focus, and no other. */
export function useLineKeys({
  enabled,
  ids,
  saveId,
  onDecide,
}: {
  enabled: boolean;
  /** Of the lines, in their order. */
  ids: readonly string[];
  /** Of the button behind them. */
  saveId: string;
  onDecide: (index: number, decision: ReviewDecision) => void;
}): void {
  useKeyDown(enabled, (event) => {
    const at = ids.findIndex((id) => document.getElementById(id)?.contains(document.activeElement));
    const to = (id: string | undefined) => id !== undefined && document.getElementById(id)?.focus();
    // Out of the words of a reason, back to the keys.
    if (event.key === 'Escape' && at >= 0 && document.activeElement instanceof HTMLTextAreaElement)
      to(ids[at]);
    const key = keyOf(event),
      decision = key && byKey[key];
    if (key === 'J') to(ids[at + 1] && document.activeElement?.id !== saveId ? ids[at + 1] : saveId);
    else if (key === 'K') to(document.activeElement?.id === saveId ? ids.at(-1) : ids[Math.max(0, at - 1)]);
    else if (decision && at >= 0) onDecide(at, decision);
    else return;
    event.preventDefault();
  });
}
