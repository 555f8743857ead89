import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PendingBlocked, Default, PaymentFailed } from './payment-panel.stories.tsx';

test('a notice is announced and leaves focus alone', async () => {
  await Default.run();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await PaymentFailed.run();
  await expect.element(page.getByRole('alert').getByText('Payment failed. Please try again.')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  const { bottom } = page.getByRole('alert').element().getBoundingClientRect();
  const { top } = page.getByRole('button', { name: 'Try again' }).element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(top);
});

test('the phone is the second way, after the button', async () => {
  await PendingBlocked.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.tab();
  const call = page.getByRole('link', { name: 'Call 0651 234 5678' });
  await expect.element(call).toHaveFocus();
  await expect.element(call).toHaveAttribute('href', 'tel:+916512345678');
});
