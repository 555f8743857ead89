import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, Error, FilledEditing } from './address-form.stories.tsx';

test('it is one dialog with one name, its heading has focus, and Cancel and Escape both tell', async () => {
  const { onOpenChange } = Default.composed.args;
  await Default.run();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await expect.element(dialog.getByRole('heading', { name: 'Add New Address' })).toHaveFocus();
  expect(dialog.getByRole('heading').elements()).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(2);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await expect.element(dialog).toBeVisible();
});

test('an address that exists is updated, by Enter in a field too', async () => {
  const { form } = FilledEditing.composed.args;
  await FilledEditing.run();
  const dialog = page.getByRole('dialog', { name: 'Edit Address' });
  await userEvent.click(dialog.getByRole('textbox', { name: 'Pincode' }));
  await userEvent.keyboard('{Enter}');
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
  await expect.element(dialog.getByRole('button', { name: 'Update' })).toBeVisible();
});

test('while busy it says so', async () => {
  await Busy.run();
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
});

test('Close and a press beside it tell too, and it stays until the caller closes it', async () => {
  const { onOpenChange } = Default.composed.args;
  await Default.run();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  expect(onOpenChange).toHaveBeenCalledTimes(2);
  expect(onOpenChange).not.toHaveBeenCalledWith(true);
  await expect.element(dialog).toBeVisible();
});

test('what is wrong, and what the server refused, stand in the form', async () => {
  await Error.run();
  const alerts = page.getByRole('dialog').getByRole('alert');
  await expect.element(alerts.getByRole('link', { name: 'Pincode must be 6 digits' })).toBeVisible();
  await expect.element(alerts.filter({ hasText: 'Failed to save address' })).toBeVisible();
});
