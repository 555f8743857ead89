import { NOTES_MAX } from '@doorstep/contract/paramedical';
import { useState } from 'react';
import { isObject, LONGEST } from '../../app/draft-store.ts';
import { savedUser } from '../../app/user.ts';
import type { Kept } from '../../prescription/public.ts';

/** What is personal of a visit that is not booked yet: it stands in no address. */
export interface VisitDraft {
  notes: string;
  /** The doctor's order. */
  order: Kept;
}
const KEY = 'visit_draft';
const EMPTY: VisitDraft = { notes: '', order: null };

function orderIn(value: unknown): Kept {
  if (!isObject(value)) return null;
  const { id, name, bytes } = value;
  return typeof id === 'string' && typeof name === 'string' && typeof bytes === 'number'
    ? { id, name, bytes }
    : null;
}
/**
 * Of this service, as long as the tab lives. What a visitor wrote is theirs after the login; what one account wrote no other sees (decision
 * C22).
 */
export function draftOf(serviceId: number): VisitDraft {
  try {
    const raw = sessionStorage.getItem(KEY);
    const found: unknown = raw !== null && raw.length <= LONGEST ? JSON.parse(raw) : undefined;
    if (!isObject(found) || found['service'] !== serviceId) return EMPTY;
    if (found['of'] !== null && found['of'] !== (savedUser()?.mobile ?? null)) return EMPTY;
    const { notes } = found;
    return {
      notes: typeof notes === 'string' ? notes.slice(0, NOTES_MAX) : '',
      order: orderIn(found['order']),
    };
  } catch {
    return EMPTY;
  }
}
function store(serviceId: number, draft: VisitDraft | undefined) {
  try {
    if (draft)
      sessionStorage.setItem(
        KEY,
        JSON.stringify({ of: savedUser()?.mobile ?? null, service: serviceId, ...draft }),
      );
    else sessionStorage.removeItem(KEY);
  } catch {
    /* then it lives as long as the page */
  }
}
export function useDraft(serviceId: number) {
  const [draft, setDraft] = useState(() => draftOf(serviceId));
  return {
    draft,
    change: (some: Partial<VisitDraft>) => {
      const next = { ...draft, ...some };
      setDraft(next);
      store(serviceId, next);
    },
    forget: () => store(serviceId, undefined),
  };
}
