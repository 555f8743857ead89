import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFUSED, refusing } from '../../../test/refusing.tsx';
import { Busy, DoneChanged, Default, Error } from './password-form.stories.tsx';
import { PasswordForm } from './password-form.tsx';

const current = page.getByLabelText('Current Password', { exact: true }),
  next = page.getByLabelText('New Password', { exact: true });

test('sent by Enter and by the button, once each; it says what happens elsewhere', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await expect
    .element(page.getByText('On all other devices you will be signed out.', { exact: false }))
    .toBeVisible();
  await userEvent.fill(current, 'doorstep1');
  await userEvent.fill(next, 'doorstep9');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Change Password' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(Object.fromEntries(new FormData(page.getByRole('form').element() as HTMLFormElement))).toEqual({
    current_password: 'doorstep1',
    new_password: 'doorstep9',
  });
  await expect.element(current).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(next).toHaveAttribute('autocomplete', 'new-password');
});

test('errors lead to their fields, success is a status, and while busy nothing is sent', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'This is not your password.' }));
  await expect.element(current).toHaveFocus();
  await DoneChanged.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Your password is changed.');
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(next);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('password managers find the number', async () => {
  await Default.run();
  const form = page.getByRole('form').element();
  const username = form.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect([username?.value, username?.checkVisibility()]).toEqual(['9876543210', false]);
});

test('a refusal is said at once, and what was typed is kept', async () => {
  await Default.extend({ render: refusing(PasswordForm) }).run();
  await userEvent.fill(current, 'doorstep1');
  await userEvent.fill(next, 'doorstep9');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(REFUSED);
  await expect.element(current).toHaveValue('doorstep1');
  await expect.element(next).toHaveValue('doorstep9');
});
