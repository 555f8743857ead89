import { fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { RefundDialog } from './refund-dialog.tsx';

const meta = preview.meta({
  title: 'Staff/Refund dialog',
  component: RefundDialog,
  args: {
    open: true,
    mode: 'lines' as 'lines' | 'whole',
    lines: [
      { position: 0, name: 'Febrisol 650', quantity: 1, totalPaise: 22_40 },
      { position: 2, name: 'Kofrelief Syrup', quantity: 2, totalPaise: 196_00 },
    ],
    leftPaise: 243_40,
    out: false,
    maxLength: 300,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
});
export const Default = meta.story();
export const Selected = meta.story({
  async play({ canvasElement }) {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Febrisol/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'damaged');
  },
});
export const VariantWhole = meta.story({ args: { mode: 'whole' } });
export const WithoutStock = meta.story({ args: { out: true } });
export const Refused = meta.story({
  args: { error: 'Nothing was given back: the sum is ₹22.40 now. Please look at the order again.' },
});
export const Busy = meta.story({ args: { busy: true } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
