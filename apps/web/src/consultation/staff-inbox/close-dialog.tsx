import { CLOSE_NOTE_MAX } from '@doorstep/contract/consultation';
import { Button } from '@doorstep/ui/base/button';
import { Dialog } from '@doorstep/ui/base/dialog';
import { Notice } from '@doorstep/ui/base/notice';
import { TextArea } from '@doorstep/ui/base/text-area';
import { useId, useState } from 'react';
import { fieldSentence, refused } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from './call.ts';
import { staffInboxMessages } from './messages.en.ts';

export interface CloseDialogProps {
  consultationId: string;
  patientName: string;
  /** What is written so far: it stays where the dialog is shut. */
  note: string;
  onNoteChange: (note: string) => void;
  /** A prescription was begun and not sent. */
  hasDraft: boolean;
  onClosed: () => void;
  /** The server refused: what stands may be another by now. */
  onRefused: () => void;
  onShut: () => void;
}
/** Ends a consultation, with a note that the patient reads. */
export default function CloseDialog({
  consultationId,
  patientName,
  note,
  onNoteChange,
  hasDraft,
  onClosed,
  onRefused,
  onShut,
}: CloseDialogProps) {
  const messages = usePageMessages('staffInbox', staffInboxMessages);
  const errors = useErrorMessages();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function close() {
    if (busy) return;
    setProblem(undefined);
    if (!note.trim()) {
      setWrong(messages.noteMissing);
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    try {
      await call('closeConsultation', { params: { id: consultationId }, body: { note } });
      onClosed();
    } catch (error) {
      const told = error instanceof CallError ? fieldSentence(error, 'note', errors) : undefined;
      setWrong(told);
      if (!told) setProblem(refused(error, errors) || messages.closeFailed);
      setBusy(false);
      onRefused();
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onShut();
      }}
      title={messages.closeTitle(patientName)}
      description={messages.closeText}
      footer={
        <>
          <Button tone="plain" disabled={busy} onClick={onShut}>
            {messages.keepOpen}
          </Button>
          <Button tone="danger" busy={busy} onClick={() => void close()}>
            {messages.closeIt}
          </Button>
        </>
      }
    >
      {hasDraft && <Notice tone="warning">{messages.closeDraft}</Notice>}
      <TextArea
        id={id}
        label={messages.note}
        hint={messages.noteHint}
        rows={4}
        required
        maxLength={CLOSE_NOTE_MAX}
        value={note}
        error={wrong}
        onChange={({ currentTarget }) => {
          setWrong(undefined);
          onNoteChange(currentTarget.value);
        }}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  );
}
