import { expect, type Page } from '@playwright/test';
import { hydrated } from './pages.ts';

/** Opens a page once the worker is there and has all that it fetches ahead. */
export async function withWorker(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((here) => {
        navigator.serviceWorker.addEventListener('controllerchange', here, { once: true });
      });
  });
  await isKept(page, path);
}
/** Until the worker has kept what an address stands for: the page itself, or that it was opened. */
export const isKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (end) => {
        const found: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
        return found.some((one) => one === `/_page/en${end}` || one === `/_seen${end}`);
      }, path),
    )
    .toBe(true);
/** Over the page: of when it is. */
export const mark = (page: Page) => page.locator('[data-slot="kept-mark"]');
