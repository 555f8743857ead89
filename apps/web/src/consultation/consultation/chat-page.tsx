import { LINK_MINUTES, type DangerSign } from '@doorstep/contract/consultation';
import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { namesIn } from '@doorstep/contract/names';
import { useLang } from '@doorstep/ui/messages/provider';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { Suspense, useState } from 'react';
import { useFocusKept } from '../../app/focus-kept.ts';
import { confirmPart } from '../../app/confirm.ts';
import { refused } from '../../app/failure.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { ChatPart } from '../chat/chat-part.tsx';
import { useOpenChat } from '../chat/use-open-chat.ts';
import { consultationMessages } from '../messages.en.ts';
import { roomPart } from '../room/room-lazy.ts';
import { ChatView } from './chat-view.tsx';

export interface ChatPageProps {
  detail: ConsultationDetail;
  /** Reads it anew. */
  onChanged: () => Promise<unknown>;
}
const CHAT = 'chat',
  MINUTE_MS = 60_000;
/** A consultation that is there: its chat, its hours and its danger signs. */
export function ChatPage({ detail, onChanged }: ChatPageProps) {
  const messages = usePageMessages('consultation', consultationMessages);
  const errors = useErrorMessages();
  const open = useOpenChat(detail),
    { isHour, isClosed } = open;
  const needsSigns = detail.side === 'patient' && isHour && !isClosed;
  const [asked, setAsked] = useState<'signs' | 'emergency'>();
  // A call is not begun before they are answered, and goes on while they are answered anew.
  const [hasPassed, setPassed] = useState(
    detail.side === 'doctor' || (detail.danger_signs !== null && detail.consent !== null),
  );
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  // What was pressed went with what was asked.
  useFocusKept(asked);

  const [isEnding, setEnding] = useState(false);
  const canAsk = useLazyPart(confirmPart.load, isEnding, () => {
    setEnding(false);
    say('error', messages.endFailed);
  });
  const canEnd =
    detail.side === 'patient' &&
    !isClosed &&
    (detail.starts_at === null ||
      Date.parse(open.now) >= Date.parse(detail.starts_at) - LINK_MINUTES * MINUTE_MS);
  const doctorName = messages.doctor(namesIn(useLang(), detail.doctor).name);
  async function end() {
    if (busy) return;
    setBusy(true);
    try {
      await call('endConsultation', { params: { id: detail.id } });
      setEnding(false);
      say('success', messages.ended);
      await onChanged();
    } catch (error) {
      say('error', refused(error, errors) || messages.endFailed);
    }
    setBusy(false);
  }
  async function answer(yes: readonly DangerSign[]) {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call('answerSigns', {
        params: { id: detail.id },
        body: { danger_signs: [...yes], agreed: true },
      });
      await onChanged();
      setAsked(yes.length > 0 ? 'emergency' : undefined);
      if (yes.length === 0) setPassed(true);
    } catch (error) {
      setProblem(refused(error, errors) || messages.signsFailed);
      // Whom to call does not wait for the line.
      if (yes.length > 0) setAsked('emergency');
    }
    setBusy(false);
  }
  return (
    <>
      <ChatView
        detail={open.detail}
        asked={
          asked ??
          (needsSigns && (detail.danger_signs === null || detail.consent === null) ? 'signs' : undefined)
        }
        busy={busy}
        problem={problem}
        onAnswer={(yes) => void answer(yes)}
        onGoOn={() => {
          setAsked(undefined);
          setPassed(true);
        }}
        onChangeSigns={() => setAsked('signs')}
        onEnd={canEnd ? () => setEnding(true) : undefined}
        isOutOfHours={!isHour && detail.type === 'chat'}
        room={
          detail.type === 'video' && !isClosed && (hasPassed || !isHour) ? (
            <Suspense fallback={<Skeleton shape="card" className="h-80" />}>
              <roomPart.Part open={open} chatId={CHAT} />
            </Suspense>
          ) : undefined
        }
      >
        <ChatPart open={open} id={CHAT} className="h-dvh max-h-[75dvh]" />
      </ChatView>
      {isEnding && canAsk && !isClosed && (
        <confirmPart.Part
          open
          onOpenChange={() => setEnding(false)}
          tone="danger"
          title={messages.endTitle}
          description={messages.endText(doctorName)}
          confirmLabel={messages.end}
          cancelLabel={messages.keepOpen}
          busy={busy}
          onConfirm={() => void end()}
        />
      )}
    </>
  );
}
