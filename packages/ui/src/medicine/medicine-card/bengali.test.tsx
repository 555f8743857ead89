import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Bengali, Default } from './medicine-card.stories.tsx';

const card = page.getByRole('article');
const leading = () => {
  const { lineHeight, fontSize } = getComputedStyle(document.body);
  return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
};

test('in Bengali every word of the card is Bengali', async () => {
  await Bengali.run();
  await expect.element(card.getByRole('button', { name: 'কার্টে রাখুন: প্যারামল 650' })).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'প্যারামল 650 পছন্দের তালিকায় রাখুন' })).toBeVisible();
  await expect.element(card.getByText('20% ছাড়')).toBeVisible();
  await expect.element(card.getByText('প্রেসক্রিপশন লাগবে')).toBeVisible();
  // What is printed so on every pack, and its unit.
  const latin = card
    .element()
    .textContent.replaceAll(/MRP|OFF|mg|Paramol/g, '')
    .match(/[a-z]{2,}/gi);
  expect(latin).toBeNull();
});

test('its lines are as tall as those of Hindi, and the face of the story is there', async () => {
  await Default.run();
  const english = leading();
  await Bengali.run();
  expect(document.documentElement.lang).toBe('bn-IN');
  expect(leading()).toBeCloseTo(1.65);
  expect(english).toBeLessThan(1.65);
  await expect
    .poll(() => document.fonts.check("16px 'Noto Sans Bengali Variable'", 'কার্টে রাখুন'), { timeout: 15_000 })
    .toBe(true);
});
