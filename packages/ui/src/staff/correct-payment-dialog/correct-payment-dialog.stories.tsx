import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { CorrectPaymentDialog, type CorrectPaymentDialogProps } from './correct-payment-dialog.tsx';

const meta = preview.meta({
  title: 'Staff/Correct payment dialog',
  component: CorrectPaymentDialog,
  args: {
    open: true,
    kind: 'visit' as CorrectPaymentDialogProps['kind'],
    name: 'Asha Kumari',
    payment: {
      amountPaise: 406_00,
      method: 'cash',
      reference: null,
      receiver: 'Sunita Kujur',
      at: '2026-11-24T11:10:00+05:30',
    } as CorrectPaymentDialogProps['payment'],
    maxLength: 300,
    onConfirm: fn(),
    onOpenChange: fn(),
    busy: false,
    error: undefined as string | undefined,
  },
});
export const Default = meta.story();
/** Shows the transaction number. */
export const KindUpi = meta.story({
  args: {
    payment: {
      amountPaise: 406_00,
      method: 'upi',
      reference: '533812345678',
      receiver: 'Anjali Topno',
      at: '2026-11-24T11:10:00+05:30',
    },
  },
});
export const KindCollection = meta.story({ args: { kind: 'collection' } });
/** An earlier release recorded neither method nor receiver. */
export const NotFoundReceiver = meta.story({
  args: {
    payment: {
      amountPaise: 406_00,
      method: 'unknown',
      reference: null,
      receiver: '',
      at: '2026-11-24T11:10:00+05:30',
    },
  },
});
/** The reason is missing. */
export const ErrorMissing = meta.story({
  async play({ canvasElement }) {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(await dialog.findByRole('button', { name: 'Correct payment' }));
  },
});
export const Filled = meta.story({
  async play({ canvasElement }) {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.type(await dialog.findByRole('textbox'), 'Paid by UPI, not in cash');
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const Refused = meta.story({ args: { error: 'No payment is recorded for this booking.' } });
export const LongText = meta.story({
  args: {
    name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
    payment: {
      amountPaise: 1_23_456_50,
      method: 'upi',
      reference: 'HDFC000012345678901234567890123456789012',
      receiver: 'Venkatanarasimharajuvaripeta Subramaniam Iyer',
      at: '2026-11-24T23:59:00+05:30',
    },
  },
});
export const Hindi = meta.story({
  args: {
    name: 'आशा कुमारी',
    payment: {
      amountPaise: 406_00,
      method: 'upi',
      reference: '533812345678',
      receiver: 'सुनीता कुजूर',
      at: '2026-11-24T11:10:00+05:30',
    },
  },
  globals: { locale: 'hi' },
});
/** Closes and opens again. */
export const OpenAgain = meta.story({
  tags: ['no-visual'],
  render: function Page(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <CorrectPaymentDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
});
