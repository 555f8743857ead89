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
  /** Answered with yes on this page. */
  const [reported, setReported] = useState<readonly DangerSign[]>(detail.danger_signs?.yes ?? []);
  /** Consent is still to be sent when the patient goes on: the answers on the server came without it. */
  const [isConsentOpen, setConsentOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  // What was pressed went with what was asked.
  useFocusKept(asked);
  // The button that ends the consultation goes once it has ended.
  useFocusKept(isClosed);

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
    setReported(yes);
    setBusy(true);
    setProblem(undefined);
    try {
      await call('answerSigns', {
        params: { id: detail.id },
        body: { danger_signs: [...yes], agreed: true },
      });
      setConsentOpen(false);
      await onChanged();
      setAsked(yes.length > 0 ? 'emergency' : undefined);
      if (yes.length === 0) setPassed(true);
    } catch (error) {
      setProblem(refused(error, errors) || messages.signsFailed);
      // The emergency numbers do not wait for the network.
      if (yes.length > 0) {
        setConsentOpen(true);
        setAsked('emergency');
      }
    }
    setBusy(false);
  }
  /** Handles the first yes: shows the emergency numbers at once and notifies the doctor before the rest is answered. It carries no consent. */
  async function report(yes: readonly DangerSign[]) {
    setReported(yes);
    setConsentOpen(true);
    setAsked('emergency');
    setProblem(undefined);
    try {
      await call('answerSigns', { params: { id: detail.id }, body: { danger_signs: [...yes] } });
      await onChanged();
    } catch (error) {
      setProblem(refused(error, errors) || messages.signsFailed);
    }
  }
  /** Sends the consent that stands above the button, unless it was sent with the answers. */
  async function goOn() {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      if (isConsentOpen) {
        await call('answerSigns', {
          params: { id: detail.id },
          body: { danger_signs: [...reported], agreed: true },
        });
        setConsentOpen(false);
        await onChanged();
      }
      setAsked(undefined);
      setPassed(true);
    } catch (error) {
      setProblem(refused(error, errors) || messages.signsFailed);
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
        needsConsent={isConsentOpen}
        onDanger={(yes) => void report(yes)}
        onGoOn={() => void goOn()}
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
