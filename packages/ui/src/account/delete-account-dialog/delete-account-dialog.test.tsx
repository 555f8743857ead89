import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFUSED, refusing } from '../../../test/refusing.tsx';
import { Busy, Default, Refused } from './delete-account-dialog.stories.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
const password = dialog.getByLabelText('Current Password', { exact: true });

test('a hasty Enter deletes nothing; the password and Enter, or the button, tell it once each', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await expect.element(dialog.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(password);
  await userEvent.keyboard('doorstep1{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('there are three ways to keep it', async () => {
  const { onOpenChange, onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(3);
  expect(onOpenChange).not.toHaveBeenCalledWith(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what is refused is said at once; while busy it neither closes nor sends', async () => {
  await Refused.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('An order is on its way to you. Your account can be deleted when it has arrived.');
  const { onOpenChange, onSubmit } = Busy.composed.args;
  await Busy.run();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(password);
  await userEvent.keyboard('{Enter}');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('after a refusal the password still stands there', async () => {
  await Default.extend({ render: refusing(DeleteAccountDialog) }).run();
  await userEvent.click(password);
  await userEvent.keyboard('doorstep1{Enter}');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(REFUSED);
  await expect.element(password).toHaveValue('doorstep1');
});
