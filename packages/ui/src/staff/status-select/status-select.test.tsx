import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BusyAtWork, Busy, Cancelled, Default, Error as Refused } from './status-select.stories.tsx';

const select = page.getByRole('combobox', { name: 'Status of order OD-7Q2M' });
const update = page.getByRole('button', { name: 'Update OD-7Q2M' });
const undo = page.getByRole('button', { name: 'Undo: back to Pending' });

test('choosing does nothing until Update is pressed', async () => {
  const { onUpdate } = Default.composed.args;
  await Default.run();
  expect([...(select.element() as HTMLSelectElement).options].map(({ label }) => label)).toEqual([
    'Pending',
    'Confirmed',
    'Out for Delivery',
    'Delivered',
  ]);
  await expect.element(update).not.toBeInTheDocument();
  await userEvent.selectOptions(select, 'Out for Delivery');
  expect(onUpdate).not.toHaveBeenCalled();
  await userEvent.click(update);
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith('shipped');
});

test('by keyboard alone, there and back', async () => {
  const { onUpdate, onUndo } = BusyAtWork.composed.args;
  await BusyAtWork.run();
  await userEvent.tab();
  await expect.element(select).toHaveFocus();
  await userEvent.selectOptions(select, 'Confirmed');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith('processing');
  await expect.element(select).toHaveFocus();
  await expect.element(select).toHaveValue('processing');
  await expect.element(page.getByText('Updated')).toBeVisible();
  await userEvent.tab();
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledTimes(1);
  await expect.element(select).toHaveValue('pending');
  await expect.element(select).toHaveFocus();
});

test('a refusal is said, tied to the choice, and the choice stays', async () => {
  await Refused.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('A pharmacist must approve the prescription first.');
  await expect
    .element(select)
    .toHaveAccessibleDescription('A pharmacist must approve the prescription first.');
  await userEvent.selectOptions(select, 'Delivered');
  await expect.element(select).toHaveValue('delivered');
});

test('while it is under way another press is ignored', async () => {
  const { onUpdate } = Busy.composed.args;
  await Busy.run();
  await userEvent.selectOptions(select, 'Delivered');
  await userEvent.click(update, { force: true });
  expect(onUpdate).not.toHaveBeenCalled();
});

test('a cancelled order has no choice', async () => {
  await Cancelled.run();
  await expect.element(page.getByText('Cancelled')).toBeVisible();
  await expect.element(select).not.toBeInTheDocument();
});
