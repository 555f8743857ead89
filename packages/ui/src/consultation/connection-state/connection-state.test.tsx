import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DoneClosed, Reconnecting } from './connection-state.stories.tsx';

test('one may try at once, by mouse and by keyboard', async () => {
  await Reconnecting.run();
  const { onRetry } = Reconnecting.composed.args,
    now = page.getByRole('button', { name: 'Try again now' });
  await userEvent.click(now);
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
});
test('the seconds are seen, and are not said anew each second', async () => {
  await Reconnecting.run();
  await expect.element(page.getByText('No connection. Trying again in 4 s.')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Connection failed');
});
test('where no try helps there is nothing to press', async () => {
  await DoneClosed.run();
  expect(page.getByRole('button').elements()).toEqual([]);
});
