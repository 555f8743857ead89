import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, BusyMoving } from './hero-carousel.stories.tsx';

const carousel = () => page.getByRole('region', { name: 'What we do for you' });
const slide = (name: string) => page.getByRole('group', { name });
const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => {
    vi.useRealTimers();
  };
});

test('moves on while motion is wanted, and begins again after the last', async () => {
  await BusyMoving.run();
  // A test before this one may have left the pointer where the carousel is now.
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  await expect.element(carousel()).toHaveAttribute('data-state', 'moving');
  // An effect sets it, some time after it is drawn.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  for (const nth of ['2 of 3', '3 of 3', '1 of 3']) {
    await expect.element(button('Stop moving')).toBeVisible();
    vi.advanceTimersByTime(5_000);
    await expect.element(slide(nth)).toBeVisible();
  }
});
test('waits under a pointer, and stops for good by its button', async () => {
  await BusyMoving.run();
  await userEvent.hover(page.getByRole('heading', { name: 'Your medicines, at your door' }));
  await expect.element(carousel()).toHaveAttribute('data-state', 'still');
  vi.advanceTimersByTime(10_000);
  await expect.element(slide('1 of 3')).toBeVisible();
  await userEvent.click(button('Stop moving'));
  await userEvent.unhover(carousel());
  vi.advanceTimersByTime(10_000);
  await expect.element(slide('1 of 3')).toBeVisible();
  await expect.element(button('Start moving')).toBeVisible();
});
test('waits while something is typed elsewhere on the page', async () => {
  await BusyMoving.run();
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  vi.advanceTimersByTime(10_000);
  await expect.element(slide('1 of 3')).toBeVisible();
  field.remove();
  vi.advanceTimersByTime(5_000);
  await expect.element(slide('2 of 3')).toBeVisible();
});
test('focus in a slide stops it; its own controls come first', async () => {
  await BusyMoving.run();
  await userEvent.tab();
  await expect.element(button('Stop moving')).toHaveFocus();
  for (let presses = 0; presses < 3; presses++) await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Get Started' })).toHaveFocus();
  await expect.element(button('Start moving')).toBeVisible();
});
test('goes forth and back, and round; other slides are out of reach', async () => {
  await Default.run();
  await expect.element(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
  await userEvent.click(button('Next'));
  await expect.element(slide('2 of 3')).toBeVisible();
  await expect.element(page.getByText('02 / 03')).toBeVisible();
  expect(slide('1 of 3').elements()).toHaveLength(0);
  await userEvent.click(button('Previous'));
  await userEvent.click(button('Previous'));
  await expect.element(slide('3 of 3')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', '#ambulance');
  await expect.element(carousel().getByText('A nurse comes to you')).not.toBeVisible();
});
test('draws what is shown alone', async () => {
  await Default.run();
  expect(document.querySelectorAll('[data-slot=art]')).toHaveLength(1);
});
test('going to another slide stops it for good', async () => {
  await BusyMoving.run();
  await userEvent.click(button('Next'));
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  await expect.element(button('Start moving')).toBeVisible();
  vi.advanceTimersByTime(10_000);
  await expect.element(slide('2 of 3')).toBeVisible();
});
test('stands still at first in comfort mode, and starts by its button', async () => {
  await BusyMoving.run();
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  const told = () => slide('1 of 3').element().closest('[aria-live]')?.getAttribute('aria-live');
  await expect.poll(told).toBe('off');
  document.documentElement.dataset['comfort'] = '1';
  try {
    await expect.element(button('Start moving')).toBeVisible();
    expect(told()).toBe('polite');
    vi.advanceTimersByTime(10_000);
    await expect.element(slide('1 of 3')).toBeVisible();
    await userEvent.click(button('Start moving'));
    await expect.element(button('Stop moving')).toBeVisible();
  } finally {
    delete document.documentElement.dataset['comfort'];
  }
});
test('its height is the same for each slide', async () => {
  await page.viewport(360, 800);
  await Default.run();
  const { height } = carousel().element().getBoundingClientRect();
  for (const nth of ['2 of 3', '3 of 3']) {
    await userEvent.click(button('Next'));
    await expect.element(slide(nth)).toBeVisible();
    expect(carousel().element().getBoundingClientRect().height).toBe(height);
  }
});
