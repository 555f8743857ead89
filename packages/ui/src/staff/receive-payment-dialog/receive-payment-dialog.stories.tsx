import { fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ReceivePaymentDialog } from './receive-payment-dialog.tsx';

const meta = preview.meta({
  title: 'Staff/Receive payment dialog',
  component: ReceivePaymentDialog,
  args: {
    open: true,
    name: 'Asha Kumari',
    duePaise: 406_00,
    receiver: 'Sunita Kujur',
    maxLength: 80,
    onConfirm: fn(),
    onSkip: fn() as (() => void) | undefined,
    onOpenChange: fn(),
    busy: false,
    error: undefined as string | undefined,
  },
});
export const Default = meta.story();
/** The visit is done already. */
export const PendingLater = meta.story({ args: { onSkip: undefined } });
/** Asks for the transaction number. */
export const KindUpi = meta.story({
  async play({ canvasElement }) {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.selectOptions(await dialog.findByRole('combobox'), 'upi');
  },
});
/** Errors at the missing fields. */
export const ErrorMissing = meta.story({
  args: { receiver: '' },
  async play({ canvasElement }) {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(await dialog.findByRole('button', { name: /^Save/ }));
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const Refused = meta.story({
  args: {
    error:
      'This booking already has a payment of ₹406.00, taken by Sunita Kujur. Correct that payment first if it is wrong.',
  },
});
export const LongText = meta.story({ args: { name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer' } });
export const Hindi = meta.story({
  args: { name: 'आशा कुमारी', receiver: 'सुनीता कुजूर' },
  globals: { locale: 'hi' },
});
