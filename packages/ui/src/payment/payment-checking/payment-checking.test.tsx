import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, PendingDelayed, WithoutMoney, BusyRefunding } from './payment-checking.stories.tsx';

const status = page.getByRole('status');

test('it is announced, and its heading takes focus by script', async () => {
  await Default.run();
  const heading = status.getByRole('heading', { level: 1, name: 'Checking your payment' });
  await expect.element(heading).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  (heading.element() as HTMLElement).focus();
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Call 0651 234 5678' }))
    .toHaveAttribute('href', 'tel:+916512345678');
});

test('each press of its button is told once, by mouse and by keyboard', async () => {
  for (const [story, name] of [
    [PendingDelayed, 'Check again'],
    [WithoutMoney, 'Pay again'],
  ] as const) {
    const { onRetry } = story.composed.args;
    await story.run();
    await userEvent.click(page.getByRole('button', { name }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(2);
  }
});

test('money on its way back: why, how much, which payment and how long', async () => {
  await BusyRefunding.run();
  for (const part of [
    /The last pack of Omezen 20/,
    '₹152.70',
    'pay_QxT7Lm2VbR9aKd',
    /Banks take 5 to 7 working days/,
  ])
    await expect.element(status.getByText(part)).toBeVisible();
});
