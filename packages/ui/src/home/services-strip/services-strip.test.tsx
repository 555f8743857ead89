import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BusyMoving, Default, VariantFew } from './services-strip.stories.tsx';

const button = (name: string) => page.getByRole('button', { name });
const strip = () => page.getByRole('list');
const left = () => strip().element().scrollLeft;
/** It moves, and no pointer is above it. */
async function moving() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await page.viewport(1_000, 700);
  await BusyMoving.run();
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  await expect.element(button('Stop moving')).toBeVisible();
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
}

afterEach(() => {
  vi.useRealTimers();
});

test('moves by a card at a press; at its ends there is no more', async () => {
  await page.viewport(1_000, 700);
  await Default.run();
  await expect.element(button('Previous')).toBeDisabled();
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
test('it is named by its heading, and each service is a link', async () => {
  await Default.run();
  const links = page.getByRole('region', { name: 'Our Services' }).getByRole('listitem').getByRole('link');
  expect(links.elements()).toHaveLength(6);
  await expect.element(links.nth(0)).toHaveAttribute('href', '#medicines');
});
test('moves on by itself, and from the end to the beginning', async () => {
  await moving();
  vi.advanceTimersByTime(3_000);
  await expect.poll(left).toBe(232);
  strip().element().scrollLeft = 10_000;
  await expect.element(button('Next')).toBeDisabled();
  vi.advanceTimersByTime(3_000);
  await expect.poll(left).toBe(0);
});
test('waits under a pointer and while something is typed', async () => {
  await moving();
  await userEvent.hover(page.getByRole('link', { name: 'Medical Tests' }));
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(9_000);
  expect(left()).toBe(0);
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  vi.advanceTimersByTime(9_000);
  expect(left()).toBe(0);
  field.remove();
  vi.advanceTimersByTime(3_000);
  await expect.poll(left).toBe(232);
});
test('a press or focus stops it for good', async () => {
  await moving();
  await userEvent.click(button('Next'));
  await expect.element(button('Start moving')).toBeVisible();
  await userEvent.click(button('Start moving'));
  await expect.element(button('Stop moving')).toBeVisible();
  (page.getByRole('link', { name: 'Medicine' }).element() as HTMLElement).focus();
  await expect.element(button('Start moving')).toBeVisible();
  expect(vi.getTimerCount()).toBe(0);
});
