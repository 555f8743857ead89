import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BusyAdding, Default, InCart, Loading, LongText } from './test-detail.stories.tsx';

test('it says what the test costs, promises and needs, and is put into the cart', async () => {
  const { onAdd } = Default.composed.args;
  await Default.run();
  page.getByRole('heading', { level: 1, name: 'Lipid profile' }).element().focus();
  await expect.element(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveFocus();
  for (const said of [
    'Cardiac',
    'Save ₹151.00 (25% OFF)',
    'Report in 24-48h',
    'Collection free from ₹499.00',
    'We come within 30 km',
    'Accredited lab',
    '12 hours without food',
    'We collect the sample from 7:00 AM to 10:30 AM.',
    'Plain water only',
    'LDL cholesterol',
    'Diabetes check',
  ])
    await expect.element(page.getByText(said, { exact: true }).first()).toBeVisible();
  for (const price of [/₹449\.00$/, /^(?!.*MRP).*₹600\.00$/])
    await expect.element(page.getByText(price).first()).toBeVisible();
  await expect.element(page.getByText('Free home sample collection')).not.toBeInTheDocument();
  await expect.element(page.getByText(/In your cart/)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Add to Cart & Book Now' }));
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test('while it is being added it is not added again', async () => {
  const { onAdd } = BusyAdding.composed.args;
  await BusyAdding.run();
  page.getByRole('button', { name: 'Adding to Cart...' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).not.toHaveBeenCalled();
});

test('in the cart it leads there, and what is free is said to be', async () => {
  await InCart.run();
  await expect.element(page.getByRole('link', { name: 'Go to Cart' })).toHaveAttribute('href', '#cart');
  await expect.element(page.getByText('In your cart: 3')).toBeVisible();
  await expect.element(page.getByText('Free home sample collection')).toBeVisible();
  for (const missing of [/Save/, 'Accredited lab'])
    await expect.element(page.getByText(missing)).not.toBeInTheDocument();
});

test('on a phone the way to book is in sight before one scrolls', async () => {
  await page.viewport(360, 640);
  await LongText.run();
  const { top, bottom } = page
    .getByRole('button', { name: 'Add to Cart & Book Now' })
    .element()
    .getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(640);
  expect(top).toBeGreaterThan(540);
});

test('while loading there is one status', async () => {
  await Loading.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
});
