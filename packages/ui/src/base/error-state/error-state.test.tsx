import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Offline } from './error-state.stories.tsx';

const alert = page.getByRole('alert');

test('it says what happened and what is safe', async () => {
  await Default.run();
  await expect.element(alert.getByRole('heading', { name: 'Medicines could not be loaded' })).toBeVisible();
  await expect.element(alert.getByText(/Your cart is safe/)).toBeVisible();
});

test('Try again is told once for each press, by mouse and by keyboard', async () => {
  const { onRetry } = Default.composed.args;
  await Default.run();
  const button = page.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  expect(onRetry).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('offline has words of its own', async () => {
  await Offline.run();
  await expect.element(alert.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

test('without onRetry there is no button', async () => {
  await Default.run({ args: { ...Default.composed.args, onRetry: undefined } });
  await expect.element(alert).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
