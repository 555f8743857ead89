import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, InCart, OutOfStock, PrescriptionRequired } from './medicine-row.stories.tsx';

const row = page.getByRole('article');

test('the name is the one link, and a press anywhere on the row follows it', async () => {
  await Default.run();
  expect(row.getByRole('link').elements()).toHaveLength(1);
  location.hash = '';
  await userEvent.click(row, { position: { x: 30, y: 30 } });
  expect(location.hash).toBe('#Paramol%20650');
});

test('heart and cart tell what is wished, by mouse and by keyboard, and do not follow the link', async () => {
  location.hash = '';
  const { onAdd, onWishedChange } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await expect.element(row.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onWishedChange).toHaveBeenCalledExactlyOnceWith(true);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onAdd).toHaveBeenCalledTimes(1);
  await InCart.run();
  await userEvent.click(page.getByRole('button', { name: 'Decrease quantity of Paramol 650' }));
  expect(InCart.composed.args.onQuantityChange).toHaveBeenCalledExactlyOnceWith(1);
  expect(location.hash).toBe('');
});

test('out of stock there is nothing to add', async () => {
  await OutOfStock.run();
  await expect.element(row.getByText('Out of stock')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Add to Cart/ })).not.toBeInTheDocument();
});

test('it says what a card says, in the same words', async () => {
  await Default.run();
  for (const said of [
    /₹27\.20$/,
    /₹34\.00$/,
    '20% OFF',
    /You save ₹6\.80$/,
    'Free Delivery',
    'Genuine',
    'Paracetamol 650 mg',
    /Strip of 15 tablets/,
    /Suhana Biotech/,
  ])
    await expect.element(row.getByText(said)).toBeVisible();
  await expect.element(row.getByRole('img', { name: /^Rated 4.5/ })).toBeVisible();
  await expect.element(row.getByRole('img', { name: /Paramol/ })).not.toBeInTheDocument();
  await PrescriptionRequired.run();
  await expect.element(row.getByText('Prescription needed', { exact: true })).toBeVisible();
});
