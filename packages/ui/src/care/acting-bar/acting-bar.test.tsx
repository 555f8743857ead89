import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, DoneEnded } from './acting-bar.stories.tsx';

test('says for whom one acts, and leads back by mouse and keyboard', async () => {
  const { onStop } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('region', { name: 'You are acting for Asha Kumari' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Stop' }));
  await userEvent.keyboard('{Enter}');
  expect(onStop).toHaveBeenCalledTimes(2);
});
test('ended by the other side it says that nothing was done, and leads back', async () => {
  const { onStop } = DoneEnded.composed.args;
  await DoneEnded.run();
  await expect.element(page.getByText(/no longer act for Asha Kumari\. Nothing was done/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Back to my account' }));
  expect(onStop).toHaveBeenCalledTimes(1);
});
