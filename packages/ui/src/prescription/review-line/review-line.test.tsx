import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, ErrorMissing, Refused, WithoutOrder } from './review-line.stories.tsx';

const line = page.getByRole('group', { name: 'Pantavida 40' });
const decision = (name: string) => line.getByRole('radio', { name, exact: true });

test('one decision is pressed at a time; a no says what goes back, and a reason can be chosen or written', async () => {
  const { onDecide, onReasonChange } = Default.composed.args;
  await Default.run();
  for (const name of ['Approve', 'Ask', 'Reject']) await expect.element(decision(name)).not.toBeChecked();
  await userEvent.click(decision('Reject'));
  expect(onDecide).toHaveBeenLastCalledWith('rejected');
  await expect.element(decision('Reject')).toBeChecked();
  await expect.element(line.getByText('₹120.00 goes back')).toBeVisible();
  await userEvent.click(line.getByRole('radio', { name: 'The prescription is too old' }));
  expect(onReasonChange).toHaveBeenLastCalledWith('The prescription is too old');
  await userEvent.fill(line.getByRole('textbox', { name: 'Why not?' }), 'Torn');
  expect(onReasonChange).toHaveBeenLastCalledWith('Torn');
});

test('a question has reasons of its own, and nothing goes back', async () => {
  await Refused.run();
  await userEvent.click(decision('Ask'));
  await expect.element(line.getByRole('textbox', { name: 'What do you ask?' })).toBeVisible();
  await expect.element(line.getByRole('radio', { name: 'Not on this prescription' })).not.toBeInTheDocument();
  await expect.element(line.getByText('₹120.00 goes back')).not.toBeInTheDocument();
});

test('what is missing is tied to it; without an order nobody is asked', async () => {
  await ErrorMissing.run();
  await expect.element(line).toHaveAccessibleDescription('Please approve, ask or reject.');
  await WithoutOrder.run();
  const sheet = page.getByRole('group', { name: 'No order waits for this prescription' });
  await expect.element(sheet.getByRole('radio', { name: 'Approve' })).toBeVisible();
  await expect.element(sheet.getByRole('radio', { name: 'Ask' })).not.toBeInTheDocument();
});
