import { expect, test, type Page } from '@playwright/test';
import { closedGate, complaints, hydrated, open, results } from './pages.ts';

const list = /\/api\/medicines\/(\?.*)?$/;
/** Reaches the list inside the app, so that the browser itself makes the call. */
async function enterList(page: Page) {
  await open(page, '/');
  await page.getByRole('link', { name: 'Medicine', exact: true }).first().click();
}

test.describe('the API misbehaves', () => {
  const answers = {
    'is down': (page: Page) => page.route(list, (route) => route.abort('connectionrefused')),
    "answers a proxy's HTML": (page: Page) =>
      page.route(list, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      ),
    'answers HTML as if all were well': (page: Page) =>
      page.route(list, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }),
      ),
    'answers nothing': (page: Page) => page.route(list, (route) => route.fulfill({ status: 200, body: '' })),
    'is cut off': (page: Page) =>
      page.route(list, (route) =>
        route.fulfill({
          status: 200,
          contentType: 'application/json',
          body: '{"success":true,"data":[{"id":',
        }),
      ),
    'answers another shape': (page: Page) =>
      page.route(list, (route) =>
        route.fulfill({ status: 200, json: { success: true, data: [{ id: 'x' }], pagination: {} } }),
      ),
    'answers an error of ours': (page: Page) =>
      page.route(list, (route) =>
        route.fulfill({
          status: 503,
          json: { success: false, error: 'Please try again.', code: 'unavailable' },
        }),
      ),
  };
  for (const [what, fault] of Object.entries(answers)) {
    test(`it ${what}: a sentence and a way on, and trying again brings the list`, async ({ page }) => {
      await open(page, '/');
      await fault(page);
      await page.getByRole('link', { name: 'Medicine', exact: true }).first().click();
      await expect(page.getByText('Failed to fetch medicines.')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(results(page).getByRole('article')).toHaveCount(12);
    });
  }
  test("it is slow: skeletons stand in the list's place until it comes", async ({ page }) => {
    const gate = closedGate();
    await open(page, '/');
    await page.route(list, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Medicine', exact: true }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached();
    gate.open();
    await expect(results(page).getByRole('article')).toHaveCount(12);
  });
  test('a medicine that fails to load says so and can be asked for again', async ({ page }) => {
    await enterList(page);
    await page.route(/\/api\/medicines\/\d+\/$/, (route) => route.abort());
    await results(page).getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByText('Failed to load medicine details')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Failed to load medicine details');
  });
});

test('an order is shown as chosen at once, before its medicines are there', async ({ page }) => {
  await open(page, '/medicines');
  const chosen = await page
    .getByRole('radio', { name: 'Price: low to high' })
    .evaluate((radio: HTMLInputElement) => {
      radio.click();
      return radio.checked;
    });
  expect(chosen).toBe(true);
  await expect(page).toHaveURL('/medicines?sort=price-asc');
});

