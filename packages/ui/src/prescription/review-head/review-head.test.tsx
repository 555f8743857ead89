import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default, Focused } from './review-head.stories.tsx';

test('its heading names the patient, and the mobile is called', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading', { name: 'Asha Kumari' })).not.toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: /Asha Kumari.*9876543210/ }))
    .toHaveAttribute('href', 'tel:+919876543210');
  await expect.element(page.getByText('Prescription 2 of 7')).toBeVisible();
  await expect.element(page.getByText('68 years')).toBeVisible();
});

test('the heading takes focus where it is asked to', async () => {
  await Focused.run();
  await expect.element(page.getByRole('heading', { name: 'Asha Kumari' })).toHaveFocus();
});
