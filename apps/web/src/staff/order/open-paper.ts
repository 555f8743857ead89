import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import { useState } from 'react';
import { refused } from '../../app/failure.ts';
import { openFile, useShownBlob } from '../../app/file.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { orderSheetMessages } from './messages.en.ts';
import type { Paper } from './papers.tsx';

/** Opens the invoice or a credit note of an order; one at a time. */
export function useOpenPaper(order: AdminOrderDetail | undefined) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  const errors = useErrorMessages();
  const [opening, setOpening] = useState<Paper>();
  const [fetched, setFetched] = useState<string>();
  useShownBlob(fetched);
  async function open(paper: Paper) {
    if (!order || opening !== undefined) return;
    setOpening(paper);
    setFetched(undefined);
    try {
      const path =
        paper === 'invoice'
          ? order.invoice_url!
          : call('adminCreditNote', { params: { id: order.id, note: String(paper) } }).then(
              ({ credit_note_url }) => credit_note_url,
            );
      setFetched(await openFile(path, messages.opening));
    } catch (error) {
      say('error', refused(error, errors) || messages.openFailed);
    }
    setOpening(undefined);
  }
  return { opening, fetched, open };
}
