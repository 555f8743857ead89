import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CartAction } from './cart-action.tsx';
import { Default, InCart, OutOfStock, OutOfStockInCart } from './cart-action.stories.tsx';

const add = page.getByRole('button', { name: 'Add to Cart: Paramol 650' });
const plus = page.getByRole('button', { name: 'Increase quantity of Paramol 650' });
const remove = page.getByRole('button', { name: 'Remove Paramol 650' });
function Cart({ outOfStock = false, from = 0 }) {
  const [quantity, setQuantity] = useState(from);
  return (
    <CartAction
      name="Paramol 650"
      quantity={quantity}
      outOfStock={outOfStock}
      onAdd={() => setQuantity(1)}
      onQuantityChange={setQuantity}
    />
  );
}

afterEach(cleanup);

test('by keyboard: after adding, focus is on plus; after removing, on Add to Cart', async () => {
  render(<Cart />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(plus).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(add).toHaveFocus();
});

test('an addition by someone else takes no focus', async () => {
  const { rerender } = render(<CartAction name="Paramol 650" quantity={0} />);
  rerender(<CartAction name="Paramol 650" quantity={1} />);
  await expect.element(plus).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('after the last of what is out of stock is removed, focus stays in place', async () => {
  render(<Cart outOfStock from={1} />);
  await userEvent.click(remove);
  await expect.element(page.getByText('Out of stock')).toHaveFocus();
});

test('its height is the same in every state', async () => {
  const height = () => document.querySelector('[data-testid="action"]')!.getBoundingClientRect().height;
  const { rerender } = render(<CartAction data-testid="action" name="Paramol 650" quantity={0} />);
  const first = height();
  rerender(<CartAction data-testid="action" name="Paramol 650" quantity={12} />);
  expect(height()).toBe(first);
  rerender(<CartAction data-testid="action" name="Paramol 650" quantity={0} outOfStock />);
  expect(height()).toBe(first);
});

test('a press by mouse, Enter and Space adds once each', async () => {
  const { onAdd } = Default.composed.args;
  await Default.run();
  await userEvent.click(add);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onAdd).toHaveBeenCalledTimes(3);
});

test('in the cart it tells the wished quantity', async () => {
  const { onQuantityChange } = InCart.composed.args;
  await InCart.run();
  await userEvent.click(plus);
  await userEvent.click(page.getByRole('button', { name: 'Decrease quantity of Paramol 650' }));
  expect(onQuantityChange).toHaveBeenNthCalledWith(1, 3);
  expect(onQuantityChange).toHaveBeenNthCalledWith(2, 1);
});

test('out of stock there is nothing to press, but what is in the cart can leave it', async () => {
  await OutOfStock.run();
  await expect.element(page.getByText('Out of stock')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await OutOfStockInCart.run();
  await expect.element(remove).toBeVisible();
});
