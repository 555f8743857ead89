import { MESSAGE_MAX } from '@doorstep/contract/consultation';
import type { ChatAttachment, ChatMessage } from '@doorstep/contract/chat.schema';
import { namesIn } from '@doorstep/contract/names';
import { Button } from '@doorstep/ui/base/button';
import { ChatComposer } from '@doorstep/ui/consultation/chat-composer';
import { ChatPanel, type PanelMessage } from '@doorstep/ui/consultation/chat-panel';
import { indian } from '@doorstep/ui/messages/indian';
import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCountdown } from '../../app/countdown.ts';
import { openFile, useShownBlob } from '../../app/file.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { consultationMessages } from '../messages.en.ts';
import { attachPart, type Attached } from './attach-part.ts';
import type { Chat } from './chat.ts';
import { outbox, type Unsent } from './outbox.ts';
import type { OpenChat } from './use-open-chat.ts';

export interface ChatPartProps {
  open: OpenChat;
  /** What stands above the messages. */
  banner?: ReactNode;
  className?: string;
  id?: string;
}

const dayIn = (day: string) => indian(`${day}T12:00+05:30`);

/** The messages of a consultation and where one writes, on either side. */
export function ChatPart({
  open: { detail, chat, state, isHour, isClosed },
  banner,
  className,
  id: domId,
}: ChatPartProps) {
  const messages = usePageMessages('consultation', consultationMessages);
  const lang = useLang();
  const { id, side } = detail;
  const canWrite = isHour && !isClosed && detail.consent !== null;
  const { draft, unsent } = outbox.use(id);
  const [attached, setAttached] = useState<Attached | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const canChoose = useLazyPart(attachPart.load, isChoosing, () => {
    setChoosing(false);
    say('error', messages.attachFailed);
  });
  const [isReading, setReading] = useState(false);
  const [blob, setBlob] = useState<string>();
  useShownBlob(blob);
  const { line } = state;
  const seconds = useCountdown(line.retryAt ?? 0);
  const other = side === 'patient' ? messages.doctor(namesIn(lang, detail.doctor).name) : detail.patient.name;
  const see = useSeen(chat);

  async function open(path: string) {
    try {
      setBlob(await openFile(path, messages.fileWaiting));
    } catch {
      say('error', messages.fileFailed);
    }
  }
  async function earlier() {
    setReading(true);
    if (!(await chat.earlier())) say('error', messages.earlierFailed);
    setReading(false);
  }
  function send() {
    outbox.add(id, {
      clientId: crypto.randomUUID(),
      message: draft.trim(),
      attachment: attached,
      at: new Date().toISOString(),
    });
    setAttached(null);
    chat.flush();
  }
  /** A prescription is called by its day. */
  const named = (one: Pick<ChatAttachment, 'kind' | 'name'>) => ({
    kind: one.kind,
    name: one.kind === 'photo' ? one.name : messages.day(...dayIn(one.name)),
  });
  const sent = (one: ChatMessage): PanelMessage => ({
    id: one.client_id,
    sender: one.sender_type === side ? undefined : other,
    doctor: one.sender_type === 'doctor',
    text: one.message,
    at: one.timestamp,
    state:
      one.sender_type !== side
        ? undefined
        : one.message_id <= state.seen
          ? 'seen'
          : one.message_id <= state.delivered
            ? 'delivered'
            : 'sent',
    attachment: one.attachment && named(one.attachment),
    onOpen: one.attachment && (() => void open(one.attachment!.path)),
  });
  const kept = ({ clientId, message, at, attachment }: Unsent): PanelMessage => {
    const isFailed = state.failed.has(clientId),
      waits = line.state !== 'connected';
    return {
      id: clientId,
      text: message,
      at,
      state: isFailed ? 'failed' : waits ? 'kept' : 'sending',
      attachment: attachment ? named(attachment) : undefined,
      onTakeBack: isFailed || waits ? () => outbox.remove(id, clientId) : undefined,
      onRetry: isFailed ? () => chat.again(clientId) : undefined,
    };
  };
  const known = new Set(state.messages.map((one) => one.client_id));
  return (
    <>
      <ChatPanel
        title={other}
        messages={[
          ...state.messages.map(sent),
          ...unsent.filter(({ clientId }) => !known.has(clientId)).map(kept),
        ]}
        state={canWrite ? line.state : null}
        retryIn={line.retryAt === undefined ? null : seconds}
        onRetry={() => chat.open()}
        loading={state.isLoading}
        onEarlier={state.hasEarlier ? () => void earlier() : undefined}
        earlierBusy={isReading}
        typing={state.isTyping ? other : null}
        onSeen={see}
        banner={banner}
        className={className}
        id={domId}
      >
        {canWrite ? (
          <ChatComposer
            value={draft}
            onValueChange={(value) => {
              outbox.setDraft(id, value);
              chat.typed();
            }}
            onSend={send}
            maxLength={MESSAGE_MAX}
            attachment={attached ? (attached.kind === 'photo' ? attached.name : messages.yours) : null}
            onAttach={side === 'patient' ? () => setChoosing(true) : undefined}
            onDetach={() => setAttached(null)}
          />
        ) : state.isUnread ? (
          <Button tone="plain" onClick={() => void chat.read()}>
            {messages.tryAgain}
          </Button>
        ) : (
          <p className="text-meta text-content-muted">
            {isClosed
              ? messages.closedTitle
              : detail.consent === null
                ? messages.noConsent
                : detail.type === 'chat'
                  ? messages.notNow
                  : messages.notYet}
          </p>
        )}
      </ChatPanel>
      {isChoosing && canChoose && (
        <attachPart.Part
          consultationId={id}
          onAttach={(chosen) => {
            setAttached(chosen);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** What came into view counts as seen once somebody can look at it. */
function useSeen(chat: Chat) {
  const waits = useRef(false);
  useEffect(() => {
    const back = () => {
      if (document.hidden || !waits.current) return;
      waits.current = false;
      chat.sawAll();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [chat]);
  const [see] = useState(() => () => {
    if (document.hidden) waits.current = true;
    else chat.sawAll();
  });
  return see;
}
