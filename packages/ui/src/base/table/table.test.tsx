import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default } from './table.stories.tsx';

afterEach(() => page.viewport(1280, 800));

test.for([1280, 360])(
  'at %i px it is one table to readers, each row named by its first cell',
  async (width) => {
    await page.viewport(width, 800);
    await Default.run();
    const table = page.getByRole('table', { name: 'Payments without an order' });
    await expect.element(table).toBeVisible();
    expect(table.getByRole('row').elements()).toHaveLength(width === 1280 ? 4 : 3);
    await expect.element(table.getByRole('rowheader', { name: 'pay_NxQ8dR2m' })).toBeVisible();
  },
);

test('where the heads are out of sight each cell says its column, and an empty one is left out', async () => {
  await page.viewport(360, 800);
  await Default.run();
  await expect.element(page.getByRole('columnheader', { name: 'Patient' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('cell', { name: 'Amount ₹412.00' })).toBeVisible();
  expect(page.getByRole('cell', { name: /^Patient/ }).elements()).toHaveLength(2);
  await page.viewport(1280, 800);
  await expect.element(page.getByRole('cell', { name: '₹412.00', exact: true })).toBeVisible();
});

test('its heads tell what the rows stand by, and lead to the other ways', async () => {
  await Default.run();
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await expect.element(amount).toHaveAttribute('aria-sort', 'descending');
  await expect
    .element(page.getByRole('columnheader', { name: 'Payment' }))
    .toHaveAttribute('aria-sort', 'none');
  await expect.element(page.getByRole('columnheader', { name: 'Patient' })).not.toHaveAttribute('aria-sort');
  await expect.element(amount.getByRole('link')).toHaveAttribute('href', '?sort=amount');
});
