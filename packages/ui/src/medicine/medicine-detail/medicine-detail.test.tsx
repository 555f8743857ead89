import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantBare, Default, InCart, Loading, LongText } from './medicine-detail.stories.tsx';

test('a heading that can take focus, a named picture, the store’s points', async () => {
  await Default.run();
  page.getByRole('heading', { level: 1, name: 'Kofrelief Syrup' }).element().focus();
  await expect.element(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByRole('img', { name: 'Kofrelief Syrup' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Rated 4.5 out of 5, 120 reviews' })).toBeVisible();
  for (const point of [
    '100% genuine',
    'Secure payments',
    '15-day return policy',
    '₹0.94 a ml · price includes GST',
  ])
    await expect.element(page.getByText(point)).toBeVisible();
  await expect.element(page.getByText(/delivery/i)).not.toBeInTheDocument();
});

test('it buys and saves', async () => {
  const { onAdd, onWishedChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Add to Cart: Kofrelief Syrup' }));
  await userEvent.click(page.getByRole('button', { name: 'Save to wishlist' }));
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect(onWishedChange).toHaveBeenCalledExactlyOnceWith(true);
  await InCart.run();
  page.getByRole('button', { name: 'Increase quantity of Kofrelief Syrup' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(InCart.composed.args.onQuantityChange).toHaveBeenCalledExactlyOnceWith(3);
});

test('on a phone the action is in sight before one scrolls, beside the price', async () => {
  await page.viewport(360, 640);
  await LongText.run();
  const bar = page
    .getByRole('group', { name: /^Quantity of/ })
    .element()
    .getBoundingClientRect();
  expect(bar.bottom).toBeLessThanOrEqual(640);
  expect(bar.top).toBeGreaterThan(540);
});

test('what is not known is not said', async () => {
  await VariantBare.run();
  await expect.element(page.getByText('100% genuine')).not.toBeInTheDocument();
  await expect.element(page.getByText(/return policy/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Secure payments')).toBeVisible();
  await expect.element(page.getByText('price includes GST', { exact: true })).toBeVisible();
});

test('while loading there is one status', async () => {
  await Loading.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
});
