import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './acting-bar.stories.tsx';

test('says for whom one acts, and leads back by mouse and keyboard', async () => {
  const { onStop } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('region', { name: 'You act for Asha Kumari' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Stop' }));
  await userEvent.keyboard('{Enter}');
  expect(onStop).toHaveBeenCalledTimes(2);
});
