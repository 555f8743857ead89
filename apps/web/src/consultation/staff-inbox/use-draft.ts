import { useState } from 'react';
import { isBegun, keptPrescription, noDraft, type PrescriptionDraft } from './draft.ts';

/** What is half written in one consultation: for a component whose `key` is the consultation's id. */
export function usePrescriptionDraft(id: string) {
  const kept = keptPrescription(id);
  const [draft, setDraft] = useState(() => kept.get() ?? noDraft());
  return {
    draft,
    isBegun: isBegun(draft),
    put(some: Partial<Pick<PrescriptionDraft, 'lines' | 'advice'>>): void {
      const next = { ...draft, ...some, key: crypto.randomUUID() };
      setDraft(next);
      kept.set(isBegun(next) ? next : undefined);
    },
    done(): void {
      setDraft(noDraft());
      kept.set(undefined);
    },
  };
}
export type OwnDraft = ReturnType<typeof usePrescriptionDraft>;
