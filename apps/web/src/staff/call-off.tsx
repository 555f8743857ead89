import type { CallOff as Why } from '@doorstep/contract/schedule.schema';
import { CALL_OFF_NOTE_MAX } from '@doorstep/contract/schedule';
import { CallOffDialog, type CallOffDialogProps } from '@doorstep/ui/staff/call-off-dialog';
import { useRef, useState } from 'react';
import { refused } from '../app/failure.ts';
import { say } from '../app/toasts.ts';
import { useErrorMessages } from '../messages/errors.ts';

export interface CallOffProps extends Pick<
  CallOffDialogProps,
  'kind' | 'name' | 'what' | 'startsAt' | 'backPaise'
> {
  /** Of the booking; what has this id on the page takes the focus once it is done, else the page's heading. */
  id: string;
  /** Cancels it; throws why it was not done. */
  send: (why: Why) => Promise<unknown>;
  /** Reads the page anew. */
  onSettled: () => Promise<void>;
  onClose: () => void;
  /** Said once it is done, and where nothing was heard. */
  done: string;
  failed: string;
}

/** Asks why the shop calls a booking off, and does it. */
export default function CallOff({ id, send, onSettled, onClose, done, failed, ...shown }: CallOffProps) {
  const errors = useErrorMessages();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isDone = useRef(false);
  async function callOff({ reason, note }: Parameters<CallOffDialogProps['onConfirm']>[0]) {
    setBusy(true);
    setError(undefined);
    try {
      await send({ reason, ...(note && { note }) });
      isDone.current = true;
      await onSettled();
      onClose();
      say('success', done);
    } catch (problem) {
      // Somebody else may have been faster: the page knows.
      await onSettled();
      setError(refused(problem, errors) || failed);
    }
    setBusy(false);
  }
  return (
    <CallOffDialog
      {...shown}
      open
      maxLength={CALL_OFF_NOTE_MAX}
      busy={busy}
      error={error}
      onOpenChange={onClose}
      onConfirm={(why) => void callOff(why)}
      onCloseAutoFocus={(event) => {
        // The button that it was opened by is gone with the booking.
        if (!isDone.current) return;
        event.preventDefault();
        (document.getElementById(id) ?? document.querySelector<HTMLElement>('h1'))?.focus();
      }}
    />
  );
}
