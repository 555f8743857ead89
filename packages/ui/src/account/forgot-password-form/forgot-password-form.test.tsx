import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFUSED, refusing } from '../../../test/refusing.tsx';
import { Busy, Default, Error, Refused, DoneReset } from './forgot-password-form.stories.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const values = (name: string) =>
  Object.fromEntries(new FormData(page.getByRole('form', { name }).element() as HTMLFormElement));

test('step one sends the number, by Enter and by the button', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByLabelText('Mobile Number'));
  await userEvent.keyboard('9876543210{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Send OTP' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(values('Send OTP')).toEqual({ mobile: '98765 43210' });
});

test('step two sends OTP and new password; Resend OTP sends nothing and tells', async () => {
  const { onSubmit, onResend } = DoneReset.composed.args;
  await DoneReset.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('OTP sent to your mobile!');
  await userEvent.click(page.getByLabelText('OTP'));
  await userEvent.keyboard('123456{Tab}doorstep9{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(values('Reset Password')).toEqual({ otp: '123456', new_password: 'doorstep9' });
  await expect
    .element(page.getByLabelText('New Password', { exact: true }))
    .toHaveAttribute('autocomplete', 'new-password');
  await userEvent.click(page.getByRole('button', { name: 'Resend OTP' }));
  expect(onResend).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.click(page.getByRole('button', { name: 'Reset Password' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('after a failed attempt the summary has focus, and its lines lead to the fields', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'OTP must be 6 digits' }));
  await expect.element(page.getByLabelText('OTP')).toHaveFocus();
});

test('what the server refused is said at once; while busy nothing is sent', async () => {
  await Refused.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Reset failed. Please check details and OTP.');
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(page.getByLabelText('OTP'));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('password managers find the number in step two', async () => {
  await DoneReset.run();
  const form = page.getByRole('form', { name: 'Reset Password' }).element();
  const username = form.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect([username?.value, username?.checkVisibility()]).toEqual(['9876543210', false]);
});

test('both steps lead back to the login', async () => {
  const login = page.getByRole('link', { name: 'Back to Login' });
  await Default.run();
  await expect.element(login).toHaveAttribute('href', '#login');
  await DoneReset.run();
  await expect.element(login).toHaveAttribute('href', '#login');
});

test('what was typed is kept when the server refuses', async () => {
  await DoneReset.extend({ render: refusing(ForgotPasswordForm) }).run();
  await userEvent.click(page.getByLabelText('OTP'));
  await userEvent.keyboard('123456{Tab}doorstep9{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(REFUSED);
  expect(values('Reset Password')).toEqual({ otp: '123456', new_password: 'doorstep9' });
});
