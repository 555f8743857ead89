import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Disabled, Error as Failed, BusyProcessing } from './payment-button.stories.tsx';

test('each press is told once, by mouse and by keyboard', async () => {
  const { onClick: onPress } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Pay ₹152.70' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('while processing it is busy, can hold focus, and ignores presses', async () => {
  const { onClick: onPress } = BusyProcessing.composed.args;
  await BusyProcessing.run();
  const button = page.getByRole('button', { name: 'Processing...' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button, { force: true });
  expect(onPress).not.toHaveBeenCalled();
});

test('after an error it tries again', async () => {
  const { onClick: onPress } = Failed.composed.args;
  await Failed.run();
  const button = page.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('disabled it cannot be pressed', async () => {
  const { onClick: onPress } = Disabled.composed.args;
  await Disabled.run();
  await userEvent.click(page.getByRole('button'), { force: true });
  expect(onPress).not.toHaveBeenCalled();
});
