import { expect, test, type Page } from '@playwright/test';
import { complaints, hydrated, open, results, scriptsOf } from './pages.ts';

test('an unknown medicine is a 404 that says so, then the list', async ({ page }) => {
  for (const id of ['999999999', 'abc', '0', '-1', '1e9', '%00', '..%2f..%2fetc']) {
    const answer = await page.goto(`/medicines/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), id).toHaveText(/Medicine not found|Page not found/);
  }
  await open(page, '/medicines/999999999');
  await expect(page).toHaveURL('/medicines');
});

test('strange addresses of the list show a page, never a blank', { tag: '@release' }, async ({ page }) => {
  for (const query of [
    'page=0',
    'page=1000000000',
    'page=-5',
    'limit=1000000',
    `search=${'a'.repeat(10_000)}`,
    'search=%25',
    'search=_',
    'search=%27%22%3C%3E',
    'search=%E0%A4%AA%E0%A5%88%E0%A4%B0%E0%A4%BE',
    'search=%F0%9F%98%80',
    'letter=%00',
    'sort=__proto__',
    'search=%',
    'search=a&search=b',
  ]) {
    const answer = await page.goto(`/medicines?${query}`);
    expect(answer!.status(), query).toBeLessThan(500);
    await expect(page.getByRole('main').getByRole('heading').first(), query).toBeVisible();
  }
});

test.describe("the browser's storage", () => {
  test('is blocked: the cart lives in memory and the visitor is told', async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    const said = complaints(page);
    await open(page, '/medicines');
    await results(page)
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await expect(page.getByText('This browser keeps your cart only while this page is open.')).toBeVisible();
    await expect(
      results(page)
        .getByRole('article')
        .first()
        .getByRole('group', { name: /^Quantity of/ }),
    ).toContainText('1');
    expect(said).toEqual([]);
  });
  test("is shared by two tabs: each sees the other's cart", async ({ page, context }) => {
    await open(page, '/medicines');
    const other = await context.newPage();
    await open(other, '/medicines');
    await results(page)
      .getByRole('article')
      .nth(0)
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await expect(
      results(other)
        .getByRole('article')
        .nth(0)
        .getByRole('group', { name: /^Quantity of/ }),
    ).toContainText('1');
    await results(other)
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible();
  });
});

test('a dead picture leaves a placeholder of the same size', { tag: '@release' }, async ({ page }) => {
  await page.route('**/api/img/**', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/medicines');
  const picture = results(page).getByRole('article').first().locator('[data-slot=picture]');
  await expect(picture).toHaveAttribute('data-state', 'fallback');
  const box = (await picture.boundingBox())!;
  expect(Math.abs(box.width - box.height)).toBeLessThan(2);
});

/** Until the footer, whose script comes last, answers. */
async function footerAnswers(page: Page) {
  await page.getByRole('contentinfo').getByLabel('Theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

/** The page that these tests open. */
const PARAMEDICAL = /paramedical\/list\/page\.tsx$/;

test('a chunk that is gone after a deploy: one reload brings the new page', async ({ page }) => {
  await open(page, '/');
  let asked = 0;
  await page.route(scriptsOf(PARAMEDICAL), (route) => (asked++ ? route.continue() : route.abort()));
  await page.getByRole('link', { name: 'Paramedical', exact: true }).first().click();
  await expect(page).toHaveURL('/paramedical');
  // The page before stands until the server has answered that it is there.
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(1);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await hydrated(page);
});

test('a chunk that stays gone: one reload, then a message', { tag: '@release' }, async ({ page }) => {
  await open(page, '/');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route(scriptsOf(PARAMEDICAL), (route) => route.abort());
  await page.getByRole('link', { name: 'Paramedical', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page).toHaveURL('/paramedical');
  expect(loads).toBe(1);
});

test(
  'a finger on a link while offline leaves the page where it is',
  { tag: '@release' },
  async ({ page, context }) => {
    await open(page, '/medicines');
    await footerAnswers(page);
    await page.evaluate(() => {
      (window as { here?: boolean }).here = true;
    });
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Paramedical', exact: true }).first().dispatchEvent('pointerdown');
    await expect(page.getByText('You are offline. Your cart is saved.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Paramedical', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paramedical Services' })).toBeVisible();
    expect(await page.evaluate(() => (window as { here?: boolean }).here)).toBe(true);
  },
);

test(
  'the line goes before the footer is here: what is typed stays, and the next page has its footer',
  { tag: '@release' },
  async ({ page }) => {
    let asked = 0,
      loads = 0;
    page.on('domcontentloaded', () => loads++);
    await page.route(scriptsOf(/\/footer\.tsx$/), (route) => (asked++ ? route.continue() : route.abort()));
    const answered = page.waitForResponse('**/api/ready/');
    await open(page, '/support');
    await page.getByLabel('Your question').fill('My parcel is late');
    await answered;
    await page.getByLabel('Your question').pressSequentially(' again');
    await expect(page.getByLabel('Your question')).toHaveValue('My parcel is late again');
    expect(loads).toBe(1);
    await page.getByRole('link', { name: 'Paramedical', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paramedical Services' })).toBeVisible();
    await footerAnswers(page);
    expect(loads).toBe(2);
  },
);

test(
  'a press on a link while offline: the page stays, and the next opens when the line is back',
  { tag: '@release' },
  async ({ page, context }) => {
    await open(page, '/');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Medicine', exact: true }).first().click();
    await expect(page.getByText('You are offline. Your cart is saved.')).toBeVisible();
    await expect(page).toHaveURL('/medicines');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(results(page).getByRole('article').first()).toBeVisible();
    await expect(page.getByText('You are offline. Your cart is saved.')).toHaveCount(0);
  },
);

test('a first page that throws says so, and its button works', async ({ page }) => {
  let broken = true;
  await page.route(scriptsOf(/\/page\.tsx$/), (route) =>
    broken
      ? route.fulfill({
          contentType: 'text/javascript',
          body: 'export default function Page() { throw new Error("no page"); }',
        })
      : route.continue(),
  );
  await page.goto('/medicines');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Open the page again' }).click();
  await hydrated(page);
  await expect(results(page).getByRole('article').first()).toBeVisible();
});

test('a language that cannot be fetched is said', { tag: '@release' }, async ({ page }) => {
  await open(page, '/medicines');
  await page.route(scriptsOf(/messages\/hi\.ts$/), (route) => route.abort());
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('alert')).toContainText('The language could not be changed.');
});
