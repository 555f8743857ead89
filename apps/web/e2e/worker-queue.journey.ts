import { expect, test } from '@playwright/test';
import { faultsOf } from './audit.ts';
import { button, heading } from './checkout.ts';
import { slip } from './orders.ts';
import { ownProduct } from './own-product.ts';
import { hydrated } from './pages.ts';
import { patientsDevice, queued, withWorker } from './worker.ts';

type Product = Awaited<ReturnType<typeof ownProduct>>;
let product: Product;
test.beforeAll(async () => {
  product = await ownProduct();
});
test.afterAll(() => product.remove());

test('a sheet and a message that were made offline wait, outlive a reload, and are sent once', async ({
  browser,
}) => {
  const { context, page, person } = await patientsDevice(browser, product.url);
  const tickets = async () =>
    (
      (await (
        await context.request.get('/api/support/tickets/', {
          headers: { authorization: `Bearer ${person.session.access_token}` },
        })
      ).json()) as { data: Array<{ message: string }> }
    ).data.map(({ message }) => message);
  await withWorker(page);
  await context.setOffline(true);

  await page.goto('/prescriptions/upload');
  await hydrated(page);
  await page.getByLabel('Prescription', { exact: true }).setInputFiles(slip());
  await button(page, 'Upload prescription').click();
  await expect(queued(page)).toContainText('Prescription: slip.png');
  await expect(queued(page)).toContainText('Will be sent when you are back online.');
  expect(await faultsOf(page)).toEqual([]);

  await page.goto('/support');
  await hydrated(page);
  for (const text of ['Is my sample taken at home?', 'Never mind.']) {
    await page.getByLabel('Your question').fill(text);
    await button(page, 'Send').click();
    await expect(queued(page)).toContainText(text);
    await expect(page.getByLabel('Your question')).toHaveValue('');
  }
  expect(await faultsOf(page)).toEqual([]);
  await button(page, 'Cancel: Never mind.').click();
  await expect(queued(page)).not.toContainText('Never mind.');

  await page.reload();
  await expect(heading(page, 'Help and support')).toBeVisible();
  await expect(queued(page)).toContainText('slip.png');
  await expect(queued(page)).toContainText('Is my sample taken at home?');
  // Two pages that hear of the line at once send it once.
  const second = await context.newPage();
  await second.goto('/support');
  await expect(queued(second)).toContainText('slip.png');
  await context.setOffline(false);
  for (const one of [page, second]) await expect(queued(one)).toHaveCount(0);
  expect(await person.prescriptions()).toHaveLength(1);
  expect(await tickets()).toEqual(['Is my sample taken at home?']);
  await page.reload();
  await hydrated(page);
  expect(await person.prescriptions()).toHaveLength(1);
  expect(await tickets()).toHaveLength(1);
  await context.close();
});

test('the server is lost with the answer: what had arrived is not sent twice', async ({ browser }) => {
  const { context, page, person } = await patientsDevice(browser, product.url);
  await withWorker(page, '/support');
  // It arrives, and its answer does not.
  await context.route(
    '**/api/support/tickets/',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByLabel('Your question').fill('Do nurses come on Sunday?');
  await button(page, 'Send').click();
  await expect(page.getByText('Sent what was waiting.')).toBeVisible();
  const { data } = (await (
    await context.request.get('/api/support/tickets/', {
      headers: { authorization: `Bearer ${person.session.access_token}` },
    })
  ).json()) as { data: unknown[] };
  expect(data).toHaveLength(1);
  await context.close();
});
