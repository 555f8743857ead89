import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantFew } from './services-strip.stories.tsx';

const button = (name: string) => page.getByRole('button', { name });
const strip = () => page.getByRole('list');

test('moves by a card at a press; at its ends there is no more', async () => {
  await page.viewport(1_000, 700);
  await Default.run();
  await expect.element(button('Previous')).toBeDisabled();
  const left = () => strip().element().scrollLeft;
  await userEvent.click(button('Next'));
  await expect.poll(left).toBe(232);
  await expect.element(button('Previous')).toBeEnabled();
  const isEnd = () => {
    const { scrollLeft, clientWidth, scrollWidth } = strip().element();
    return scrollLeft + clientWidth > scrollWidth - 2;
  };
  while (!isEnd()) {
    const before = left();
    await userEvent.click(button('Next'));
    await expect.poll(left).toBeGreaterThan(before);
  }
  await expect.element(button('Next')).toBeDisabled();
});
test('on a phone a press moves by half of what is seen', async () => {
  await page.viewport(360, 700);
  await Default.run();
  const { clientWidth } = strip().element();
  await userEvent.click(button('Next'));
  await expect.poll(() => Math.round(strip().element().scrollLeft)).toBe(Math.round((clientWidth - 64) / 2));
});
test('where all fit there is nothing to press', async () => {
  await page.viewport(1_000, 700);
  await VariantFew.run();
  await expect.element(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await expect.poll(() => page.getByRole('button').elements().length).toBe(0);
});
