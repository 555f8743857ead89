import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, Error as Wrong, Refused, VariantRecovery } from './second-step-form.stories.tsx';

const code = page.getByRole('textbox', { name: 'Code from your authenticator app' });

test('sends the code by Enter and by the button', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.click(code);
  await userEvent.keyboard('123456{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('sends nothing while busy', async () => {
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(code);
  await userEvent.keyboard('123456{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('switches to a recovery code and back without sending anything', async () => {
  const { onRecoveryChange, onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }));
  expect(onRecoveryChange).toHaveBeenCalledWith(true);
  const other = VariantRecovery.composed.args;
  await VariantRecovery.run();
  await expect.element(page.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Use the authenticator app' }));
  expect(other.onRecoveryChange).toHaveBeenCalledWith(false);
  expect([onSubmit, other.onSubmit].map((sent) => vi.mocked(sent).mock.calls.length)).toEqual([0, 0]);
});

test('moves focus to what is wrong and announces a refusal', async () => {
  await Wrong.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await Refused.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('That code is not right or was used already. Wait for the next code and try again.');
});
