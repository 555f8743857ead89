import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { At0859, At2200, Default, PendingUnread } from './hub-card.stories.tsx';

test('it opens by mouse and by keyboard, also while nobody answers', async () => {
  for (const story of [Default, At2200]) {
    await story.run();
    await userEvent.click(page.getByRole('button', { name: 'Start a chat' }));
    await userEvent.keyboard('{Enter}');
    expect(story.composed.args.onOpen).toHaveBeenCalledTimes(2);
  }
});
test('whether somebody answers follows the hour, in Indian time', async () => {
  await At0859.run();
  await expect.element(page.getByText('Unavailable')).toBeVisible();
  await expect.element(page.getByText('9:00 AM to 10:00 PM, Indian time')).toBeVisible();
  await PendingUnread.run();
  await expect.element(page.getByText('Available', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2 new messages')).toBeVisible();
});
