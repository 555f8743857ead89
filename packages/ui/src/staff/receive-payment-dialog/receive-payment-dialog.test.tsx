import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, PendingLater } from './receive-payment-dialog.stories.tsx';

const amount = page.getByRole('textbox', { name: /^Amount/ });
const save = page.getByRole('button', { name: /^Save/ });

test('reports amount, method and receiver', async () => {
  await Default.run();
  await userEvent.fill(amount, '406');
  await userEvent.selectOptions(page.getByRole('combobox'), 'cash');
  await userEvent.click(save);
  expect(Default.composed.args.onConfirm).toHaveBeenCalledExactlyOnceWith({
    amountPaise: 406_00,
    method: 'cash',
    reference: '',
    receiver: 'Sunita Kujur',
  });
});
test('requires the UPI transaction number', async () => {
  await PendingLater.run();
  await userEvent.fill(amount, '406.00');
  await userEvent.selectOptions(page.getByRole('combobox'), 'upi');
  await userEvent.click(save);
  expect(PendingLater.composed.args.onConfirm).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('textbox', { name: /^UPI/ }), '533812345678');
  await userEvent.click(save);
  expect(PendingLater.composed.args.onConfirm).toHaveBeenCalledExactlyOnceWith({
    amountPaise: 406_00,
    method: 'upi',
    reference: '533812345678',
    receiver: 'Sunita Kujur',
  });
});
test('refuses another amount than the one that is due, and keeps what was typed', async () => {
  await Default.run();
  await userEvent.fill(amount, '400');
  await userEvent.selectOptions(page.getByRole('combobox'), 'cash');
  await userEvent.click(save);
  expect(Default.composed.args.onConfirm).not.toHaveBeenCalled();
  await expect.element(page.getByText(/Exactly ₹406\.00 is due/)).toBeVisible();
  await expect.element(amount).toHaveValue('400');
});
test('completes without a payment where nothing was taken', async () => {
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Done, payment stays due' }));
  expect(Default.composed.args.onSkip).toHaveBeenCalledOnce();
  await PendingLater.run();
  expect(page.getByRole('button', { name: 'Done, payment stays due' }).elements()).toEqual([]);
});
test('ignores presses while it is saved', async () => {
  await Busy.run();
  await userEvent.click(save, { force: true });
  expect(Busy.composed.args.onConfirm).not.toHaveBeenCalled();
});
