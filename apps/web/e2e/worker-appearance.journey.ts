import { expect, test, type Page } from '@playwright/test';
import { ownProduct } from './own-product.ts';
import { hydrated } from './pages.ts';
import { device, withWorker } from './worker.ts';

type Product = Awaited<ReturnType<typeof ownProduct>>;
let product: Product;
test.beforeAll(async () => {
  product = await ownProduct();
});
test.afterAll(() => product.remove());

/** What the root of each page said, and whether it was seen, when its header came: the boot script stands behind that. */
const noteFirst = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, self) => {
      const header = document.querySelector('#site-header'),
        { theme, system, comfort } = document.documentElement.dataset;
      if (!header) return;
      self.disconnect();
      Object.assign(window, {
        first: [theme, system, comfort, getComputedStyle(header).visibility]
          .map((one) => one ?? '-')
          .join(' '),
      });
    }).observe(document, { childList: true, subtree: true });
  });
const firstOf = (page: Page) => page.evaluate(() => (window as unknown as { first: string }).first);
const rootOf = (page: Page) =>
  page.evaluate(() => {
    const { theme, system, comfort } = document.documentElement.dataset;
    return [theme, system, comfort].map((one) => one ?? '-').join(' ');
  });
/** Until the worker was told. */
const told = (page: Page, what: Record<string, unknown>) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/_appearance'))?.json()) as object))
    .toMatchObject(what);

test(
  'a kept page has the theme and text size of this device before any script',
  { tag: '@release' },
  async ({ browser }) => {
    const { context, page } = await device(browser, product.url, { colorScheme: 'light' });
    await noteFirst(page);
    await withWorker(page);
    await told(page, { theme: 'light', isChosen: false, comfort: 0 });
    await page.goto('/');
    await hydrated(page);
    expect(await firstOf(page)).toBe('light light - visible');
    expect(await rootOf(page)).toBe('light - -');

    await page.evaluate(() =>
      localStorage.setItem('preferences', JSON.stringify({ theme: 'dark', comfort: 1 })),
    );
    // One page later the worker knows it; until then the script comes first, as it does without a worker.
    await page.goto('/');
    await hydrated(page);
    expect(await rootOf(page)).toBe('dark - 1');
    await told(page, { theme: 'dark', isChosen: true, comfort: 1 });
    await page.goto('/');
    await hydrated(page);
    expect(await firstOf(page)).toBe('dark - 1 visible');
    expect(await rootOf(page)).toBe('dark - 1');
    await context.close();
  },
);

test(
  'a system that has changed since is not shown in its other theme, and a tab that acts for another says nothing',
  { tag: '@release' },
  async ({ browser }) => {
    const { context, page } = await device(browser, product.url, { colorScheme: 'light' });
    await noteFirst(page);
    await withWorker(page);
    await told(page, { theme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await hydrated(page);
    expect(await firstOf(page)).toBe('light light - hidden');
    expect(await rootOf(page)).toBe('dark - -');
    await told(page, { theme: 'dark', isChosen: false });

    await page.evaluate(() => sessionStorage.setItem('acting', '{}'));
    await page.goto('/medicines');
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/_appearance')) === undefined))
      .toBe(true);
    await context.close();
  },
);
