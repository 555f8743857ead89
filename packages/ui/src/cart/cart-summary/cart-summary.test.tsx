import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  Default,
  WithFreeDelivery,
  WithoutFreeDelivery,
  WithoutSlotTakenNeverFree,
} from './cart-summary.stories.tsx';

const missing = page.getByText(/free delivery/i);

test('what is missing for free delivery is said, and nothing of it where it is free or never is', async () => {
  await WithoutFreeDelivery.run();
  await expect.element(page.getByText('Add ₹12.00 more for free delivery')).toBeVisible();
  await WithFreeDelivery.run();
  await expect.element(page.getByRole('definition').filter({ hasText: 'Free' })).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
  await WithoutSlotTakenNeverFree.run();
  await expect.element(missing).not.toBeInTheDocument();
});

test('packs, sum and saving stand each beside its name', async () => {
  await Default.run();
  const amounts = page.getByRole('definition').elements();
  expect(amounts[0]?.textContent).toBe('3');
  expect(amounts[1]?.textContent).toContain('₹139.70');
  expect(amounts[1]?.textContent).toContain('₹19.30');
});
