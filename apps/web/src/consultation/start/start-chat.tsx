import { MESSAGE_MAX, type DangerSign } from '@doorstep/contract/consultation';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { ChatModal } from '@doorstep/ui/consultation/chat-modal';
import { OutOfHours } from '@doorstep/ui/consultation/out-of-hours';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { refused } from '../../app/failure.ts';
import { loginHref, useSignedIn } from '../../app/session.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { emergencyNumbers, hoursAt, isWithin, useNow } from '../availability.ts';
import { call } from '../call.ts';
import { outbox } from '../chat/outbox.ts';
import { onlineMessages } from '../list/messages.en.ts';
import { ModalChat } from './modal-chat.tsx';

export interface StartChatProps {
  /** Undefined for whoever is on duty (decision S5). */
  doctor?: { id: number; name: string } | undefined;
  /** One that is open already: its messages are shown at once. */
  consultationId?: string | undefined;
  /** Where one comes back to after logging in; the page itself without it. */
  backTo?: string;
  /** The first message is with the server. */
  onStarted: (consultationId: string) => void;
  onClose: () => void;
}

/** The dialog in which a chat begins, or goes on: danger signs, whom to call, the first message, the chat. */
export default function StartChat({ doctor, consultationId, backTo, onStarted, onClose }: StartChatProps) {
  const messages = usePageMessages('online', onlineMessages);
  const errors = useErrorMessages();
  const location = useLocation();
  const isLoggedIn = useSignedIn();
  const now = useNow();
  const { chat: hours } = hoursAt(now || '1970-01-01T00:00:00Z');
  const key = `new-${doctor?.id ?? 'any'}`,
    { draft } = outbox.use(key);
  // Sent again after a lost answer, it is the same message.
  const [clientId] = useState(() => crypto.randomUUID());
  const [signs, setSigns] = useState<readonly DangerSign[]>();
  const [hasCalled, setCalled] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isClosed = now !== '' && !isWithin(hours, now);

  async function send() {
    const message = draft.trim();
    if (!message) {
      setProblem(messages.empty);
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const { consultation_id } = await call('startChat', {
        body: {
          doctor_id: doctor?.id,
          message,
          client_id: clientId,
          danger_signs: signs && [...signs],
          agreed: true,
        },
      });
      outbox.setDraft(key, '');
      onStarted(consultation_id);
    } catch (error) {
      setProblem(refused(error, errors) || messages.startFailed);
    }
    setBusy(false);
  }
  const own = !isLoggedIn ? (
    <>
      <p>{doctor ? messages.chatLogin : messages.platformLogin}</p>
      <LinkButton
        href={backTo ? `/login?next=${encodeURIComponent(backTo)}` : loginHref(location)}
        className="self-start"
      >
        {messages.login}
      </LinkButton>
    </>
  ) : consultationId !== undefined ? (
    <ModalChat key={consultationId} id={consultationId} />
  ) : isClosed ? (
    <OutOfHours kind="chat" hours={hours} numbers={emergencyNumbers}>
      <LinkButton href="/prescriptions" tone="plain">
        {messages.prescriptions}
      </LinkButton>
    </OutOfHours>
  ) : undefined;
  return (
    <ChatModal
      open
      onOpenChange={onClose}
      doctor={doctor && messages.doctor(doctor.name)}
      step={
        own
          ? 'other'
          : signs === undefined || isChanging
            ? 'signs'
            : signs.length > 0 && !hasCalled
              ? 'emergency'
              : 'message'
      }
      signs={signs}
      onAnswer={(yes) => {
        setSigns(yes);
        setChanging(false);
        setCalled(false);
      }}
      numbers={emergencyNumbers}
      onGoOn={() => setCalled(true)}
      onChangeSigns={() => setChanging(true)}
      message={draft}
      onMessageChange={(text) => outbox.setDraft(key, text)}
      maxLength={MESSAGE_MAX}
      onSend={() => void send()}
      busy={busy}
      error={problem}
    >
      {own}
    </ChatModal>
  );
}
