import type { ReceivedPayment } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { CALL_OFF_NOTE_MAX } from '@doorstep/contract/schedule';
import { reversePayment } from '@doorstep/contract/schedule.routes';
import {
  CorrectPaymentDialog,
  type CorrectPaymentDialogProps,
} from '@doorstep/ui/staff/correct-payment-dialog';
import { useRef, useState } from 'react';
import { calls } from '../app/call.ts';
import { fieldSentence, isRefusal, refused } from '../app/failure.ts';
import { say } from '../app/toasts.ts';
import { useErrorMessages } from '../messages/errors.ts';

const { call } = calls({ reversePayment });

export interface CorrectPaymentProps extends Pick<CorrectPaymentDialogProps, 'open' | 'kind' | 'name'> {
  /** Id of the booking and of its card, which gets focus after the correction. */
  id: string;
  /** The payment that is wrong. */
  received: ReceivedPayment;
  /** Reloads the page's data. */
  onSettled: () => Promise<void>;
  /** Closes the dialog; the typed reason stays. */
  onClose: () => void;
  onDone: () => void;
  /** Success message, and the message for a call without an answer. */
  done: string;
  failed: string;
}

/** Reverses a payment of a booking once a reason is given. */
export default function CorrectPayment({
  id,
  received: { amount, ...received },
  onSettled,
  onClose,
  onDone,
  done,
  failed,
  ...shown
}: CorrectPaymentProps) {
  const errors = useErrorMessages();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isDone = useRef(false);
  async function correct(reason: string) {
    setBusy(true);
    setError(undefined);
    try {
      await call('reversePayment', { params: { id }, body: { reason } });
      isDone.current = true;
      await onSettled();
      onDone();
      say('success', done);
    } catch (problem) {
      // Another admin may have corrected it first: the card behind shows it.
      await onSettled();
      const wrongReason = isRefusal(problem) ? fieldSentence(problem, 'reason', errors) : undefined;
      setError(wrongReason ?? (refused(problem, errors) || failed));
    }
    setBusy(false);
  }
  return (
    <CorrectPaymentDialog
      {...shown}
      payment={{ ...received, amountPaise: toPaise(amount) }}
      maxLength={CALL_OFF_NOTE_MAX}
      busy={busy}
      error={error}
      onOpenChange={() => {
        setError(undefined);
        onClose();
      }}
      onConfirm={(reason) => void correct(reason)}
      onCloseAutoFocus={(event) => {
        // The button that opened it is gone with the payment.
        if (!isDone.current) return;
        event.preventDefault();
        (document.getElementById(id) ?? document.querySelector<HTMLElement>('h1'))?.focus();
      }}
    />
  );
}
