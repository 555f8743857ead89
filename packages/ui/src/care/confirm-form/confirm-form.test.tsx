import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Error } from './confirm-form.stories.tsx';

const code = page.getByLabelText('Code', { exact: true });

test('says where the code went, and is sent by Enter; it can be left for later', async () => {
  const { onSubmit, onBack } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByText('98765 43210', { exact: false })).toBeVisible();
  await expect.element(code).toHaveAttribute('autocomplete', 'off');
  await expect.element(page.getByText(/can also say yes in their own profile/)).toBeVisible();
  await userEvent.click(code);
  await userEvent.keyboard('123 456');
  await expect.element(code).toHaveValue('123 456');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('a wrong code leads to its field', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Invalid OTP. Please try again.' }));
  await expect.element(code).toHaveFocus();
});
