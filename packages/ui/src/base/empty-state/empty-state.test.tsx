import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default, VariantWholePage } from './empty-state.stories.tsx';

test('inside a page it has a heading of the second level', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '#home');
});

test('as a whole page its heading is the first, and takes focus by script', async () => {
  await VariantWholePage.run();
  const heading = page.getByRole('heading', { level: 1, name: 'Page not found' });
  (heading.element() as HTMLElement).focus();
  await expect.element(heading).toHaveFocus();
});
