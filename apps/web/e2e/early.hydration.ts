import { expect, test, type Page } from '@playwright/test';
import { closedGate, complaints, hydrated, results } from './pages.ts';

/** Holds every script back until the returned call, as a slow line does. */
async function holdScripts(page: Page) {
  const gate = closedGate();
  await page.route(/\.js(\?|$)/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}
const calls = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/img/')) seen.push(request.url());
  });
  return seen;
};

for (const path of [
  '/',
  '/medicines',
  '/medicines?view=list&letter=P',
  '/medicines?lang=hi&view=list',
  '/medicines?form=tablet&price=100-300',
  '/medicines?search=zzzzzz',
  '/medicines?page=9999',
  '/medicines/1',
  '/medicines/999999999',
  '/paramedical',
  '/paramedical/1',
  '/paramedical/999999999',
  '/doctors',
  '/doctors?specialty=Cardiology&language=Santali',
  '/doctor/1',
  '/doctor/999999999',
  '/no-such-page',
]) {
  for (const language of ['en', 'hi']) {
    test(
      `${path} in ${language} hydrates without a word on the console and without a call`,
      { tag: '@release' },
      async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'locale', value: language, url: baseURL! }]);
        const said = complaints(page),
          asked = calls(page);
        await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        // The browser itself notes the status of a page that is not there.
        expect(said.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
        expect(asked).toEqual([]);
      },
    );
  }
}

for (const path of ['/profile', '/order-step-1', '/order-step-2', '/login', '/admin/orders']) {
  test(
    `${path}, a page of one person, comes with its frame and a skeleton, and hydrates without a word`,
    { tag: '@release' },
    async ({ page }) => {
      const release = await holdScripts(page),
        said = complaints(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-slot="skeleton"]').first()).toBeVisible();
      if (!path.startsWith('/admin')) await expect(page.getByRole('banner')).toContainText('Doorstep');
      release();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [data-slot="skeleton"]')).toHaveCount(0);
      expect(said).toEqual([]);
    },
  );
}

test('a press before hydration is kept and replayed', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/medicines', { waitUntil: 'commit' });
  const third = results(page).getByRole('article').nth(2);
  await third.getByRole('button', { name: /^Add to Cart/ }).click();
  await third.getByRole('button', { name: /wishlist/ }).click();
  release();
  await hydrated(page);
  await expect(third.getByRole('group', { name: /^Quantity of/ })).toContainText('1');
  await expect(third.getByRole('button', { name: /wishlist/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a press before hydration on a medicine that is already in the cart adds one more', async ({ page }) => {
  await page.goto('/medicines');
  await hydrated(page);
  const first = results(page).getByRole('article').first();
  await first.getByRole('button', { name: /^Add to Cart/ }).click();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await first.getByRole('button', { name: /^Add to Cart/ }).click();
  release();
  await hydrated(page);
  await expect(first.getByRole('group', { name: /^Quantity of/ })).toContainText('2');
});

test('an order and the filters pressed before hydration are not lost', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/medicines?form=tablet', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Price: low to high' }).click();
  await page.getByRole('button', { name: /^Filters/ }).click();
  release();
  await hydrated(page);
  await expect(page).toHaveURL('/medicines?sort=price-asc&form=tablet');
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Form' })).toHaveValue('tablet');
});

test('a search sent before hydration keeps the filters', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/medicines?form=tablet', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Search for a medicine' });
  await search.fill('para');
  await search.press('Enter');
  await expect(page).toHaveURL(/form=tablet&search=para/);
  release();
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Tablets, remove' })).toBeVisible();
});

test('typing before hydration stays and brings suggestions', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/medicines', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Search for a medicine' });
  await search.fill('para');
  release();
  await hydrated(page);
  await expect(search).toHaveValue('para');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('a cart in storage shows right after hydration, without a mismatch', async ({ page }) => {
  const said = complaints(page);
  await page.goto('/medicines');
  await hydrated(page);
  await results(page)
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await page.reload();
  await hydrated(page);
  await expect(
    results(page)
      .getByRole('article')
      .nth(1)
      .getByRole('group', { name: /^Quantity of/ }),
  ).toContainText('1');
  expect(said).toEqual([]);
});
