import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default, Empty, NotFound } from './profile-overview.stories.tsx';

const counted = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

test('each count leads to what is counted; a dash stands where it is not known', async () => {
  await Default.run();
  for (const [name, count, href] of [
    ['Orders', '12', '#orders'],
    ['Wishlist items', '3', '#wishlist'],
    ['Saved addresses', '2', '#addresses'],
  ] as const) {
    await expect.element(counted(name).getByText(count, { exact: true })).toBeVisible();
    await expect.element(counted(name).getByRole('link')).toHaveAttribute('href', href);
  }
  await NotFound.run();
  await expect.element(counted('Orders').getByText('–', { exact: true })).toBeVisible();
});

test('the latest orders lead to their pages; without any it leads to the medicines', async () => {
  await Default.run();
  await expect.element(page.getByRole('link', { name: 'Order MO-7K2P9Q' })).toHaveAttribute('href', '#1');
  await expect
    .element(page.getByRole('link', { name: 'View all orders' }))
    .toHaveAttribute('href', '#orders');
  await Empty.run();
  await expect
    .element(page.getByRole('link', { name: 'See medicines' }))
    .toHaveAttribute('href', '#medicines');
  await expect.element(page.getByRole('link', { name: 'View all orders' })).not.toBeInTheDocument();
});

test('of orders that could not be asked for nothing is said', async () => {
  await NotFound.run();
  await expect.element(page.getByRole('heading', { name: 'Recent orders' })).not.toBeInTheDocument();
});
