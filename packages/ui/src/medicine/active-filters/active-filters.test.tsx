import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './active-filters.stories.tsx';

test('each filter leads to the list without it, by keyboard too', async () => {
  await Default.run();
  const links = page.getByRole('list', { name: 'Filters in use' }).getByRole('link');
  expect(
    links.elements().map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Prescription: Not needed, remove', '#without-prescription'],
    ['In stock only, remove', '#without-stock'],
    ['Tablets, remove', '#without-form'],
    ['Pain and fever, remove', '#without-use'],
    ['₹100 to ₹300, remove', '#without-price'],
  ]);
  await userEvent.tab();
  await expect.element(links.nth(0)).toHaveFocus();
});

test('what nobody understands is not shown', async () => {
  await Default.run({
    args: { filters: { prescription: 'maybe', stock: 'out', form: 'toString', price: 'cheap', use: '' } },
  });
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test('on a phone they take one row', async () => {
  await page.viewport(360, 700);
  await Default.run();
  const tops = page
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect().top);
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});
