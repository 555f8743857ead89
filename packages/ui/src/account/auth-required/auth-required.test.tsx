import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default } from './auth-required.stories.tsx';

test('it says what one logs in for, and leads to the login', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Please log in to access your addresses')).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '#login');
});
