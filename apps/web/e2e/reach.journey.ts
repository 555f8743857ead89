import { expect, test } from '@playwright/test';
import { open } from './pages.ts';

const routes = [
  '/',
  '/medicines',
  '/medicines?view=list&letter=P&sort=name-asc',
  '/medicines?search=zzzzzz',
  '/medicines/1',
  '/paramedical',
  '/no-such-page',
  '/login',
  '/order-step-1',
];

for (const path of routes) {
  test(`${path} reads at 320 px with text of 200 %, in Hindi too, without a sideways scroll`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    for (const size of ['100%', '200%']) {
      await page.evaluate((given) => {
        document.documentElement.style.fontSize = given;
      }, size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(320);
    }
  });
  test(`${path} has one h1, a title, landmarks and a language`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ - Doorstep$/);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });
}

test('Back finds the place and the focus that was left', async ({ page }) => {
  await open(page, '/medicines');
  const tenth = page.getByRole('list', { name: 'Medicines' }).getByRole('article').nth(9).getByRole('link');
  await tenth.scrollIntoViewIfNeeded();
  await tenth.click();
  await expect(page).toHaveURL(/\/medicines\/\d+$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(tenth).toBeFocused();
  await expect(tenth).toBeInViewport();
});

test('Back to a page that was left without a link puts focus on its heading', async ({ page }) => {
  await open(page, '/medicines');
  await page.getByRole('combobox', { name: 'Search for a medicine' }).fill('para');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/medicines\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toBeFocused();
});

test('a page opened anew begins at its top, wherever another was left', async ({ page }) => {
  await open(page, '/medicines');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await open(page, '/medicines/1');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
