import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TapBar } from './tap-bar.tsx';
import { Default, Hindi, Selected } from './tap-bar.stories.tsx';

beforeEach(() => page.viewport(320, 640));
afterEach(() => {
  delete document.documentElement.dataset['comfort'];
});
const bar = page.getByRole('navigation', { name: 'Quick access' });
const targets = () => [...document.querySelectorAll<HTMLElement>('[data-slot=tap-bar] :is(a, button)')];

test('it leads to orders and prescriptions, and calls the shop', async () => {
  await Default.run();
  expect(
    bar
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Orders', '/profile/orders'],
    ['Prescriptions', '/prescriptions'],
    ['Call us', 'tel:+916512345678'],
  ]);
});

test('the display settings open by mouse and by keyboard', async () => {
  const { onDisplay } = Default.composed.args;
  await Default.run();
  const comfort = bar.getByRole('button', { name: 'Comfort' });
  await userEvent.click(comfort);
  expect(onDisplay).toHaveBeenCalledOnce();
  (comfort.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onDisplay).toHaveBeenCalledTimes(2);
});

test('the other language is offered in its own words', async () => {
  await Default.run();
  await expect.element(bar.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('lang', 'hi-IN');
  await userEvent.click(bar.getByRole('button', { name: 'हिन्दी' }));
  expect(Default.composed.args.onLanguageChange).toHaveBeenLastCalledWith('hi-IN');
  await Hindi.run();
  await userEvent.click(page.getByRole('button', { name: 'English' }));
  expect(Hindi.composed.args.onLanguageChange).toHaveBeenLastCalledWith('en-IN');
});

test('five targets stand side by side at 320 px, in both languages and in comfort mode', async () => {
  for (const story of [Default, Hindi])
    for (const comfort of ['', '1', '2']) {
      await story.run();
      if (comfort) document.documentElement.dataset['comfort'] = comfort;
      const boxes = targets().map((one) => one.getBoundingClientRect());
      expect(boxes).toHaveLength(5);
      for (const [at, { width, height, right, top }] of boxes.entries()) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(comfort ? 48 : 44);
        expect(right).toBeLessThanOrEqual(320);
        expect(top).toBe(boxes[0]!.top);
        expect(targets()[at]!.scrollWidth).toBeLessThanOrEqual(Math.ceil(width));
      }
      delete document.documentElement.dataset['comfort'];
    }
});

test('the page shown is marked, and a wide window has no bar', async () => {
  await Selected.run();
  await expect
    .element(bar.getByRole('link', { name: 'Prescriptions' }))
    .toHaveAttribute('aria-current', 'page');
  await page.viewport(1280, 800);
  expect(bar.query()).toBeNull();
});

function onLongPage() {
  return render(
    <>
      <main style={{ height: 2_000 }} />
      <TapBar phone="+916512345678" onDisplay={() => {}} onLanguageChange={() => {}} />
    </>,
  );
}

test('it stays at the lower edge, and covers nothing at the end of the page', async () => {
  const { container, unmount } = onLongPage();
  const own = page.elementLocator(container);
  const edge = () => own.getByRole('navigation').element().getBoundingClientRect();
  window.scrollTo(0, 0);
  expect(Math.round(edge().bottom)).toBe(640);
  window.scrollTo(0, 300);
  expect(Math.round(edge().bottom)).toBe(640);
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(own.getByRole('main').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(edge().top);
  unmount();
});

test('on a low window it does not stick', async () => {
  await page.viewport(640, 360);
  const { container, unmount } = onLongPage();
  window.scrollTo(0, 0);
  const bar = page.elementLocator(container).getByRole('navigation').element();
  expect(bar.getBoundingClientRect().top).toBeGreaterThan(360);
  unmount();
});
