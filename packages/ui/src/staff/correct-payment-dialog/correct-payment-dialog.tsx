'use client';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Dialog, type DialogProps } from '../../base/dialog/dialog.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { correctPaymentMessages } from '../correct-payment-messages.en.ts';

/** Payment that staff recorded at a visit or a sample collection. */
export interface RecordedPayment {
  amountPaise: number;
  /** `unknown`: neither method nor receiver was recorded. */
  method: 'cash' | 'upi' | 'unknown';
  /** UPI transaction number; null for cash. */
  reference: string | null;
  /** Name of the person who took the money; '' where nobody recorded it. */
  receiver: string;
  /** ISO instant; shown in Indian time. */
  at: string;
}
export interface CorrectPaymentDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'trigger' | 'defaultOpen' | 'size'
> {
  /** Place of the payment: a home visit, or the collection of a sample. */
  kind: keyof typeof correctPaymentMessages.effect;
  /** The patient. */
  name: string;
  /** The payment that is wrong. */
  payment: RecordedPayment;
  /** Letters of the reason. */
  maxLength: number;
  /** Gets the reason. The page reverses the payment, then closes the dialog. */
  onConfirm: (reason: string) => void;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Why the server refused. */
  error?: string | undefined;
}

interface FactProps {
  /** Name of the fact. */
  label: string;
  /** 'no' for names, amounts and references. */
  translate?: 'no' | undefined;
  /** The fact. */
  children: ReactNode;
}
const Fact = ({ label, translate, children }: FactProps) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-content-muted">{label}</dt>
    <dd translate={translate} className="font-strong tabular-nums">
      {children}
    </dd>
  </div>
);

/** Reverses a payment that was recorded wrongly. A reason is required; the text stays while the dialog is closed and opened again. */
export function CorrectPaymentDialog({
  kind,
  name,
  payment: { amountPaise, method, reference, receiver, at },
  maxLength,
  onConfirm,
  busy = false,
  error,
  onOpenChange,
  ...props
}: CorrectPaymentDialogProps) {
  const messages = useMessages('correctPayment', correctPaymentMessages);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = reason.trim() === '';
  const close = (open: boolean) => {
    if (!busy) onOpenChange?.(open);
  };
  function submit() {
    setTried(true);
    if (isMissing) field.current?.focus();
    else onConfirm(reason.trim());
  }
  return (
    <Dialog
      data-slot="correct-payment-dialog"
      {...props}
      onOpenChange={close}
      title={messages.title(name)}
      description={messages.effect[kind]}
      footer={
        <>
          <Button tone="plain" aria-disabled={busy || undefined} onClick={() => close(false)}>
            {messages.keep}
          </Button>
          <Button busy={busy} onClick={submit}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      {error && <Notice tone="danger" title={error} />}
      <dl className="flex flex-col gap-1 rounded-control bg-surface-sunken p-4 wrap-anywhere">
        <Fact label={messages.receiver} translate={receiver ? 'no' : undefined}>
          {receiver || messages.notRecorded}
        </Fact>
        <Fact label={messages.amount} translate="no">
          {formatPaise(amountPaise)}
        </Fact>
        <Fact label={messages.method}>
          {method === 'unknown' ? messages.notRecorded : messages.methods[method]}
        </Fact>
        {reference && (
          <Fact label={messages.reference} translate="no">
            {reference}
          </Fact>
        )}
        <Fact label={messages.at}>
          <time dateTime={at}>{messages.when(...indian(at))}</time>
        </Fact>
      </dl>
      <TextArea
        ref={field}
        label={messages.reason}
        hint={messages.reasonHint}
        rows={2}
        maxLength={maxLength}
        value={reason}
        error={tried && isMissing ? messages.reasonMissing : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  );
}
