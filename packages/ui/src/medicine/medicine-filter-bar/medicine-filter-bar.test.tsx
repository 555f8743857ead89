import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Loading, VariantOne, Selected } from './medicine-filter-bar.stories.tsx';

test('both pills open the filters, by mouse and by keyboard', async () => {
  await page.viewport(360, 700);
  const { onFilters } = Selected.composed.args;
  await Selected.run();
  await userEvent.click(page.getByRole('button', { name: 'Filters 2 active' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Sorted by: Price: low to high' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onFilters).toHaveBeenCalledTimes(3);
});

test('without filters there is no number and nothing to clear', async () => {
  await Default.run();
  await expect.element(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Clear all filters' })).not.toBeInTheDocument();
});

test('the status counts, exactly or not', async () => {
  await Default.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Showing 12 of 2,547 medicines');
  await Selected.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Showing 12 of 1,000+ medicines');
  await VariantOne.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Showing 1 of 1 medicine');
  await Loading.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('grid and list are links, the one in use is current', async () => {
  await Selected.run();
  await expect.element(page.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('link', { name: 'Grid' })).toHaveAttribute('href', '#view=grid');
  await expect.element(page.getByRole('link', { name: 'Grid' })).not.toHaveAttribute('aria-current');
  await expect.element(page.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '#all');
});
