import { expect, test, type Page } from '@playwright/test';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { faultsOf } from './audit.ts';
import { button, heading, orderPlaced, payWindow } from './checkout.ts';
import { card, HISTORY } from './orders.ts';
import { ownProduct } from './own-product.ts';
import { hydrated, tabTo } from './pages.ts';
import { mark, patientsDevice, TIME, visit, withWorker } from './worker.ts';

type Product = Awaited<ReturnType<typeof ownProduct>>;
let product: Product;
test.beforeAll(async () => {
  product = await ownProduct();
});
test.afterAll(() => product.remove());

const shows = async (page: Page, title: string | RegExp) => {
  await expect(heading(page, title)).toBeVisible();
  await expect(mark(page)).toHaveText(TIME);
  expect(await faultsOf(page)).toEqual([]);
};
/** Presses what is there by the mouse, or by keys alone. */
type Press = (page: Page, name: string | RegExp) => Promise<void>;
const byMouse: Press = (page, name) => button(page, name).first().click();
const byKey: Press = async (page, name) => {
  await tabTo(page, button(page, name).first(), 300);
  await page.keyboard.press('Enter');
};

for (const [how, press, viewport, tag] of [
  ['by mouse at 1280', byMouse, { width: 1280, height: 800 }, []],
  ['by keyboard alone at 360', byKey, { width: 360, height: 740 }, ['@release']],
] as const)
  test(
    `offline order, ${how}: what was seen opens with its time, the cart is filled, and ordered once the line is back`,
    { tag: [...tag] },
    async ({ browser }) => {
      const { context, page, person } = await patientsDevice(browser, product.url, { viewport });
      const { data } = (await (
        await context.request.get('/api/medicines/?limit=12&page=1')
      ).json()) as MedicineList;
      const medicine = data.find((one) => one.in_stock && !one.prescription_required)!;
      const before = await person.orders(medicine);
      await withWorker(page);
      for (const path of ['/medicines', `/medicines/${medicine.id}`, HISTORY]) await visit(page, path);
      await expect(card(page, before)).toBeVisible();

      await context.setOffline(true);
      await page.goto('/');
      await expect(mark(page)).toHaveText(TIME);
      await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.goto('/medicines');
      await shows(page, 'Medicines');
      await page.goto(HISTORY);
      await shows(page, 'Medicine Order History');
      await expect(card(page, before)).toBeVisible();
      await page.goto(`/medicines/${medicine.id}`);
      await shows(page, medicine.name);
      await press(page, /^Add to Cart/);
      await expect(page.getByRole('link', { name: /Cart.*1/ }).first()).toBeAttached();
      await page.goto('/emergency');
      await expect(heading(page, 'Emergency')).toBeVisible();
      for (const number of ['112', '108'])
        await expect(page.getByRole('main').locator(`a[href="tel:${number}"]`)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.goto('/medicines?page=7');
      await expect(heading(page, 'You are offline')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: medicine.name })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);

      // Back with the network, and the server is gone: the same, until it answers.
      await product.kill();
      await context.setOffline(false);
      await page.goto('/medicines');
      await expect(mark(page)).toHaveText(TIME);
      await product.start();
      await expect(mark(page)).toHaveCount(0);

      await page.goto('/order-step-1');
      await hydrated(page);
      await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
      await press(page, 'Proceed to Summary');
      await expect(heading(page, 'Check your order')).toBeVisible();
      await press(page, 'Proceed to Payment');
      await expect(heading(page, 'Payment')).toBeVisible();
      await press(page, 'Proceed to Payment');
      const pay = payWindow(page).getByRole('button', { name: /^Pay ₹/ });
      if (press === byMouse) await pay.click();
      else {
        await tabTo(page, pay);
        await page.keyboard.press('Enter');
      }
      const placed = await person.order(await orderPlaced(page));
      expect(placed.items).toMatchObject([{ id: medicine.id, qty: 1 }]);
      await context.close();
    },
  );
