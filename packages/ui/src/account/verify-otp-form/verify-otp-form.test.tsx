import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  PendingCanResend,
  Default,
  Error as Wrong,
  Refused,
  VariantTicking,
  DoneVerified,
} from './verify-otp-form.stories.tsx';

const otp = page.getByRole('textbox', { name: 'OTP' });
const resend = page.getByRole('button', { name: 'Resend OTP' });

test('six digits alone send nothing; Enter and the button do, once each', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.click(otp);
  await userEvent.keyboard('123456');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.click(page.getByRole('button', { name: 'Verify OTP' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('another OTP can be asked for when the wait is over, not before, by mouse or keyboard', async () => {
  const waiting = Default.composed.args;
  await Default.run();
  (resend.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  (resend.element() as HTMLElement).click();
  expect(waiting.onResend).not.toHaveBeenCalled();
  await expect.element(resend).toHaveFocus();
  const { onResend, onSubmit, onBack } = PendingCanResend.composed.args;
  await PendingCanResend.run();
  await userEvent.click(resend);
  await userEvent.keyboard('{Enter}');
  expect(onResend).toHaveBeenCalledTimes(2);
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('readers hear the start and the end of the wait, not the seconds', async () => {
  await VariantTicking.run();
  const said = () => page.getByRole('status').element().textContent;
  const tick = page.getByRole('button', { name: 'Tick' });
  expect(said()).toBe('You can ask for another OTP in 2 seconds.');
  await userEvent.click(tick);
  await expect.element(page.getByText('in 1 s')).toBeVisible();
  expect(said()).toBe('You can ask for another OTP in 2 seconds.');
  await userEvent.click(tick);
  await expect.poll(said).toBe('You can ask for another OTP now.');
  await userEvent.click(resend);
  await expect.poll(said).toBe('You can ask for another OTP in 3 seconds.');
  await expect.element(resend).toHaveFocus();
});

test('what is wrong, refused and done is said', async () => {
  await Wrong.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(otp).toHaveAccessibleDescription('6 digits Please enter a valid 6-digit OTP');
  await Refused.run();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid OTP. Please try again.');
  await DoneVerified.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('OTP verified successfully!');
  expect(page.getByRole('button').elements()).toEqual([]);
});
