import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default, VariantLow, WithReviews } from './rating.stories.tsx';

test('value and reviews are read as one sentence; without a value nothing is there', async () => {
  await Default.run();
  await expect.element(page.getByRole('img', { name: 'Rated 4.5 out of 5', exact: true })).toBeVisible();
  await WithReviews.run();
  await expect.element(page.getByRole('img', { name: 'Rated 4.5 out of 5, 120 reviews' })).toBeVisible();
  await VariantLow.run();
  await expect.element(page.getByRole('img', { name: 'Rated 1.3 out of 5, 1 review' })).toBeVisible();
  await WithReviews.run({ args: { ...WithReviews.composed.args, value: null } });
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
