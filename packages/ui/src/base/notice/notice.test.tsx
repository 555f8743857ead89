import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DangerWarning, Default, Done, Error } from './notice.stories.tsx';

test('what is wrong is said at once, other news in its turn', async () => {
  for (const [story, role, text] of [
    [Default, 'status', /OTP sent to your mobile/],
    [Done, 'status', /^Mobile number verified/],
    [DangerWarning, 'alert', /^Payment was cancelled/],
    [Error, 'alert', /^Upload failed/],
  ] as const) {
    await story.run();
    await expect.element(page.getByRole(role).getByText(text)).toBeVisible();
  }
});
