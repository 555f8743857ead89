import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantControlled, Default, Disabled, Error as Invalid, Selected } from './radio-cards.stories.tsx';

const radio = (name: RegExp) => page.getByRole('radio', { name });
const card = (name: RegExp) => radio(name).element().closest('label') as HTMLElement;

test('a press on any corner of a card chooses it', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(card(/^Home/), { position: { x: 4, y: 4 } });
  await expect.element(radio(/^Home/)).toBeChecked();
  const mother = card(/^Mother/);
  await userEvent.click(mother, { position: { x: mother.offsetWidth - 5, y: mother.offsetHeight - 5 } });
  await expect.element(radio(/^Mother/)).toBeChecked();
  await expect.element(radio(/^Home/)).not.toBeChecked();
  expect(onValueChange).toHaveBeenCalledTimes(2);
  expect(onValueChange).toHaveBeenNthCalledWith(1, '1');
  expect(onValueChange).toHaveBeenNthCalledWith(2, '2');
});

test('by keyboard: one tab stop, Space chooses, arrows choose and pass over what is disabled', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await expect.element(radio(/^Home/)).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith('1');
  await userEvent.keyboard('{ArrowDown}');
  expect(onValueChange).toHaveBeenLastCalledWith('2');
  await expect.element(radio(/^Mother/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio(/^Home/)).toBeChecked();
  expect(onValueChange).toHaveBeenLastCalledWith('1');
  expect(onValueChange).toHaveBeenCalledTimes(3);
  await userEvent.tab();
  await expect.element(radio(/^Home/)).not.toHaveFocus();
  await expect.element(radio(/^Mother/)).not.toHaveFocus();
});

test('the default is chosen; given a value, the caller decides', async () => {
  await Selected.run();
  await expect.element(radio(/^Home/)).toBeChecked();
  const { onValueChange } = VariantControlled.composed.args;
  await VariantControlled.run();
  await userEvent.click(card(/^Home/));
  expect(onValueChange).toHaveBeenCalledWith('1');
  await expect.element(radio(/^Mother/)).toBeChecked();
});

test('a disabled option, or all of them, cannot be chosen', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(card(/^Office/), { force: true });
  await expect.element(radio(/^Office/)).not.toBeChecked();
  await Disabled.run();
  await userEvent.click(card(/^Mother/), { force: true });
  await expect.element(radio(/^Mother/)).not.toBeChecked();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('the group has its legend as name, and its error as description', async () => {
  await Invalid.run();
  const group = page.getByRole('radiogroup', { name: 'Deliver to' });
  await expect.element(group).toHaveAccessibleDescription('Please select address');
  await expect.element(group).toBeInvalid();
});
