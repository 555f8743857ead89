import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, Error } from './staff-notes.stories.tsx';

const field = page.getByRole('textbox', { name: 'New note' });
const add = page.getByRole('button', { name: 'Add note' });

test('a note is handed over once, and the field is empty again', async () => {
  const { onAdd } = Default.composed.args;
  await Default.run();
  await userEvent.fill(field, 'Ring twice.');
  await userEvent.click(add);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('Ring twice.');
  await expect.element(field).toHaveValue('');
});
test('what is refused stays in the field, with why', async () => {
  await Error.run();
  await userEvent.fill(field, 'Ring twice.');
  await userEvent.click(add);
  await expect.element(field).toHaveValue('Ring twice.');
  await expect.element(field).toHaveAccessibleDescription(/Nothing was saved\. Please try again\./);
});
test('an empty note is not handed over, and the field says why', async () => {
  const { onAdd } = Default.composed.args;
  await Default.run();
  await userEvent.fill(field, '  ');
  await userEvent.click(add);
  expect(onAdd).not.toHaveBeenCalled();
  await expect.element(field).toHaveAccessibleDescription(/Please write a note\./);
});
test('while it is saved another press is ignored', async () => {
  const { onAdd } = Busy.composed.args;
  await Busy.run();
  await userEvent.fill(field, 'Ring twice.');
  await userEvent.click(add, { force: true });
  expect(onAdd).not.toHaveBeenCalled();
});
