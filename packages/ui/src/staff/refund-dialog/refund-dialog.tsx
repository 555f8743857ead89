'use client';
import { useId, useState } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Dialog, type DialogProps } from '../../base/dialog/dialog.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { useMessages } from '../../messages/provider.ts';
import { sheetMessages } from '../sheet-messages.en.ts';

export type RefundReason = keyof typeof sheetMessages.reasons;
export interface Refunding {
  /** Undefined: the whole order, which is cancelled. */
  positions: number[] | undefined;
  reason: RefundReason;
  note: string;
  amountPaise: number;
}
export interface RefundDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'trigger' | 'defaultOpen' | 'size'
> {
  /** Lines to be chosen, or the whole order. */
  mode: 'lines' | 'whole';
  /** Those of which no money went back yet. */
  lines: ReadonlyArray<{ position: number; name: string; quantity: number; totalPaise: number }>;
  /** What is paid and not on its way back: it goes back whole with the last line. */
  leftPaise: number;
  /** It is on its way or there: without lines it stays what it is. */
  out: boolean;
  /** Letters of the note. */
  maxLength: number;
  /** Gets what was chosen, with the sum that was shown. The page acts, then closes the dialog. */
  onConfirm: (refunding: Refunding) => void;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Why the server refused. */
  error?: string | undefined;
}

/** Money that goes back, whole or by line: the reason and the sum are said before anything goes. */
export function RefundDialog({
  mode,
  lines,
  leftPaise,
  out,
  maxLength,
  onConfirm,
  busy = false,
  error,
  onOpenChange,
  ...props
}: RefundDialogProps) {
  const messages = useMessages('sheet', sheetMessages);
  const own = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState<RefundReason | ''>('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const isWhole = mode === 'whole';
  const picked = isWhole ? lines : lines.filter(({ position }) => chosen.has(position));
  const isLast = picked.length === lines.length;
  const sumPaise = picked.reduce((all, { totalPaise }) => all + totalPaise, 0);
  const amountPaise = isLast ? leftPaise : Math.min(leftPaise, sumPaise);
  const effect = isWhole ? 'whole' : out ? 'out' : isLast ? 'last' : 'lines';
  const wrong = {
    lines: picked.length === 0,
    reason: reason === '',
    note: reason === 'other' && !note.trim(),
  };
  const rupees = formatPaise(amountPaise);
  const close = (open: boolean) => {
    if (!busy) onOpenChange?.(open);
  };
  return (
    <Dialog
      data-slot="refund-dialog"
      size="lg"
      {...props}
      onOpenChange={close}
      title={isWhole ? messages.cancelWhole : messages.refundLines}
      footer={
        <>
          <Button tone="plain" aria-disabled={busy || undefined} onClick={() => close(false)}>
            {messages.keep}
          </Button>
          {lines.length > 0 && (
            <Button
              tone={isWhole ? 'danger' : 'accent'}
              busy={busy}
              onClick={() => {
                setTried(true);
                if (reason !== '' && !Object.values(wrong).includes(true))
                  onConfirm({
                    positions: isWhole ? undefined : picked.map(({ position }) => position),
                    reason,
                    note: note.trim(),
                    amountPaise,
                  });
              }}
            >
              {isWhole ? messages.confirmCancel(rupees) : messages.confirmRefund(rupees)}
            </Button>
          )}
        </>
      }
    >
      {error && <Notice tone="danger" title={error} />}
      {lines.length === 0 ? (
        <p>{messages.noLine}</p>
      ) : (
        <>
          {!isWhole && (
            <fieldset
              aria-describedby={tried && wrong.lines ? `${own}-error` : undefined}
              className="flex min-w-0 flex-col"
            >
              <legend className="font-strong">{messages.whichLines}</legend>
              {tried && wrong.lines && <FieldError controlId={own}>{messages.chooseLine}</FieldError>}
              {lines.map(({ position, name, quantity, totalPaise }) => (
                <Checkbox
                  key={position}
                  checked={chosen.has(position)}
                  onChange={({ currentTarget: { checked } }) => {
                    const next = new Set(chosen);
                    if (checked) next.add(position);
                    else next.delete(position);
                    setChosen(next);
                  }}
                  label={
                    <span className="flex flex-wrap justify-between gap-x-6">
                      <span>{messages.lineOf(name, quantity)}</span>
                      <span translate="no" className="font-strong tabular-nums">
                        {formatPaise(totalPaise)}
                      </span>
                    </span>
                  }
                />
              ))}
            </fieldset>
          )}
          <SelectField
            label={messages.reason}
            placeholder={messages.chooseReason}
            options={Object.entries(messages.reasons).map(([value, label]) => ({ value, label }))}
            value={reason}
            error={tried && wrong.reason ? messages.reasonMissing : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value as RefundReason | '')}
          />
          <TextArea
            label={messages.note}
            hint={messages.noteHint}
            optional={reason !== 'other'}
            rows={2}
            maxLength={maxLength}
            value={note}
            error={tried && wrong.note ? messages.noteMissing : undefined}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <div role="status" className="flex flex-col gap-1 rounded-control bg-surface-sunken p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{messages.goesBack}</span>
              <span className="text-heading font-strong tabular-nums">{rupees}</span>
            </p>
            <p className="text-meta text-content-muted">{messages.effect[effect]}</p>
          </div>
        </>
      )}
    </Dialog>
  );
}
