import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Error as Invalid, SlotTaken } from './select-field.stories.tsx';

const select = page.getByRole('combobox');

test('nothing is chosen at first; a choice reaches the caller', async () => {
  const { onChange } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('combobox', { name: 'Gender' })).toHaveValue('');
  await userEvent.selectOptions(select, 'Other');
  await expect.element(select).toHaveValue('other');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('by keyboard it takes a first letter, and skips what is disabled', async () => {
  const { onChange } = SlotTaken.composed.args;
  await SlotTaken.run();
  await userEvent.tab();
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard('1');
  await expect.element(select).toHaveValue('10:00');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(select).toHaveValue('11:00');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('its error is read with it', async () => {
  await Invalid.run();
  await expect.element(select).toHaveAccessibleDescription('Gender is required');
  await expect.element(select).toBeInvalid();
});
