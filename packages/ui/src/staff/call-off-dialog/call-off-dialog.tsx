'use client';
import { useState } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Dialog, type DialogProps } from '../../base/dialog/dialog.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { callOffMessages } from '../call-off-messages.en.ts';

export type CallOffReason = keyof typeof callOffMessages.reasons;
export interface CallOffDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'trigger' | 'defaultOpen' | 'size'
> {
  /** Somebody comes, one goes there, or a sample is collected. */
  kind: keyof typeof callOffMessages.kinds;
  /** The patient. */
  name: string;
  /** The service, or the doctor; undefined where that is whoever looks at it. */
  what?: string | undefined;
  /** ISO instant; shown in Indian time. */
  startsAt: string;
  /** What goes back: all that is paid; 0 where nothing is. */
  backPaise: number;
  /** Letters of the note. */
  maxLength: number;
  /** Gets what was chosen. The page acts, then closes the dialog. */
  onConfirm: (why: { reason: CallOffReason; note: string }) => void;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Why the server refused. */
  error?: string | undefined;
}

/** The shop calls a booking off: the reason, the money that goes back and who is told are said before it is done. */
export function CallOffDialog({
  kind,
  name,
  what,
  startsAt,
  backPaise,
  maxLength,
  onConfirm,
  busy = false,
  error,
  onOpenChange,
  ...props
}: CallOffDialogProps) {
  const messages = useMessages('callOff', callOffMessages);
  const [reason, setReason] = useState<CallOffReason | ''>('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const isNoteMissing = reason === 'other' && !note.trim();
  const rupees = formatPaise(backPaise),
    of = backPaise > 0 ? 'paid' : 'due';
  const close = (open: boolean) => {
    if (!busy) onOpenChange?.(open);
  };
  return (
    <Dialog
      data-slot="call-off-dialog"
      size="lg"
      {...props}
      onOpenChange={close}
      title={messages.titles[kind](name)}
      description={[what, messages.when(...indian(startsAt))].filter(Boolean).join(' · ')}
      footer={
        <>
          <Button tone="plain" onClick={() => close(false)}>
            {messages.keep}
          </Button>
          <Button
            tone="danger"
            busy={busy}
            onClick={() => {
              setTried(true);
              if (reason !== '' && !isNoteMissing) onConfirm({ reason, note: note.trim() });
            }}
          >
            {of === 'paid' ? messages.confirm.paid(rupees) : messages.confirm.due}
          </Button>
        </>
      }
    >
      {error && <Notice tone="danger" title={error} />}
      <SelectField
        label={messages.reason}
        placeholder={messages.chooseReason}
        options={Object.entries(messages.reasons).map(([value, label]) => ({ value, label }))}
        value={reason}
        error={tried && reason === '' ? messages.reasonMissing : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value as CallOffReason | '')}
      />
      <TextArea
        label={messages.note}
        hint={messages.noteHint[of]}
        optional={reason !== 'other'}
        rows={2}
        maxLength={maxLength}
        value={note}
        error={tried && isNoteMissing ? messages.noteMissing : undefined}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className="flex flex-col gap-1 rounded-control bg-surface-sunken p-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{messages.goesBack}</span>
          <span className="text-heading font-strong tabular-nums">{rupees}</span>
        </p>
        <p className="text-meta text-content-muted">{messages.effect[of]}</p>
      </div>
    </Dialog>
  );
}
