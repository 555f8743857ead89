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
export const Error = meta.story({
  async play({ canvasElement }) {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(await dialog.findByRole('button', { name: /^Refund/ }));
  },
});
/** A colleague gave back the last line meanwhile. */
export const Empty = meta.story({
  args: {
    lines: [],
    leftPaise: 0,
    error: 'Nothing was given back: the sum is ₹0.00 now. Please look at the order again.',
  },
});
export const LongText = meta.story({
  args: {
    lines: [
      {
        position: 0,
        name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
        quantity: 99,
        totalPaise: 1_250_000_00,
      },
      { position: 1, name: 'Hydroxypropylmethylcellulose', quantity: 12, totalPaise: 99_999_99 },
    ],
    leftPaise: 1_349_999_99,
    error:
      'Nothing was given back: Venkatanarasimharajuvaripeta Subrahmanyeswara has refunded a line meanwhile. Please look at the order again.',
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
