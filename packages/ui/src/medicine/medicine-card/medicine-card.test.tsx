import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, InCart, NoDiscount, OutOfStock, PrescriptionRequired } from './medicine-card.stories.tsx';

const card = page.getByRole('article');
const heart = page.getByRole('button', { name: 'Add Paramol 650 to wishlist' });
const nodes = () => card.element().querySelectorAll('*').length + 1;

test('it stays light', async () => {
  await Default.run();
  for (const part of ['20% OFF', 'You save ₹6.80', 'Free Delivery', 'Genuine', 'Paracetamol 650 mg'])
    await expect.element(card.getByText(part)).toBeVisible();
  expect(nodes()).toBeLessThanOrEqual(21);
  await InCart.run();
  expect(nodes()).toBeLessThanOrEqual(28);
});

test('adding changes nothing of its height', async () => {
  await Default.run();
  const { height } = card.element().getBoundingClientRect();
  await InCart.run();
  expect(card.element().getBoundingClientRect().height).toBe(height);
});

test('the name is the one link, and a press anywhere on the card follows it', async () => {
  await Default.run();
  await expect
    .element(card.getByRole('heading').getByRole('link', { name: 'Paramol 650' }))
    .toHaveAttribute('href', '#Paramol%20650');
  expect(card.getByRole('link').elements()).toHaveLength(1);
  location.hash = '';
  await userEvent.click(card, { position: { x: 60, y: 100 } });
  expect(location.hash).toBe('#Paramol%20650');
});

test('the heart tells the other state, by mouse and by keyboard, under one name', async () => {
  const { onWishedChange } = Default.composed.args;
  await Default.run();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(onWishedChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onWishedChange).toHaveBeenCalledTimes(2);
  await InCart.run();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart);
  expect(InCart.composed.args.onWishedChange).toHaveBeenLastCalledWith(false);
});

test('adding and changing the quantity do not follow the link', async () => {
  location.hash = '';
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Add to Cart: Paramol 650' }));
  expect(Default.composed.args.onAdd).toHaveBeenCalledTimes(1);
  await InCart.run();
  await expect.element(card.getByText('In Cart', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Increase quantity of Paramol 650' }));
  expect(InCart.composed.args.onQuantityChange).toHaveBeenLastCalledWith(3);
  expect(location.hash).toBe('');
});

test('Tab goes from the name to the heart to the cart', async () => {
  await Default.run();
  await userEvent.tab();
  await expect.element(card.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await expect.element(heart).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: /^Add to Cart/ })).toHaveFocus();
});

test('what is not so is not said', async () => {
  await NoDiscount.run();
  await expect.element(card.getByText(/OFF/)).not.toBeInTheDocument();
  await expect.element(card.getByText(/You save/)).not.toBeInTheDocument();
  await OutOfStock.run();
  await expect.element(card.getByText('Out of stock', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Add to Cart/ })).not.toBeInTheDocument();
  await PrescriptionRequired.run();
  await expect.element(card.getByText('Prescription needed', { exact: true })).toBeVisible();
});
