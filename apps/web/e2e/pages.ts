import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuild } from '@doorstep/tooling/builds';
import { expect, test, type Page } from '@playwright/test';

/** Until React has taken the page over and every kept click is replayed. */
export const hydrated = (page: Page) =>
  expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 });

export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** The one listed medicine of that name, in either view. */
export const item = (page: Page, name: string | RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
export const results = (page: Page) => page.getByRole('list', { name: 'Medicines' });

/** Does what changes the list, and waits until it has: the address changes before what is listed does. */
export async function relisted(page: Page, change: () => Promise<void>) {
  const before = await results(page).getByRole('article').first().elementHandle();
  await change();
  await before!.waitForElementState('hidden', { timeout: 20_000 });
}

/** The listed medicines that can be bought now. */
export const inStock = (page: Page) =>
  results(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add to Cart/ }) });

/** Moves by Tab alone until focus is on what `target` finds. */
export async function tabTo(page: Page, target: ReturnType<Page['locator']>, most = 150) {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) {
      // 1280 px at 400 %: whatever is worked with needs no scrolling sideways (WCAG 1.4.10).
      if (page.viewportSize()?.width === 320)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('focus never came there by Tab');
}

/** Collects what a page must not say: console errors and uncaught exceptions. */
export function complaints(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => {
    // Said by the runner itself, where it keeps a page from having one.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    // A page that was translated before React took it over is rendered anew in the browser.
    if (test.info().project.name === 'translated' && message.text().startsWith('hydration Error')) return;
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** What waits for `opened` goes on when somebody opens. */
export function closedGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Addresses of the built scripts whose source matches: their own names are hashes. */
export function scriptsOf(source: RegExp): (url: URL) => boolean {
  const manifest = JSON.parse(
    readFileSync(
      join(currentBuild(join(import.meta.dirname, '../dist')), 'client/.vite/manifest.json'),
      'utf8',
    ),
  ) as Record<string, { file: string }>;
  const files = Object.entries(manifest).flatMap(([name, { file }]) => (source.test(name) ? `/${file}` : []));
  if (files.length === 0) throw new Error(`no built script is made of ${source}`);
  return (url) => files.includes(url.pathname);
}
