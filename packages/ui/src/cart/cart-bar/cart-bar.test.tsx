import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default } from './cart-bar.stories.tsx';

test('a phone shows sum and action, a wide screen neither', async () => {
  const action = page.getByRole('link', { name: 'Proceed to Summary' });
  await page.viewport(360, 640);
  await Default.run();
  await expect.element(page.getByText('₹412.00')).toBeVisible();
  await expect.element(action).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(page.getByText('₹412.00')).not.toBeVisible();
  await expect.element(page.getByText('3 medicines in your cart')).toBeVisible();
});
