import { expect, test, type Page } from '@playwright/test';
import { lineOf, ownMedicine, shopping } from './checkout.ts';
import { hydrated, open } from './pages.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick access' });
/** Nothing of the page lies over it. */
const isOnTop = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.every((one) => {
      const { left, width, top, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

test('from any page five things are one tap away', { tag: '@phone' }, async ({ page }, info) => {
  for (const path of ['/', '/medicines', '/medicines/1', '/about', '/no-such-page', '/login']) {
    await open(page, path);
    for (const [role, name] of [
      ['link', 'Orders'],
      ['link', 'Prescriptions'],
      ['link', 'Call us'],
      ['button', 'Comfort'],
      ['button', 'हिन्दी'],
    ] as const)
      await expect(bar(page).getByRole(role, { name }), `${path}: ${name}`).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(page, '[data-slot=tap-bar] :is(a, button)'), path).toBe(true);
  }
  // The page's own bar stands on it.
  await shopping(page, [lineOf(await ownMedicine(page.request, info))]);
  await open(page, '/order-step-1');
  await expect(page.getByRole('button', { name: 'Proceed to Summary' }).first()).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(page, '[data-slot=tap-bar] :is(a, button), [data-slot=action-bar] button')).toBe(true);
});

test('comfort mode begins right there, and stays', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/medicines');
  // Before the page answers: what is tapped is kept.
  await bar(page).getByRole('button', { name: 'Comfort' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Comfort' });
  await expect(sheet).toBeVisible();
  const level = sheet.getByRole('combobox', { name: 'Comfort mode' });
  await expect(level).toBeInViewport({ ratio: 1 });
  await level.selectOption('Very large');
  await expect(page.locator('html')).toHaveAttribute('data-comfort', '2');
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Comfort' })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-comfort', '2');
  await bar(page).getByRole('button', { name: 'हिन्दी' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'दवाइयाँ' })).toBeVisible();
});

test(
  'the bar hides no focus, goes while it is typed, and is not printed',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/support');
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const at = document.activeElement!,
          bar = document.querySelector('[data-slot=tap-bar]')!;
        if (bar.contains(at) || getComputedStyle(bar).visibility === 'hidden') return false;
        const { bottom, top } = at.getBoundingClientRect(),
          edge = bar.getBoundingClientRect().top;
        return top >= edge && bottom > edge;
      });
      expect(covered, `after ${presses} presses`).toBe(false);
    }
    await page.getByRole('main').locator('textarea').first().focus();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('heading', { level: 1 }).focus();
    await expect(bar(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  },
);
