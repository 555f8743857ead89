import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { confirmPart } from '../../app/confirm.ts';
import { openFile, useShownBlob } from '../../app/file.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { lazyPart } from '../../app/route.tsx';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { ChatPart } from '../chat/chat-part.tsx';
import { outbox } from '../chat/outbox.ts';
import { useOpenChat } from '../chat/use-open-chat.ts';
import type { CloseDialogProps } from './close-dialog.tsx';
import { byName, catalogued, type PrescriptionDraft } from './draft.ts';
import { staffInboxMessages } from './messages.en.ts';
import { OpenedView } from './opened-view.tsx';
import { RecordView, type RecordViewProps } from './record-view.tsx';
import { usePrescriptionDraft } from './use-draft.ts';
import { useRecord } from './use-record.ts';
import type { WriterProps } from './writer.tsx';

const writerPart = lazyPart<WriterProps>(() => import('./writer.tsx')),
  closePart = lazyPart<CloseDialogProps>(() => import('./close-dialog.tsx'));

export interface OpenedProps {
  detail: ConsultationDetail;
  /** It was chosen here: its patient's name takes focus. */
  focused: boolean;
  list: ReactNode;
  /** There is another message: the list is read anew. */
  onMessage: () => void;
  /** The list, and what is known of this one, are read anew. */
  onChanged: () => void;
}
/** The consultation that is chosen: for a `key` that is its id. */
export function Opened({ detail, focused, list, onMessage, onChanged }: OpenedProps) {
  const messages = usePageMessages('staffInbox', staffInboxMessages);
  const open = useOpenChat(detail),
    { isClosed, isHour, chat, state } = open;
  const { id } = detail,
    { name } = detail.patient;
  const own = usePrescriptionDraft(id, detail.patient);
  const { record, look } = useRecord(id);
  const [wanted, setWanted] = useState<'write' | 'record'>();
  const [asked, setAsked] = useState<'close' | 'discard'>();
  const [note, setNote] = useState('');
  const [file, setFile] = useState<RecordViewProps['file']>();
  useShownBlob(file && 'href' in file ? file.href : undefined);
  const failed = () => {
    setWanted(undefined);
    setAsked(undefined);
    say('error', messages.partFailed);
  };
  const canWrite = useLazyPart(writerPart.load, wanted === 'write', failed),
    canClose = useLazyPart(closePart.load, asked === 'close', failed),
    canAsk = useLazyPart(confirmPart.load, asked === 'discard', failed);
  const shown = isClosed || (wanted === 'write' && !canWrite) ? undefined : wanted;

  const heading = useRef<HTMLHeadingElement>(null),
    panelHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  // What was pressed is gone, or stands elsewhere: focus goes to what has come, and back.
  const before = useRef<typeof shown>(undefined);
  useEffect(() => {
    if (before.current !== shown) (shown ? panelHeading : heading).current?.focus();
    before.current = shown;
  }, [shown]);
  const said = useEffectEvent(onMessage),
    changed = useEffectEvent(onChanged),
    last = state.messages.at(-1)?.message_id;
  useEffect(() => {
    if (last !== undefined) said();
  }, [last]);
  useEffect(() => {
    if (isClosed) changed();
  }, [isClosed]);
  // The buttons of an open consultation go once it has closed.
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (isClosed && !wasClosed.current && document.activeElement === document.body) heading.current?.focus();
    wasClosed.current = isClosed;
  }, [isClosed]);

  async function openShared(path: string) {
    setFile({ path, state: 'opening' });
    try {
      const href = await openFile(path, messages.opening);
      setFile(href ? { path, href } : undefined);
    } catch {
      setFile({ path, state: 'failed' });
    }
  }
  /** Announces a prescription to its patient in the chat; what the doctor is typing there stays. */
  function tell(lines: PrescriptionDraft['lines']) {
    if (!isHour || isClosed) return;
    const { draft } = outbox.get(id);
    outbox.add(id, {
      clientId: crypto.randomUUID(),
      message:
        messages[
          byName(lines).length === 0 ? 'told' : catalogued(lines).length === 0 ? 'toldTyped' : 'toldMixed'
        ],
      attachment: null,
      at: new Date().toISOString(),
    });
    outbox.setDraft(id, draft);
    chat.flush();
  }
  function show(what: 'write' | 'record') {
    setWanted(what);
    if (record.state === 'idle' || record.state === 'error') void look();
  }
  return (
    <>
      <OpenedView
        detail={open.detail}
        headingRef={heading}
        panelRef={panelHeading}
        list={list}
        hasDraft={own.isBegun}
        panel={
          shown && {
            title: shown === 'write' ? messages.writerTitle(name) : messages.recordTitle(name),
            keeps: shown === 'write',
            onBack: () => setWanted(undefined),
            onDiscard: shown === 'write' && own.isBegun ? () => setAsked('discard') : undefined,
            children:
              shown === 'write' ? (
                <writerPart.Part
                  consultationId={id}
                  patientName={name}
                  allergies={
                    record.state === 'ready'
                      ? { state: 'ready', text: record.data.allergies }
                      : record.state === 'error'
                        ? { state: 'error', onRetry: () => void look() }
                        : { state: 'loading' }
                  }
                  own={own}
                  mode={detail.mode}
                  onSent={(lines) => {
                    own.done();
                    setWanted(undefined);
                    say('success', messages.sent(name));
                    tell(lines);
                  }}
                  onRefused={onChanged}
                />
              ) : (
                <RecordView
                  record={record}
                  file={file}
                  onOpen={(path) => void openShared(path)}
                  onLook={() => void look()}
                />
              ),
          }
        }
        onPrescribe={() => show('write')}
        onShow={() => show('record')}
        onClose={() => setAsked('close')}
      >
        <ChatPart open={open} className="h-dvh max-h-112" />
      </OpenedView>
      {asked === 'close' && canClose && !isClosed && (
        <closePart.Part
          consultationId={id}
          patientName={name}
          note={note}
          onNoteChange={setNote}
          hasDraft={own.isBegun}
          onClosed={() => {
            setAsked(undefined);
            own.done();
            say('success', messages.closeDone(name));
            onChanged();
          }}
          onRefused={onChanged}
          onShut={() => setAsked(undefined)}
        />
      )}
      {asked === 'discard' && canAsk && (
        <confirmPart.Part
          open
          onOpenChange={() => setAsked(undefined)}
          tone="danger"
          title={messages.discardAsk}
          description={messages.discardText}
          confirmLabel={messages.discard}
          onConfirm={() => {
            own.done();
            setAsked(undefined);
            setWanted(undefined);
          }}
        />
      )}
    </>
  );
}
