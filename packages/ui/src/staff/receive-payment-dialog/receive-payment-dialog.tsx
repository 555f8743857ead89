'use client';
import { useState } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Dialog, type DialogProps } from '../../base/dialog/dialog.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { visitBoardMessages } from '../visit-board-messages.en.ts';

/** Money that was taken at a visit. */
export interface ReceivedMoney {
  amountPaise: number;
  method: 'cash' | 'upi';
  /** UPI transaction number; '' for cash. */
  reference: string;
  receiver: string;
}
export interface ReceivePaymentDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'trigger' | 'defaultOpen' | 'size'
> {
  /** The patient. */
  name: string;
  /** Amount that is due. */
  duePaise: number;
  /** Default receiver: the person who made the visit. */
  receiver: string;
  /** Most letters of the receiver. */
  maxLength: number;
  /** Called with the payment. The page saves it, then closes the dialog. */
  onConfirm: (taken: ReceivedMoney) => void;
  /** Called to finish the step without payment: the amount stays due. Omit to hide the button. */
  onSkip?: (() => void) | undefined;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Server error message. */
  error?: string | undefined;
}
/** '406', '406.5' and '1,406.50' in paise; undefined for anything else. */
function paiseOf(typed: string): number | undefined {
  const [, rupees, paise = ''] = /^₹?\s*([\d,]+)(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return rupees === undefined
    ? undefined
    : Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'));
}

/** Amount, method and receiver of a payment at a visit. The typed amount must equal the due one. */
export function ReceivePaymentDialog({
  name,
  duePaise,
  receiver: first,
  maxLength,
  onConfirm,
  onSkip,
  busy = false,
  error,
  onOpenChange,
  ...props
}: ReceivePaymentDialogProps) {
  const messages = useMessages('visitBoard', visitBoardMessages).payment;
  const [amount, setAmount] = useState('');
  const [method, setMethod] = useState<ReceivedMoney['method'] | ''>('');
  const [reference, setReference] = useState('');
  const [receiver, setReceiver] = useState(first);
  const [tried, setTried] = useState(false);
  const rupees = formatPaise(duePaise),
    amountPaise = paiseOf(amount),
    isAmountWrong = amountPaise !== duePaise,
    isReferenceWrong = method === 'upi' && !/^[A-Za-z0-9/_-]{6,40}$/.test(reference.trim()),
    isReceiverMissing = receiver.trim() === '';
  const close = (open: boolean) => {
    if (!busy) onOpenChange?.(open);
  };
  function submit() {
    setTried(true);
    if (busy || isAmountWrong || method === '' || isReferenceWrong || isReceiverMissing) return;
    onConfirm({
      amountPaise,
      method,
      reference: method === 'upi' ? reference.trim() : '',
      receiver: receiver.trim(),
    });
  }
  return (
    <Dialog
      data-slot="receive-payment-dialog"
      size="lg"
      {...props}
      onOpenChange={close}
      title={messages.title(name)}
      description={messages.due(rupees)}
      footer={
        <>
          {onSkip && (
            <Button
              tone="plain"
              onClick={() => {
                if (!busy) onSkip();
              }}
            >
              {messages.skip}
            </Button>
          )}
          <Button busy={busy} onClick={submit}>
            {onSkip ? messages.saveAndFinish : messages.save}
          </Button>
        </>
      }
    >
      {error && <Notice tone="danger" title={error} />}
      <TextField
        label={messages.amount}
        hint={messages.amountHint}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={tried && isAmountWrong ? messages.amountWrong(rupees) : undefined}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <SelectField
        label={messages.method}
        placeholder={messages.chooseMethod}
        options={(['cash', 'upi'] as const).map((value) => ({ value, label: messages.methods[value] }))}
        value={method}
        error={tried && method === '' ? messages.methodMissing : undefined}
        onChange={({ currentTarget }) => setMethod(currentTarget.value as ReceivedMoney['method'] | '')}
      />
      {method === 'upi' && (
        <TextField
          label={messages.reference}
          hint={messages.referenceHint}
          autoComplete="off"
          value={reference}
          error={tried && isReferenceWrong ? messages.referenceWrong : undefined}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
        />
      )}
      <TextField
        label={messages.receiver}
        autoComplete="off"
        maxLength={maxLength}
        value={receiver}
        error={tried && isReceiverMissing ? messages.receiverMissing : undefined}
        onChange={({ currentTarget }) => setReceiver(currentTarget.value)}
      />
    </Dialog>
  );
}
