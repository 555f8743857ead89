import { expect, test } from '@playwright/test';
import { button, heading, ownProduct } from './checkout.ts';
import { faultsOf } from './audit.ts';
import { hydrated } from './pages.ts';
import { isKept, mark, withWorker } from './worker.ts';

type Product = Awaited<ReturnType<typeof ownProduct>>;
let product: Product;
test.beforeAll(async () => {
  product = await ownProduct();
});
test.afterAll(() => product.remove());
test('thin path', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await withWorker(page);
  await page.goto('/medicines');
  await hydrated(page);
  await isKept(page, '/medicines');
  await context.setOffline(true);
  await page.goto('/medicines');
  await expect(heading(page, 'Medicines')).toBeVisible();
  await expect(mark(page)).toHaveText(/^Shown as of \d+:\d\d [AP]M; you are offline\.$/);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/emergency');
  await expect(heading(page, 'Emergency')).toBeVisible();
  await page.goto('/medicines?page=7');
  await expect(heading(page, 'You are offline')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Medicines' }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL('/medicines?page=7');
  await product.kill();
  await page.goto('/medicines');
  await expect(mark(page)).toBeVisible();
  await product.start();
  await expect(mark(page)).toHaveCount(0);
  await expect(button(page, /^Add to Cart/).first()).toBeVisible();
});