test('an unknown medicine is a 404 that says so, then the list', async ({ page }) => {
  for (const id of ['999999999', 'abc', '0', '-1', '1e9', '%00', '..%2f..%2fetc']) {
    const answer = await page.goto(`/medicines/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), id).toHaveText(/Medicine not found|Page not found/);
  }
  await open(page, '/medicines/999999999');
  await expect(page).toHaveURL('/medicines', { timeout: 10_000 });
});

test('strange addresses of the list show a page, never a blank', async ({ page }) => {
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
  for (const [what, value] of Object.entries({
    corrupt: '{"oops',
    foreign: '{"1":3}',
    huge: JSON.stringify('x'.repeat(3_000_000)),
  })) {
    test(`holds a ${what} cart: the shop works, says so, and sets it aside`, async ({ page }) => {
      await page.addInitScript((raw) => {
        if (!localStorage.getItem('cart_meds:set-aside')) localStorage.setItem('cart_meds', raw);
      }, value);
      await open(page, '/medicines');
      await expect(page.getByText('Your saved cart could not be read')).toBeVisible();
      await results(page)
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Add to Cart/ })
        .click();
      await page.reload();
      await hydrated(page);
      await expect(
        results(page)
          .getByRole('article')
          .first()
          .getByRole('group', { name: /^Quantity of/ }),
      ).toContainText('1');
      expect(await page.evaluate(() => localStorage.getItem('cart_meds:set-aside')?.slice(0, 5))).toBe(
        value.slice(0, 5),
      );
    });
  }
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
    await expect(page.getByText('This browser does not keep your cart.')).toBeVisible();
    await expect(
      results(page)
        .getByRole('article')
        .first()
        .getByRole('group', { name: /^Quantity of/ }),
    ).toContainText('1');
    expect(said).toEqual([]);
  });
  test('holds corrupt preferences: nothing is said of the cart', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('preferences', '{"oops');
      localStorage.setItem('wishlist', '7');
    });
    await open(page, '/medicines');
    await results(page)
      .getByRole('article')
      .first()
      .getByRole('button', { name: /wishlist/ })
      .click();
    await expect(
      results(page)
        .getByRole('article')
        .first()
        .getByRole('button', { name: /wishlist/ }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Your saved cart could not be read')).toHaveCount(0);
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

test('a dead picture leaves a placeholder of the same size', async ({ page }) => {
  await page.route('**/api/img/**', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/medicines');
  const picture = results(page).getByRole('article').first().locator('[data-slot=picture]');
  await expect(picture).toHaveAttribute('data-state', 'fallback');
  const box = (await picture.boundingBox())!;
  expect(Math.abs(box.width - box.height)).toBeLessThan(2);
});

test('a chunk that is gone after a deploy: one reload, then a message', async ({ page }) => {
  await open(page, '/');
  let asked = 0;
  await page.route(/\/assets\/page-[^/]*\.js$/, async (route) => {
    asked++;
    await route.abort();
  });
  await page.getByRole('link', { name: 'Medicine', exact: true }).first().click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.unrouteAll();
  await expect(page).toHaveURL('/medicines');
  await expect(results(page).getByRole('article').first()).toBeVisible();
});

test('a finger on a link while offline leaves the page where it is', async ({ page, context }) => {
  await open(page, '/medicines');
  await page.evaluate(() => {
    (window as { here?: boolean }).here = true;
  });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Paramedical', exact: true }).first().dispatchEvent('pointerdown');
  await expect(page.getByText('You are offline. Your cart is saved.')).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as { here?: boolean }).here)).toBe(true);
});

test('a first page that throws says so, and its button works', async ({ page }) => {
  await page.route(/\/assets\/page-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Page() { throw new Error("no page"); }',
    }),
  );
  await page.goto('/medicines');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Open the page again' }).click();
  await hydrated(page);
  await expect(results(page).getByRole('article').first()).toBeVisible();
});

test('offline is said at once, and the cart is safe', async ({ page, context }) => {
  await open(page, '/medicines');
  // Readers announce what enters a region that was there before.
  await expect(page.getByRole('status').and(page.locator('[aria-live]'))).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Your cart is saved.')).toBeVisible();
});

test('a language that cannot be fetched is said', async ({ page }) => {
  await open(page, '/medicines');
  await page.route(/\/assets\/hi-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('alert')).toContainText('The language could not be changed.');
  await page.unrouteAll();
});

test('the home page says when its medicines do not come', async ({ page }) => {
  await open(page, '/medicines');
  await page.route(list, (route) => route.abort());
  await page
    .getByRole('link', { name: /Doorstep/ })
    .first()
    .click();
  await expect(page.getByText('Failed to load medicines')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Top Medicines' }).getByRole('article')).toHaveCount(6);
});

test('what is typed while a search is being cleared stays', async ({ page }) => {
  await open(page, '/medicines?search=para');
  const search = page.getByRole('combobox', { name: 'Search for a medicine' });
  await expect(search).toHaveValue('para');
  await page.getByRole('button', { name: 'Clear', exact: true }).evaluate((clear: HTMLButtonElement) => {
    clear.click();
    const input = document.querySelector<HTMLInputElement>('input[name=search]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'omez');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page).toHaveURL('/medicines');
  await expect(search).toHaveValue('omez');
});
