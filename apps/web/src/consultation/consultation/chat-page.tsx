import type { DangerSign } from '@doorstep/contract/consultation';
import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { Suspense, useState } from 'react';
import { useFocusKept } from '../../app/focus-kept.ts';
import { refused } from '../../app/failure.ts';
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
const CHAT = 'chat';
/** A consultation that is there: its chat, its hours and its danger signs. */
export function ChatPage({ detail, onChanged }: ChatPageProps) {
  const messages = usePageMessages('consultation', consultationMessages);
  const errors = useErrorMessages();
  const open = useOpenChat(detail),
    { isHour, isClosed } = open;
  const needsSigns = detail.side === 'patient' && isHour && !isClosed;
  const [asked, setAsked] = useState<'signs' | 'emergency'>();
  // A call is not begun before they are answered, and goes on while they are answered anew.
  const [hasPassed, setPassed] = useState(detail.side === 'doctor' || detail.danger_signs !== null);
  /** Answered with yes on this page. */
  const [reported, setReported] = useState<readonly DangerSign[]>(detail.danger_signs?.yes ?? []);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  // What was pressed went with what was asked.
  useFocusKept(asked);

  async function answer(yes: readonly DangerSign[]) {
    if (busy) return;
    setReported(yes);
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
  /** The first yes: whom to call is shown at once, and the doctor is told before the rest is answered. Nothing is agreed by it. */
  async function report(yes: readonly DangerSign[]) {
    setAsked('emergency');
    setProblem(undefined);
    try {
      await call('answerSigns', { params: { id: detail.id }, body: { danger_signs: [...yes] } });
      await onChanged();
    } catch (error) {
      setProblem(refused(error, errors) || messages.signsFailed);
    }
  }
  async function goOn() {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call('answerSigns', {
        params: { id: detail.id },
        body: { danger_signs: [...reported], agreed: true },
      });
      setAsked(undefined);
      setPassed(true);
    } catch (error) {
      setProblem(refused(error, errors) || messages.signsFailed);
    }
    setBusy(false);
  }
  return (
    <ChatView
      detail={open.detail}
      asked={asked ?? (needsSigns && detail.danger_signs === null ? 'signs' : undefined)}
      busy={busy}
      problem={problem}
      onAnswer={(yes) => void answer(yes)}
      onDanger={(yes) => {
        setReported(yes);
        void report(yes);
      }}
      onGoOn={() => void goOn()}
      onChangeSigns={() => setAsked('signs')}
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
  );
}
