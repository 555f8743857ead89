import type { CreditNote, PastOrder } from '@doorstep/contract/order.schema';
import { useState } from 'react';
import { CallError } from '../../app/fetcher.ts';
import { openFile, useShownBlob } from '../../app/file.ts';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { orderMessages as english } from '../messages.en.ts';
import { reorder, type Reordered } from './reorder.ts';

/** What one order's card says of what was last done with it: it stays, where a toast would go. */
export type HistoryNote = { id: string } & (
  | { kind: 'problem'; text: string }
  | { kind: 'link'; href: string; label: string }
  | ({ kind: 'cart' } & Reordered)
);
export interface HistoryBusy {
  id: string;
  what: 'generate' | 'open' | 'reorder' | 'cancel' | `note ${number}`;
}

/** What can be done with an order of the list; one thing at a time, and after each the list is asked for anew. */
export function useActions(refresh: () => Promise<unknown>) {
  const messages = usePageMessages('order', english);
  const errors = useErrorMessages();
  const [busy, setBusy] = useState<HistoryBusy>();
  const [note, setNote] = useState<HistoryNote>();
  useShownBlob(note?.kind === 'link' ? note.href : undefined);

  async function act(
    what: HistoryBusy['what'],
    { order_id: id }: PastOrder,
    work: () => Promise<void>,
    failed: string,
    unanswered = failed,
  ) {
    if (busy) return;
    setBusy({ id, what });
    setNote(undefined);
    try {
      await work();
    } catch (error) {
      const status = error instanceof CallError ? error.status : undefined;
      if (status === 401) return;
      // Another tab or the shop may have moved it.
      if (what !== 'open' && !what.startsWith('note')) await refresh().catch(() => {});
      setNote({
        id,
        kind: 'problem',
        text: refused(error, errors) || (status === 0 ? unanswered : failed),
      });
    } finally {
      setBusy(undefined);
    }
  }
  return {
    busy,
    note,
    clear: () => setNote(undefined),
    generate: (order: PastOrder) =>
      act(
        'generate',
        order,
        async () => {
          await call('makeInvoice', { params: { id: order.order_id } });
          await refresh();
          say('success', messages.invoiceMade);
        },
        messages.invoiceFailed,
      ),
    open: (order: PastOrder) =>
      act(
        'open',
        order,
        async () => {
          const href = await openFile(order.invoice_url!, messages.opening);
          if (href) setNote({ id: order.order_id, kind: 'link', href, label: messages.openHere });
        },
        messages.openFailed,
      ),
    openNote: (order: PastOrder, { id: note }: CreditNote) =>
      act(
        `note ${note}`,
        order,
        async () => {
          const path = call('creditNote', { params: { id: order.order_id, note: String(note) } });
          const href = await openFile(
            path.then(({ credit_note_url }) => credit_note_url),
            messages.openingNote,
          );
          if (href) setNote({ id: order.order_id, kind: 'link', href, label: messages.openNoteHere });
        },
        messages.openNoteFailed,
      ),
    reorder: (order: PastOrder) =>
      act(
        'reorder',
        order,
        async () => {
          setNote({ id: order.order_id, kind: 'cart', ...(await reorder(order.order_id)) });
        },
        messages.actionFailed,
      ),
    /** Resolves when it is known how it ended. */
    cancel: (order: PastOrder) =>
      act(
        'cancel',
        order,
        async () => {
          await call('cancelOrder', { params: { id: order.order_id }, body: {} });
          await refresh();
          say('success', messages.cancelDone);
        },
        messages.actionFailed,
        messages.cancelFailed,
      ),
  };
}
