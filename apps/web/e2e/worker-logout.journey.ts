import { expect, test, type Page } from '@playwright/test';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { ASHA, button, heading, lineOf, PASSWORD, sessionOf } from './checkout.ts';
import { HISTORY } from './orders.ts';
import { ownProduct } from './own-product.ts';
import { hydrated } from './pages.ts';
import { keptIn, patientsDevice, queued, visit, withWorker } from './worker.ts';

type Product = Awaited<ReturnType<typeof ownProduct>>;
let product: Product;
test.beforeAll(async () => {
  product = await ownProduct();
});
test.afterAll(() => product.remove());

/** Everything that caches and databases of the browser keep of the shop. */
const everything = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const lines: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = (await cache.match(request))!,
          isText = /json|html/.test(answer.headers.get('content-type') ?? '');
        lines.push(`${name} ${request.url} ${isText ? await answer.text() : ''}`);
      }
    }
    const heard = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done) => {
        request.addEventListener('success', () => done(request.result));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await heard(indexedDB.open(name!));
      for (const store of database.objectStoreNames)
        for (const item of await heard(database.transaction(store).objectStore(store).getAll()))
          lines.push(`IndexedDB ${name} ${JSON.stringify(item)}`);
      database.close();
    }
    return lines;
  });
/** What of it says this. */
const traces = async (page: Page, text: string): Promise<string[]> =>
  (await everything(page)).filter((line) => line.includes(text)).map((line) => line.slice(0, 300));

test('after logout, at the end of a session, and when another logs in, nothing personal is left', async ({
  browser,
}) => {
  const { context, page, person } = await patientsDevice(browser, product.url);
  const medicines = (await (await context.request.get('/api/medicines/?limit=1')).json()) as {
    data: Array<{ id: number }>;
  };
  const order = await person.orders(medicines.data[0]!);
  const looked = async () => {
    await visit(page, HISTORY);
    await visit(page, `/orders/${order}`);
    expect(await traces(page, order)).not.toEqual([]);
  };
  await withWorker(page);
  await looked();
  // Read for another, nothing is kept.
  await page.evaluate(() =>
    fetch('/api/prescriptions/', {
      headers: { authorization: `Bearer ${localStorage.getItem('access_token')}`, 'x-acting-for': '1' },
    }),
  );
  expect((await keptIn(page)).filter((one) => one.includes('/api/prescriptions/'))).toEqual([]);

  // The server forgets the session.
  await context.request.post('/api/auth/logout/', {
    headers: { authorization: `Bearer ${person.session.access_token}` },
  });
  await page.goto(HISTORY);
  await expect(heading(page, /Log ?in/i)).toBeVisible();
  await expect.poll(() => traces(page, order)).toEqual([]);

  // Another one, then out by the menu.
  const logIn = async (mobile: string) => {
    const session = await sessionOf(context.request, mobile);
    await page.evaluate((all) => {
      for (const [key, value] of Object.entries(all))
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }, session);
  };
  await logIn(person.session.user.mobile);
  await looked();
  await logIn(ASHA);
  await visit(page, HISTORY);
  expect(await traces(page, order)).toEqual([]);
  // Something waits to be sent, too.
  await page.goto('/support');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByLabel('Your question').fill('Is my sample taken at home?');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(queued(page)).toContainText('Is my sample');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(heading(page, /Log ?in/i)).toBeVisible();
  await expect
    .poll(async () =>
      (await keptIn(page)).filter((one) => /^(?:own|pages|answers) .*(?:order|api)/.test(one)),
    )
    .toEqual([]);
  expect((await everything(page)).filter((line) => line.startsWith('IndexedDB'))).toEqual([]);
  for (const trace of [ASHA, person.session.user.mobile, order])
    expect(await traces(page, trace), trace).toEqual([]);
  await context.close();
});

test('the token ends in the middle of a checkout: after the login everything is where it was (F21)', async ({
  browser,
}) => {
  const { context, page, person } = await patientsDevice(browser, product.url),
    { data } = (await (await context.request.get('/api/medicines/?limit=12')).json()) as MedicineList,
    medicine = data.find((one) => one.in_stock && !one.prescription_required)!;
  await withWorker(page);
  await page.evaluate(
    (line) => localStorage.setItem('cart_meds', JSON.stringify([line])),
    lineOf(medicine, 2),
  );
  await page.goto('/order-step-1');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await button(page, 'Proceed to Summary').click();
  await expect(heading(page, 'Check your order')).toBeVisible();
  await context.request.post('/api/auth/logout/', {
    headers: { authorization: `Bearer ${person.session.access_token}` },
  });
  await page.reload();
  await expect(heading(page, 'Login')).toBeVisible();
  expect((await keptIn(page)).filter((one) => one.startsWith('own '))).toEqual([]);
  await page.getByLabel('Mobile number').fill(person.session.user.mobile);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Login').click();
  await expect(heading(page, 'Check your order')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(medicine.name);
  await button(page, 'Proceed to Payment').click();
  await expect(heading(page, 'Payment')).toBeVisible();
  await context.close();
});
