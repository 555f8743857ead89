'use client';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Dialog, type DialogProps } from '../../base/dialog/dialog.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { useMessages } from '../../messages/provider.ts';
import { DangerSigns } from '../danger-signs/danger-signs.tsx';
import type { DangerSignName } from '../sign-names.ts';
import { EmergencyCard, type EmergencyNumbers } from '../emergency-card/emergency-card.tsx';
import { chatMessages } from '../chat-messages.en.ts';

export interface ChatModalProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'trigger' | 'defaultOpen' | 'size'
> {
  /** Whom one writes to: 'Dr. Meera Sinha'; undefined for whoever is on duty. */
  doctor?: string | undefined;
  /** What is asked first, whom to call, the first message, or what its caller shows in place of them: the chat itself, the hours, a login. */
  step: 'signs' | 'emergency' | 'message' | 'other';
  /** Those that were answered with yes before. */
  signs?: readonly DangerSignName[] | undefined;
  /** Called with those that were answered with yes: with the first one at once. */
  onAnswer: (yes: readonly DangerSignName[]) => void;
  /** Whom to call in danger. */
  numbers: EmergencyNumbers;
  /** Called by who has called for help and wants to go on. */
  onGoOn: () => void;
  /** Called to answer the danger signs again. */
  onChangeSigns?: (() => void) | undefined;
  /** The first message so far. */
  message: string;
  /** Called with each change of it. */
  onMessageChange: (message: string) => void;
  /** Letters of one message. */
  maxLength: number;
  /** Called when the first message is to be sent. */
  onSend: () => void;
  /** It is on its way. */
  busy?: boolean;
  /** Why it was not sent, or cannot be: one sentence. */
  error?: string | undefined;
  /** In step `other`. */
  children?: ReactNode;
}

/** A chat from its first question on: danger signs, whom to call, the first message, then the chat itself. */
export function ChatModal({
  doctor,
  step,
  signs,
  onAnswer,
  numbers,
  onGoOn,
  onChangeSigns,
  message,
  onMessageChange,
  maxLength,
  onSend,
  busy = false,
  error,
  children,
  ...props
}: ChatModalProps) {
  const messages = useMessages('chat', chatMessages);
  const id = useId();
  const consent = <p className="text-meta text-content-muted">{messages.consent}</p>;
  const body = useRef<HTMLDivElement>(null),
    before = useRef(step);
  // What had the focus went with the step before.
  useEffect(() => {
    if (before.current !== step)
      (
        body.current?.querySelector<HTMLElement>('textarea, [data-slot="emergency-card"] h2') ?? body.current
      )?.focus();
    before.current = step;
  }, [step]);
  return (
    <Dialog
      data-slot="chat-modal"
      {...props}
      size="lg"
      title={doctor === undefined ? messages.modalTitle : messages.modalTitleWith(doctor)}
    >
      <div ref={body} tabIndex={-1} className="flex flex-col gap-4">
        {step === 'signs' && (
          <DangerSigns defaultValue={signs} onAnswer={onAnswer} onDanger={onAnswer}>
            {consent}
          </DangerSigns>
        )}
        {step === 'emergency' && (
          <EmergencyCard numbers={numbers} onGoOn={onGoOn} onChangeSigns={onChangeSigns} />
        )}
        {step === 'message' && (
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) onSend();
            }}
          >
            <TextArea
              id={id}
              label={messages.firstLabel}
              hint={messages.firstHint}
              rows={4}
              required
              maxLength={maxLength}
              value={message}
              onChange={(event) => onMessageChange(event.target.value)}
            />
            {error !== undefined && (
              <Notice tone="danger" role="alert">
                {error}
              </Notice>
            )}
            {consent}
            <Button type="submit" size="lg" busy={busy}>
              {messages.firstSend}
            </Button>
          </form>
        )}
        {step === 'other' && children}
      </div>
    </Dialog>
  );
}
