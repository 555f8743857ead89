import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import { REFUND_NOTE_MAX } from '@doorstep/contract/order-admin';
import { toPaise, toRupees } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import { RefundDialog, type Refunding } from '@doorstep/ui/staff/refund-dialog';
import { useState } from 'react';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { factsOf } from './facts.ts';
import { orderSheetMessages } from './messages.en.ts';

export interface RefundProps {
  mode: 'lines' | 'whole';
  order: AdminOrderDetail;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Asks what goes back and why, and gives it back. */
export default function Refund({ mode, order, onClose, onDone }: RefundProps) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  const errors = useErrorMessages();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { kept, leftPaise, out } = factsOf(order);
  async function give({ positions, reason, note, amountPaise }: Refunding) {
    setBusy(true);
    setError(undefined);
    try {
      const { refund } = await call('refundOrder', {
        params: { id: order.id },
        body: {
          ...(positions && { positions }),
          reason,
          ...(note && { note }),
          amount: toRupees(amountPaise),
        },
      });
      await onDone();
      onClose();
      say(
        'success',
        refund.amount > 0 ? messages.refunded(formatPaise(toPaise(refund.amount))) : messages.before,
      );
    } catch (failed) {
      // It may have been done by somebody else, or without our hearing of it: the order knows.
      await onDone();
      setError(refused(failed, errors) || messages.refundFailed);
    }
    setBusy(false);
  }
  return (
    <RefundDialog
      open
      mode={mode}
      lines={kept}
      leftPaise={leftPaise}
      out={out}
      maxLength={REFUND_NOTE_MAX}
      busy={busy}
      error={error}
      onOpenChange={onClose}
      onConfirm={(refunding) => void give(refunding)}
    />
  );
}
