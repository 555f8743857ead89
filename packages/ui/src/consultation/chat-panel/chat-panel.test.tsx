import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, WithEarlier, Empty, Loading, StepScrolledUp } from './chat-panel.stories.tsx';

const log = page.getByRole('log', { name: 'Messages with Dr. Meera Sinha' });

test('the latest message is in view, and that is told', async () => {
  await Default.run();
  await expect.element(log.getByText('138 over 88, this morning at 8.')).toBeInViewport();
  expect(Default.composed.args.onSeen).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('Sunday 22 November 2026')).toBeVisible();
});
test('who has scrolled up stays there, and goes down by one press', async () => {
  await StepScrolledUp.run();
  const box = log.element();
  expect(box.scrollTop).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'To the latest message' }));
  await expect.poll(() => box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(2);
  await expect.element(log).toHaveFocus();
  await expect.poll(() => page.getByRole('button', { name: 'To the latest message' }).elements()).toEqual([]);
});
test('the log is scrolled by keys', async () => {
  await StepScrolledUp.run();
  (log.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  const box = log.element();
  await expect.poll(() => box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(2);
});
test('nothing is said while the history is read; an empty one says what will stand there', async () => {
  await Loading.run();
  await expect.element(log).toHaveAttribute('aria-busy', 'true');
  await Empty.run();
  await expect.element(page.getByText('Your messages and the answers stand here.')).toBeVisible();
});
test('earlier ones are asked for', async () => {
  await WithEarlier.run();
  await userEvent.click(page.getByRole('button', { name: 'Show earlier messages' }));
  expect(WithEarlier.composed.args.onEarlier).toHaveBeenCalledTimes(1);
});
