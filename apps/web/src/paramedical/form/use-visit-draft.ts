import { useRef, useState } from 'react';
import { emptyDraft, visitDraft, type VisitDraft } from './draft.ts';

/** What is filled in for this service, kept for the tab. */
export function useVisitDraft(service: number) {
  const [draft, setDraft] = useState(() => {
    const kept = visitDraft.get();
    return kept?.service === service ? kept : emptyDraft(service);
  });
  /** What an answer goes on with: state is the next render's. */
  const latest = useRef(draft);
  function put(some: Partial<VisitDraft>) {
    latest.current = { ...latest.current, ...some };
    visitDraft.set(latest.current);
    setDraft(latest.current);
  }
  /** Of what is sent: sent again, also after a reload, it is the same booking. */
  function keyOf(sent: string): string {
    const { sent: before } = latest.current;
    if (before?.body === sent) return before.key;
    const key = crypto.randomUUID();
    put({ sent: { body: sent, key } });
    return key;
  }
  return { draft, latest, put, keyOf };
}
