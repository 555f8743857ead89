import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, InCart, OutOfStock } from './buy-box.stories.tsx';

test('it adds and saves, by mouse and by keyboard', async () => {
  const { onAdd, onWishedChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Add to Cart: Kofrelief Syrup' }));
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledTimes(2);
  await userEvent.click(page.getByRole('button', { name: 'Save to wishlist' }));
  await userEvent.keyboard(' ');
  expect(onWishedChange).toHaveBeenCalledTimes(2);
  expect(onWishedChange).toHaveBeenLastCalledWith(true);
});

test('in the cart it tells the wished quantity; saved, it can be taken back', async () => {
  const { onQuantityChange, onWishedChange } = InCart.composed.args;
  await InCart.run();
  await userEvent.click(page.getByRole('button', { name: 'Increase quantity of Kofrelief Syrup' }));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(3);
  await userEvent.click(page.getByRole('button', { name: 'Saved, remove from wishlist' }));
  expect(onWishedChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('out of stock it can be saved, not bought', async () => {
  await OutOfStock.run();
  await expect.element(page.getByText('Out of stock')).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});
