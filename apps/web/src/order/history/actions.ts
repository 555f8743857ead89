import type { CreditNote, OrderDetail, PastMedicine, PastOrder } from '@doorstep/contract/order.schema';
import { useState } from 'react';
import { CallError } from '../../app/fetcher.ts';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { orderMessages as english } from '../messages.en.ts';
import { fileName, saveFile } from '../save-file.ts';
import { reorder, type Reordered } from './reorder.ts';

/** What is read of an order to act on it, of the list or of its own page. */
export type ActedOrder = Pick<
  PastOrder,
  | 'order_id'
  | 'status'
  | 'payment_status'
  | 'invoice_url'
  | 'invoice_number'
  | 'credit_notes'
  | 'can_cancel'
  | 'refunds'
  | 'total_amount'
> & { medicines_details: ReadonlyArray<Pick<PastMedicine, 'rx_status'>> };
export const actedOf = (order: OrderDetail): ActedOrder => ({
  ...order,
  total_amount: order.total,
  medicines_details: order.items,
});
/** What one order's card says of what was last done with it: it stays, where a toast would go. */
export type HistoryNote = { id: string } & (
  | { kind: 'problem'; text: string }
  | ({ kind: 'cart' } & Reordered)
);
export interface HistoryBusy {
  id: string;
  what: 'generate' | 'save' | 'reorder' | 'cancel' | `note ${number}`;
}

/** What can be done with an order of the list; one thing at a time, and after each the list is asked for anew. */
export function useActions(refresh: () => Promise<unknown>) {
  const messages = usePageMessages('order', english);
  const errors = useErrorMessages();
  const [busy, setBusy] = useState<HistoryBusy>();
  const [note, setNote] = useState<HistoryNote>();

  async function act(
    what: HistoryBusy['what'],
    { order_id: id }: ActedOrder,
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
      if (what !== 'save' && !what.startsWith('note')) await refresh().catch(() => {});
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
    generate: (order: ActedOrder) =>
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
    save: (order: ActedOrder) =>
      act(
        'save',
        order,
        () => saveFile(order.invoice_url!, fileName(order.invoice_number ?? order.order_id)),
        messages.saveFailed,
      ),
    saveNote: (order: ActedOrder, { id: note, number }: CreditNote) =>
      act(
        `note ${note}`,
        order,
        async () => {
          const { credit_note_url } = await call('creditNote', {
            params: { id: order.order_id, note: String(note) },
          });
          await saveFile(credit_note_url, fileName(number));
        },
        messages.saveNoteFailed,
      ),
    reorder: (order: ActedOrder) =>
      act(
        'reorder',
        order,
        async () => {
          setNote({ id: order.order_id, kind: 'cart', ...(await reorder(order.order_id)) });
        },
        messages.actionFailed,
      ),
    /** Resolves when it is known how it ended. */
    cancel: (order: ActedOrder) =>
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
