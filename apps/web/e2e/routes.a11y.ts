import { test, expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { answerAs, everyCell, factors, faultsOf, pairwise, type Cell } from './audit.ts';
import { auditedRoutes, type Auditor } from './audited-routes.ts';
import { sessionOf } from './checkout.ts';
import { hydrated } from './pages.ts';

/** `full` (`npm run a11y`) is the whole cross; with `pairs` (`npm run test:all`) each two values meet once, spread over the routes; else each route is audited in one of these forms. */
const extent = process.env['A11Y'];
const isFull = extent === 'full';
const MOBILES: Readonly<Record<Exclude<Auditor, 'nobody'>, string>> = {
  asha: '9876543210',
  doctor: '9000000003',
  pharmacist: '9000000002',
  admin: '9000000001',
};

/** Ids of what Asha has, by what a path calls them. */
async function known(request: APIRequestContext): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${(await sessionOf(request)).access_token}` };
  const read = async <T>(path: string) => (await (await request.get(path, { headers })).json()) as T;
  const { orders } = await read<{ orders: Array<{ id: string }> }>('/api/medicines/orders/history/');
  const { data: bookings } = await read<{ data: Array<{ id: string; service_type: string }> }>(
    '/api/user/bookings/',
  );
  const { data: consultations } = await read<{ data: Array<{ id: string }> }>('/api/consultations/');
  return {
    order: orders[0]!.id,
    booking: bookings[0]!.id,
    collection: bookings.find(({ service_type }) => service_type === 'medical-test')?.id ?? bookings[0]!.id,
    consultation: consultations[0]!.id,
  };
}

/** One window for each state and language: width, look and comfort change in it. */
async function opened(browser: Browser, baseURL: string, as: Auditor, { state, language }: Cell) {
  const context = await browser.newContext({ baseURL, locale: 'en-IN' });
  if (language === 'hi') await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL }]);
  const page = await context.newPage();
  if (as !== 'nobody') {
    const session = await sessionOf(context.request, MOBILES[as]);
    await page.addInitScript((own) => {
      localStorage.setItem('access_token', own.access_token);
      localStorage.setItem('refresh_token', own.refresh_token);
      localStorage.setItem('user', JSON.stringify(own.user));
    }, session);
  }
  await answerAs(page, state);
  return { context, page };
}

/** Until what is drawn stays as it is: what is on its way has come, or waits for good. */
async function atRest(page: Page): Promise<void> {
  const drawn = () => page.locator('main').innerHTML();
  let last = '';
  await expect
    .poll(
      async () => {
        const now = await drawn(),
          isSame = now === last;
        last = now;
        return isSame && now.includes('<h1');
      },
      { intervals: [400] },
    )
    .toBe(true);
}
const cells = isFull ? everyCell() : pairwise();
function formsOf(nth: number): readonly Cell[] {
  if (isFull) return cells;
  const share = cells.filter((_, at) => at % 6 === nth % 6);
  return extent === 'pairs' ? share : [share[nth % share.length]!];
}
for (const [nth, [route, [path, as]]] of Object.entries(auditedRoutes).entries()) {
  const own = formsOf(nth);
  test(`/${route} has no fault in ${own.length} of its forms`, async ({ browser, baseURL, request }) => {
    test.setTimeout(isFull ? 3_600_000 : 180_000);
    const ids = await known(request);
    const to = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name]!));
    const found: string[] = [];
    for (const state of factors.state)
      for (const language of factors.language) {
        const mine = own.filter((cell) => cell.state === state && cell.language === language);
        if (mine.length === 0) continue;
        const { context, page } = await opened(browser, baseURL!, as, mine[0]!);
        // With the line back it leads on by itself.
        if (route === 'offline') await page.route('**/api/ready/', (ping) => ping.abort());
        // A page that the server renders comes with its data: what else it can be is seen by coming to it from another one.
        await page.goto(state === 'filled' ? to : '/nowhere');
        await hydrated(page);
        if (state !== 'filled') {
          const before = await page.locator('main h1').textContent();
          await page.evaluate((next) => {
            history.pushState({}, '', next);
            dispatchEvent(new PopStateEvent('popstate'));
          }, to);
          // The page before may stand hidden beside it for a moment.
          const shown = page.locator('main h1').filter({ visible: true });
          if (route !== '*') await expect(shown).not.toHaveText(before!);
        }
        await atRest(page);
        for (const { width, look, comfort } of mine) {
          await page.emulateMedia({
            forcedColors: look === 'forced' ? 'active' : 'none',
            reducedMotion: 'reduce',
          });
          await page.setViewportSize({ width, height: 800 });
          await page.evaluate(
            ([theme, level]) => {
              const { dataset } = document.documentElement;
              dataset['theme'] = theme as string;
              if (level) dataset['comfort'] = String(level);
              else delete dataset['comfort'];
            },
            [look === 'dark' ? 'dark' : 'light', comfort] as const,
          );
          const cell = `${state}, ${language}, ${width} px, ${look}, comfort ${comfort}`;
          // In the whole cross each cell by night has its twin by day, and differs from it in colours alone.
          const faults = await faultsOf(page, isFull && look === 'dark');
          found.push(...faults.map((fault) => `${cell}: ${fault}`));
        }
        await context.close();
      }
    expect(found.join('\n')).toBe('');
  });
}
