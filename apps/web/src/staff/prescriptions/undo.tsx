import { UNDO_SECONDS } from '@doorstep/contract/staff';
import { keyOf, UndoBar, useKeyDown, type UndoBarProps } from '@doorstep/ui/prescription/undo-bar';
import { useEffect, useState, type ReactNode } from 'react';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../review-call.ts';
import { staffMessages } from '../messages.en.ts';
import { keysStore } from './keys.ts';

/** A decision of this visit that nothing has come of yet. */
export interface Saved extends Pick<UndoBarProps, 'patientName' | 'decided'> {
  id: string;
  /** Puts back what was chosen and written. */
  restore: () => void;
}
interface Held extends Saved {
  /** By this device's clock. */
  until: number;
}

/** The decisions of this visit: the last one can be taken back first, by its button or by Z. */
export function useUndo(onUndone: (id: string) => void): {
  add: (saved: Saved) => void;
  /** Ids of all that were decided, but what was taken back. */
  decided: readonly string[];
  bar: ReactNode;
} {
  const messages = usePageMessages('staff', staffMessages);
  const errors = useErrorMessages();
  const keys = keysStore.use();
  const [held, setHeld] = useState<readonly Held[]>([]);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [now, setNow] = useState(0);
  const [busy, setBusy] = useState(false);
  const last = held.findLast(({ until }) => until > now);
  const counts = last !== undefined;
  useEffect(() => {
    if (!counts) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [counts]);

  async function undo({ id, patientName, restore }: Held) {
    setBusy(true);
    try {
      await call('undoReview', { params: { id } });
      restore();
      setDecided((all) => all.filter((one) => one !== id));
      say('success', messages.undone(patientName));
      onUndone(id);
    } catch (error) {
      say('error', refused(error, errors) || messages.undoFailed);
    } finally {
      setHeld((all) => all.filter((one) => one.id !== id));
      setBusy(false);
    }
  }
  useKeyDown(keys && counts, (event) => {
    if (!last || busy || keyOf(event) !== 'Z') return;
    event.preventDefault();
    void undo(last);
  });
  return {
    add(saved) {
      const at = Date.now();
      setNow(at);
      setHeld((all) => [
        ...all.filter(({ id, until }) => id !== saved.id && until > at),
        { ...saved, until: at + UNDO_SECONDS * 1_000 },
      ]);
      setDecided((all) => [...all.filter((id) => id !== saved.id), saved.id]);
    },
    decided,
    bar: last && (
      <UndoBar
        key={last.id}
        patientName={last.patientName}
        decided={last.decided}
        seconds={Math.max(0, Math.ceil((last.until - now) / 1_000))}
        busy={busy}
        keys={keys}
        onUndo={() => {
          void undo(last);
        }}
      />
    ),
  };
}
