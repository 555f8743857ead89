import type { OutboxMessage } from '@doorstep/contract/platform.schema';
import type { Refills } from '@doorstep/contract/refill.schema';
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { ASHA, button, heading, orderPlaced, payWindow, sessionOf } from './checkout.ts';
import { ownProduct } from './own-product.ts';
import { hydrated, tabTo } from './pages.ts';

// A product of its own: days pass in it.
type Product = Awaited<ReturnType<typeof ownProduct>>;
let product: Product;
test.beforeAll(async () => {
  product = await ownProduct();
});
test.afterAll(() => product.remove());
test.describe.configure({ mode: 'serial' });

const DAY_S = 86_400;
const TELMAVEDA = 'Remind me before it runs out: Telmaveda 40',
  FEBRISOL = 'Remind me before it runs out: Febrisol 650';

async function atRefills(page: Page, request: APIRequestContext) {
  await page.goto(`${product.url}/robots-none`);
  const session = await sessionOf(request, ASHA);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, session);
  await page.goto(`${product.url}/profile?tab=refills`);
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Order again' })).toBeVisible();
}
const told = async (request: APIRequestContext) =>
  ((await (await request.get('/api/dev/outbox/')).json()) as { data: OutboxMessage[] }).data
    .filter(({ to, text }) => to === ASHA && text.includes('of your medicines run'))
    .map(({ text }) => text);
const later = async (request: APIRequestContext, days: number) =>
  expect((await request.post('/api/dev/clock/', { data: { advance_s: days * DAY_S } })).ok()).toBe(true);
const cart = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('cart_meds') ?? '[]') as unknown[]).length);

test('by mouse: agreed to, told five days before, and three ordered again', async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product.url });
  await atRefills(page, request);
  await expect(page.getByText('You have enough until Sat 28 Nov')).toBeVisible();
  await page.getByRole('checkbox', { name: FEBRISOL }).click();
  // Febrisol 650 lasts until Sat 2 Jan, Gluvida 500 until Sun 13 Dec.
  await expect(page.getByText('We remind you on Mon 28 Dec')).toBeVisible();
  await expect(page.getByText('We remind you on Tue 8 Dec')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('checkbox', { name: FEBRISOL })).toBeChecked();
  await button(page, /^Add all 3 · ₹/).click();
  await expect(button(page, 'Added')).toBeVisible();
  expect(await cart(page)).toBe(3);
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page).toHaveURL(/order-step-1/);
  await later(request, 13);
  expect(await told(request)).toEqual([]);
  await later(request, 1);
  await expect
    .poll(() => told(request))
    .toEqual([expect.stringContaining('one of your medicines runs out about Sun 13 Dec')]);
});

test('by keyboard: a dose, a reminder, and three ordered again', async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product.url });
  await atRefills(page, request);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('button', { name: /^Add all 3 · ₹/ }));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Added')).toBeFocused();
  expect(await cart(page)).toBe(3);
  await tabTo(page, main.getByRole('checkbox', { name: TELMAVEDA }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: TELMAVEDA })).toBeChecked();
  await expect(page.getByText('It is due already: we remind you of the next pack').first()).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: 'Take less of Febrisol 650' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /^Febrisol 650/ })).toContainText('1 tablet');
  await expect(page.getByText('We remind you on')).toBeVisible();
});

test(
  'told that it runs out, one orders again and pays, and ends the reminder: by mouse, and by keyboard at 360 px',
  { tag: ['@both', '@release'] },
  async ({ page, playwright }, { project }) => {
    test.slow();
    const request = await playwright.request.newContext({ baseURL: product.url });
    const press = async (on: Locator, key = 'Enter') => {
      if (project.name === 'desktop') return on.click();
      await tabTo(page, on);
      return page.keyboard.press(key);
    };
    const checked = page.getByRole('main').getByRole('checkbox', { name: /^Remind me/, checked: true });
    await atRefills(page, request);
    await expect(page.getByRole('checkbox', { name: /: Gluvida 500$/ })).toBeChecked();
    // The mouse's journey has come so far already.
    if ((await told(request)).length === 0) await later(request, 14);
    await expect.poll(() => told(request)).toHaveLength(1);

    // By the days that have passed somebody has to log in anew.
    await atRefills(page, request);
    await press(button(page, /^Add all \d · ₹/));
    await expect(button(page, 'Added')).toBeVisible();
    await press(page.getByRole('main').getByRole('link', { name: 'Go to cart' }));
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await press(button(page, 'Proceed to Summary'));
    await expect(heading(page, 'Check your order')).toBeVisible();
    await press(button(page, 'Proceed to Payment'));
    await expect(heading(page, 'Payment')).toBeVisible();
    await press(button(page, 'Proceed to Payment'));
    await press(payWindow(page).getByRole('button', { name: /^Pay ₹/ }));
    await orderPlaced(page);

    await page.goto(`${product.url}/profile?tab=refills`);
    await hydrated(page);
    await expect(checked.first()).toBeVisible();
    for (let left = await checked.count(); left > 0; left--) {
      await press(checked.first(), 'Space');
      await expect(checked).toHaveCount(left - 1);
    }
    await expect(page.getByText('We remind you on')).toHaveCount(0);
    // What shows at once is saved some time after.
    const { access_token } = await sessionOf(request, ASHA);
    await expect
      .poll(async () => {
        const answer = await request.get('/api/user/refills/', {
          headers: { authorization: `Bearer ${access_token}` },
        });
        return ((await answer.json()) as Refills).data.filter(({ remind }) => remind).length;
      })
      .toBe(0);
    await later(request, 60);
    await atRefills(page, request);
    await expect(checked).toHaveCount(0);
    expect(await told(request)).toHaveLength(1);
  },
);
