import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, Empty, Refused, VariantWhole } from './refund-dialog.stories.tsx';

const reason = page.getByRole('combobox', { name: 'Reason' });
const note = page.getByRole('textbox', { name: /In your words/ });
const refund = (rupees: string) => page.getByRole('button', { name: `Refund ${rupees}`, exact: true });

test('one line: the sum is on the button, and is handed over with it', async () => {
  const { onConfirm } = Default.composed.args;
  await Default.run();
  await expect.element(refund('₹0.00')).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: /Febrisol 650.*₹22\.40/ }));
  await expect.element(page.getByRole('status')).toMatchTextContent(/Goes back\s*₹22\.40/);
  await expect.element(page.getByText(/The rest of the order goes on\.$/)).toBeVisible();
  await userEvent.selectOptions(reason, 'Damaged');
  await userEvent.fill(note, ' Torn strip. ');
  await userEvent.click(refund('₹22.40'));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({
    positions: [0],
    reason: 'damaged',
    note: 'Torn strip.',
    amountPaise: 22_40,
  });
});
test('the last line takes the fee with it, and says that the order is cancelled', async () => {
  const { onConfirm } = Default.composed.args;
  await Default.run();
  for (const name of [/Febrisol 650/, /Kofrelief/])
    await userEvent.click(page.getByRole('checkbox', { name }));
  await expect.element(page.getByText(/No line is left: the order is cancelled/)).toBeVisible();
  await userEvent.selectOptions(reason, 'The patient asked for it');
  await userEvent.click(refund('₹243.40'));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({
    positions: [0, 2],
    reason: 'asked',
    note: '',
    amountPaise: 243_40,
  });
});
test('what is missing is said where it is missing, and nothing is handed over', async () => {
  const { onConfirm } = Default.composed.args;
  await Default.run();
  await userEvent.click(refund('₹0.00'));
  await expect.element(page.getByText('Please choose at least one line.')).toBeVisible();
  await expect.element(reason).toHaveAccessibleDescription('Please choose a reason.');
  await userEvent.click(page.getByRole('checkbox', { name: /Febrisol 650/ }));
  await userEvent.selectOptions(reason, 'Something else');
  await userEvent.click(refund('₹22.40'));
  await expect.element(note).toHaveAccessibleDescription(/Please say why\./);
  expect(onConfirm).not.toHaveBeenCalled();
});
test('the whole: no lines to choose, and the button says both', async () => {
  const { onConfirm } = VariantWhole.composed.args;
  await VariantWhole.run();
  await expect.element(page.getByRole('checkbox').first()).not.toBeInTheDocument();
  await userEvent.selectOptions(reason, 'Not in stock any more');
  await userEvent.click(page.getByRole('button', { name: 'Cancel and refund ₹243.40' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({
    positions: undefined,
    reason: 'out_of_stock',
    note: '',
    amountPaise: 243_40,
  });
});
test('while it is under way neither a press nor Escape does anything', async () => {
  const { onConfirm, onOpenChange } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(page.getByRole('checkbox', { name: /Febrisol 650/ }));
  await userEvent.selectOptions(reason, 'Damaged');
  await userEvent.click(refund('₹22.40'), { force: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('checkbox', { name: /Febrisol 650/ })).toBeChecked();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});
test('a refusal is said at once, and closes nothing', async () => {
  await Refused.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Nothing was given back: the sum is ₹22.40 now. Please look at the order again.');
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
test('with no line left there is nothing to refund, only a way out', async () => {
  const { onOpenChange } = Empty.composed.args;
  await Empty.run();
  await expect.element(page.getByText('No line is left: all of the money is on its way back.')).toBeVisible();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Not now' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
