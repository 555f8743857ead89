import type { Address } from '@doorstep/contract/address.schema';
import { useRef, useState } from 'react';
import { confirmPart } from '../app/confirm.ts';
import { CallError } from '../app/fetcher.ts';
import { say } from '../app/toasts.ts';
import { usePageMessages } from '../messages/messages.ts';
import { call } from './call.ts';
import { bodyOf } from './draft.ts';
import { addressMessages } from './messages.en.ts';

/** Deleting one after asking, and taking it back; of both screens, which differ in endpoint and sentence. */
export function useRemoval({
  endpoint,
  failed,
  refresh,
}: {
  endpoint: 'removeAddress' | 'removeMapAddress';
  failed: string;
  refresh: () => Promise<unknown>;
}) {
  const messages = usePageMessages('address', addressMessages);
  const [asked, setAsked] = useState<Address>();
  const [removed, setRemoved] = useState<Address>();
  const [busy, setBusy] = useState(false);
  // Of one removal: pressed again after a lost answer, it is still brought back once.
  const undoKey = useRef('');
  function ask(one: Address | undefined) {
    if (one)
      confirmPart.load().then(
        () => setAsked(one),
        () => say('error', failed),
      );
    else setAsked(undefined);
  }
  async function remove() {
    if (!asked || busy) return;
    setBusy(true);
    try {
      await call(endpoint, { params: { id: asked.id } });
      undoKey.current = crypto.randomUUID();
      setRemoved(asked);
    } catch (error) {
      // Deleted in another tab or on another device: that is what was wanted.
      if (error instanceof CallError && error.status === 404) say('info', messages.goneAlready);
      else say('error', failed);
    }
    await refresh();
    setBusy(false);
    setAsked(undefined);
  }
  async function undo() {
    if (!removed || busy) return;
    setBusy(true);
    try {
      await call('addAddress', { body: bodyOf(removed), idempotencyKey: undoKey.current });
      setRemoved(undefined);
      await refresh();
    } catch {
      say('error', messages.undoFailed);
    }
    setBusy(false);
  }
  return {
    asked,
    ask,
    removed,
    busy,
    remove: () => {
      void remove();
    },
    undo: () => {
      void undo();
    },
    forget: () => setRemoved(undefined),
  };
}
export type Removal = ReturnType<typeof useRemoval>;
