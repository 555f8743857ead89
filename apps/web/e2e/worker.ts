import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { store } from './checkout.ts';
import { patient } from './orders.ts';
import { hydrated } from './pages.ts';

/** A page of a device that is nobody else's, with the service worker; nobody is logged in. */
export async function device(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...options,
    baseURL,
    serviceWorkers: 'allow',
  });
  return { context, page: await context.newPage() };
}
/** The same, of a patient with an address. */
export async function patientsDevice(browser: Browser, baseURL: string, options?: BrowserContextOptions) {
  const { context, page } = await device(browser, baseURL, options),
    person = await patient(context.request);
  await store(page, { ...person.session });
  return { context, page, person };
}
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
/** Paths in the caches of this browser: `/_page/…` is a page, `/_seen…` that one was opened. */
export const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(`${name} ${new URL(url).pathname}${new URL(url).search}`);
    return found;
  });
/** Until the worker has kept what an address stands for. */
export const isKept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(async () =>
      (await keptIn(page)).some((one) => [`pages /_page/en${path}`, `own /_seen${path}`].includes(one)),
    )
    .toBe(true);
/** Opens a page, and waits until it would be there without a line. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await isKept(page, path);
}
/** Over the page: of when it is. */
export const mark = (page: Page) => page.locator('[data-slot="kept-mark"]');
export const TIME = /^Shown as of \d+:\d\d [AP]M; you are offline\.$/;
export const queued = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' });
/**
 * Until a page has asked for nothing for a second. With a debugger attached, as it is in every journey, Chromium keeps a worker that was
 * busy while another took over for five minutes; without one the worker ends as soon as it is idle.
 */
export const isQuiet = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const count = () => performance.getEntriesByType('resource').length;
        const before = count();
        await new Promise((wait) => {
          setTimeout(wait, 1_000);
        });
        return count() - before;
      }),
    )
    .toBe(0);
