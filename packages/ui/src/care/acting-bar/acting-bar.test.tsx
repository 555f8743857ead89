import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, DoneEnded, Hindi } from './acting-bar.stories.tsx';

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
  await expect
    .element(page.getByRole('status').getByText(/no longer act for Asha Kumari\. Nothing was done/))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Back to my account' }));
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('on a phone, in both languages, it is no higher than its button with its padding', async () => {
  await page.viewport(360, 640);
  for (const story of [Default, Hindi]) {
    await story.run();
    const bar = page.getByRole('region').element().getBoundingClientRect().height,
      button = page.getByRole('button').element().getBoundingClientRect().height;
    expect(bar).toBeLessThanOrEqual(button + 12);
  }
  await page.viewport(1280, 800);
});
