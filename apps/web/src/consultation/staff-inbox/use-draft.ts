import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { useState } from 'react';
import { isBegun, keptPrescription, noDraft, type PrescriptionDraft } from './draft.ts';

/** What is half written in one consultation: for a component whose `key` is the consultation's id. */
export function usePrescriptionDraft(id: string, { age, sex }: ConsultationDetail['patient']) {
  const person = { age: age === null ? '' : String(age), sex: sex ?? ('' as const) };
  const kept = keptPrescription(id);
  const [draft, setDraft] = useState(() => kept.get() ?? noDraft(person));
  return {
    draft,
    isBegun: isBegun(draft),
    put(some: Partial<Omit<PrescriptionDraft, 'key'>>): void {
      const next = { ...draft, ...some, key: crypto.randomUUID() };
      setDraft(next);
      kept.set(isBegun(next) ? next : undefined);
    },
    done(): void {
      setDraft(noDraft(person));
      kept.set(undefined);
    },
  };
}
export type OwnDraft = ReturnType<typeof usePrescriptionDraft>;
