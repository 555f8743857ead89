import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Default,
  InCart,
  OutOfStock,
  OutOfStockFewLeft,
  PrescriptionRequired,
  WithoutDiscount,
} from './buy-box.stories.tsx';

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

test('a lower offer says what is saved; without one nothing is said of it', async () => {
  await page.viewport(1280, 800);
  await Default.run();
  for (const said of [/₹94\.40$/, /MRP ₹118\.00$/, '20% OFF', /You save ₹23\.60$/, /price includes GST$/])
    await expect.element(page.getByText(said).first()).toBeVisible();
  await WithoutDiscount.run();
  await expect.element(page.getByText(/price includes GST$/)).toBeVisible();
  await expect.element(page.getByText(/MRP|OFF|You save/)).not.toBeInTheDocument();
});

test('where few are left it says how many, and lets no more into the cart', async () => {
  const { onQuantityChange } = OutOfStockFewLeft.composed.args;
  await OutOfStockFewLeft.run();
  await expect.element(page.getByText('Only 2 left')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Increase quantity of Kofrelief Syrup' }), {
    force: true,
  });
  expect(onQuantityChange).not.toHaveBeenCalled();
});

test('that a prescription is needed is said with what happens next', async () => {
  await PrescriptionRequired.run();
  await expect.element(page.getByText('Prescription needed')).toBeVisible();
  await expect
    .element(page.getByText(/^You can order now.*A pharmacist checks it before we send/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to Cart: Kofrelief Syrup' })).toBeVisible();
});
