import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFUSED, refusing } from '../../../test/refusing.tsx';
import { Busy, Default, Error, WithMessage, Refused, BusySendingOtp } from './login-form.stories.tsx';
import { LoginForm } from './login-form.tsx';

const form = page.getByRole('form', { name: 'Login' });
const mobile = form.getByRole('textbox', { name: 'Mobile Number' });
const password = form.getByLabelText('Password', { exact: true });

test('by Enter and by button it submits once each, with what was typed', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.fill(mobile, '9876543210');
  await userEvent.click(password);
  await userEvent.keyboard('doorstep1{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.click(form.getByRole('button', { name: 'Login' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(Object.fromEntries(new FormData(form.element() as HTMLFormElement))).toEqual({
    mobile: '98765 43210',
    password: 'doorstep1',
  });
});

test('managers know the fields; the password can be shown without a submit', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await expect.element(mobile).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(form.getByRole('button', { name: 'Show password' }));
  await expect.element(password).toHaveAttribute('type', 'text');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('keyboard goes from mobile over password and its toggle to the ways out', async () => {
  await Default.run();
  const order = [
    mobile,
    password,
    form.getByRole('button', { name: 'Show password' }),
    form.getByRole('link', { name: 'Forgot password?' }),
    form.getByRole('button', { name: 'Login' }),
    form.getByRole('button', { name: 'Continue with OTP' }),
    form.getByRole('link', { name: 'New here? Create an account' }),
  ];
  for (const stop of order) {
    await userEvent.tab();
    await expect.element(stop).toHaveFocus();
  }
});

test('after a failed attempt the summary has focus, and its lines lead to the fields', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Password must be at least 6 characters' }));
  await expect.element(password).toHaveFocus();
  await expect
    .element(mobile)
    .toHaveAccessibleDescription('10 digits Please enter a valid 10-digit mobile number');
});

test('what the server refused is said at once, and why one is here in a status', async () => {
  await Refused.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Invalid mobile number or password. Please try again.');
  await WithMessage.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Please login to complete payment');
});

test('an OTP is asked for by mouse and by keyboard, without a submit; not while one is on its way, nor while logging in', async () => {
  const { onOtp, onSubmit } = Default.composed.args;
  await Default.run();
  const otp = form.getByRole('button', { name: 'Continue with OTP' });
  await userEvent.click(otp);
  await userEvent.keyboard('{Enter}');
  expect(onOtp).toHaveBeenCalledTimes(2);
  expect(onSubmit).not.toHaveBeenCalled();
  const sending = BusySendingOtp.composed.args;
  await BusySendingOtp.run();
  (form.getByRole('button', { name: 'Sending OTP...' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(sending.onOtp).not.toHaveBeenCalled();
  const busy = Busy.composed.args;
  await Busy.run();
  (otp.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(busy.onOtp).not.toHaveBeenCalled();
});

test('while busy neither button nor Enter submits, and the button keeps focus', async () => {
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  const busy = form.getByRole('button', { name: 'Logging in...' });
  (busy.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(busy).toHaveFocus();
  await userEvent.click(password);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what was typed is kept when the server refuses', async () => {
  await Default.extend({ render: refusing(LoginForm) }).run();
  await userEvent.click(mobile);
  await userEvent.keyboard('9876543210{Tab}doorstep1{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(REFUSED);
  await expect.element(mobile).toHaveValue('98765 43210');
  await expect.element(password).toHaveValue('doorstep1');
});
