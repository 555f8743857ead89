import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantAllDay, Default, WithoutDiscount } from './service-card.stories.tsx';

const card = page.getByRole('article');

test('its one link says what it books, and a press anywhere on the card follows it', async () => {
  await Default.run();
  await expect.element(card.getByRole('heading', { name: 'Wound dressing' })).toBeVisible();
  const link = card.getByRole('link');
  expect(link.elements()).toHaveLength(1);
  await expect.element(link).toHaveAccessibleName('View & Book: Wound dressing');
  location.hash = '';
  await userEvent.click(card, { position: { x: 40, y: 40 } });
  expect(location.hash).toBe('#dressing');
  location.hash = '';
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#dressing');
});

test('an offer is said with what it was before, and where there is none neither', async () => {
  await Default.run();
  await expect.element(card.getByText('20% OFF')).toBeVisible();
  await expect.element(card.getByText('Now ₹399.00')).toBeVisible();
  await expect.element(card.getByText('was ₹499.00')).toBeVisible();
  await WithoutDiscount.run();
  await expect.element(card.getByText('₹399.00')).toBeVisible();
  await expect.element(card.getByText(/OFF|was/)).not.toBeInTheDocument();
  await Default.extend({ args: { originalPaise: 39900, discountPercent: 0 } }).run();
  await expect.element(card.getByText('₹399.00', { exact: true })).toBeVisible();
  await expect.element(card.getByText(/OFF|was/)).not.toBeInTheDocument();
});

test('it says how long a visit takes, long ones in hours', async () => {
  await Default.run();
  await expect.element(card.getByText('about 45 minutes')).toBeVisible();
  await VariantAllDay.run();
  await expect.element(card.getByText('about 12 hours')).toBeVisible();
});
