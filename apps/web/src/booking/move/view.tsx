import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { SlotPicker } from '@doorstep/ui/appointment/slot-picker';
import { Button } from '@doorstep/ui/base/button';
import { Dialog } from '@doorstep/ui/base/dialog';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Notice } from '@doorstep/ui/base/notice';
import { indian } from '@doorstep/ui/messages/indian';
import { useLang } from '@doorstep/ui/messages/provider';
import { useState } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { instantOf, titleIn } from '../data.ts';
import { bookingMessages as english } from '../messages.en.ts';
import type { MoveDialogProps } from './dialog.tsx';

export interface MoveDialogViewProps extends MoveDialogProps {
  days: Resource<BookableDays>;
  /** 'YYYY-MM-DDTHH:MM'; '' for none. */
  chosen: string;
  onChoose: (time: string) => void;
}

/** The old time stays until the new one is booked, and that is said all along. */
export function MoveDialogView({
  booking,
  days,
  chosen,
  onChoose,
  busy,
  problem,
  onMove,
  onClose,
}: MoveDialogViewProps) {
  const messages = usePageMessages('booking', english);
  const lang = useLang();
  const [unchosen, setUnchosen] = useState(false);
  const when = (iso: string) => messages.when(...indian(iso));
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={() => onClose()}
      title={messages.moveOf(titleIn(lang, booking))}
      description={`${messages.now(when(booking.starts_at))} ${messages.moves}`}
      footer={
        <>
          <Button tone="plain" onClick={onClose}>
            {messages.keepTime}
          </Button>
          <Button busy={busy} onClick={() => (chosen ? onMove(chosen) : setUnchosen(true))}>
            {chosen ? messages.moveTo(when(instantOf(chosen))) : messages.move}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="danger" title={problem}>
          {messages.stays(when(booking.starts_at))}
        </Notice>
      )}
      {unchosen && !chosen && <Notice tone="warning">{messages.chooseFirst}</Notice>}
      {days.state === 'error' ? (
        <ErrorState
          title={messages.daysFailed}
          description={messages.daysSafe}
          offline={days.problem === 'offline'}
          onRetry={days.retry}
        />
      ) : (
        <SlotPicker
          days={days.state === 'ready' ? days.data.data.days : undefined}
          now={days.state === 'ready' ? days.data.data.now : booking.created_at}
          value={chosen}
          onValueChange={onChoose}
        />
      )}
    </Dialog>
  );
}
