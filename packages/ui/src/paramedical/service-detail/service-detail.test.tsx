import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default, Loading, PendingOrderNeeded } from './service-detail.stories.tsx';

test('it says what the service is, costs and needs, and leads to both ways of paying', async () => {
  await Default.run();
  page.getByRole('article').getByRole('heading', { level: 1, name: 'Wound dressing' }).element().focus();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByRole('img', { name: 'Wound dressing' })).toBeInTheDocument();
  for (const said of [
    'Home Visit',
    '24/7',
    'about 45 minutes',
    'Not needed',
    'Save ₹100.00 (20% OFF)',
    /Travel is included when you pay online. Paid at the visit, ₹3.00 for each km is added./,
  ])
    await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '#book');
  await expect
    .element(page.getByRole('link', { name: 'Pay at the visit' }))
    .toHaveAttribute('href', '#pay-at-visit');
});

test('by day it is not 24/7, and a needed order is said', async () => {
  await PendingOrderNeeded.run();
  await expect.element(page.getByText('24/7')).not.toBeInTheDocument();
  await expect.element(page.getByText('Every day, 7:00 AM to 9:00 PM')).toBeVisible();
  await expect.element(page.getByText(/^Needed: you upload it/)).toBeVisible();
  await expect.element(page.getByText(/Save/)).not.toBeInTheDocument();
});

test('on a phone the way to book is in sight before one scrolls', async () => {
  await page.viewport(360, 640);
  await Default.run();
  const { top, bottom } = page.getByRole('link', { name: 'Book Now' }).element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(640);
  expect(top).toBeGreaterThan(540);
});

test('while loading there is one status', async () => {
  await Loading.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
});
