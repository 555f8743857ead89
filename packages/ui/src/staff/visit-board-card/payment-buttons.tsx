'use client';
import { Button } from '../../base/button/button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { visitBoardMessages } from '../visit-board-messages.en.ts';

export interface PaymentButtonsProps {
  /** Name of the patient. */
  name: string;
  /** Work is under way: presses are ignored. */
  busy: boolean;
  /** Called to record the money that is still due; undefined where nothing can be recorded. */
  onRecord: (() => void) | undefined;
  /** Called to reverse a payment that was recorded wrongly; undefined where none was received. */
  onCorrect: (() => void) | undefined;
}

/** Buttons to record a payment at a visit, and to correct one. */
export function PaymentButtons({ name, busy, onRecord, onCorrect }: PaymentButtonsProps) {
  const messages = useMessages('visitBoard', visitBoardMessages);
  return (
    <>
      {onRecord && (
        <Button
          tone="plain"
          busy={busy}
          aria-label={messages.recordOf(name)}
          onClick={onRecord}
          className="self-start"
        >
          {messages.record}
        </Button>
      )}
      {onCorrect && (
        <Button
          tone="plain"
          busy={busy}
          aria-label={messages.correctOf(name)}
          onClick={onCorrect}
          className="self-start"
        >
          {messages.correct}
        </Button>
      )}
    </>
  );
}
