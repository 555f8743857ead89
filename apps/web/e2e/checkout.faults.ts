import { expect, test, type Page, type TestInfo } from '@playwright/test';
import {
  atPayment,
  button,
  heading,
  lineOf,
  ordered,
  orderPlaced,
  ownMedicine,
  payBy,
  payWindow,
  shopping,
} from './checkout.ts';
import { ownProduct } from './own-product.ts';
import { hydrated, open } from './pages.ts';

/** A placement, not a quote. */
const placing = (page: Page, handle: () => Promise<'abort' | 'continue'>) =>
  page.route('**/api/order/place/', async (route) => {
    const done = (route.request().postData() ?? '').includes('payment_id') ? await handle() : 'continue';
    if (done === 'abort') await route.abort('connectionreset');
    else await route.continue();
  });
const ready = async (page: Page, info: TestInfo) => atPayment(page, await ownMedicine(page.request, info));

test.describe('how a payment ends', () => {
  test('the answer is lost: the page finds out by itself, and shows the one order', async ({
    page,
  }, info) => {
    await ready(page, info);
    await payBy(page, 'Pay, and lose the answer');
    await ordered(page, await orderPlaced(page));
  });
  test('the browser dies after paying: whoever comes back sees the order', async ({
    page,
    context,
  }, info) => {
    await ready(page, info);
    await page.route('**/api/payments/**', (route) => route.abort());
    await payBy(page, 'Pay, and lose the answer');
    await expect(payWindow(page)).toHaveCount(0);
    await page.close();
    const later = await context.newPage();
    await later.goto('/order-step-3');
    await orderPlaced(later);
  });
  test(
    'it is paid late: it fails first, and becomes the order a minute later',
    { tag: '@release' },
    async ({ page }, info) => {
      await ready(page, info);
      await payBy(page, 'Fail, and pay a minute later');
      await expect(page.getByText('Payment failed. Please try again.')).toBeVisible();
      await expect(
        page.getByText('If money was taken all the same, it becomes your order, or comes back by itself.'),
      ).toBeVisible();
      await page.request.post('/api/dev/clock/', { data: { advance_s: 61 } });
      await ordered(page, await orderPlaced(page));
    },
  );
});

test.describe('the line between us', () => {
  test('goes after paying: we check, and it is the order as soon as the line is back (F2)', async ({
    page,
    context,
  }, info) => {
    await ready(page, info);
    let lost = true;
    await page.route('**/api/verify-payment/', async (route) => {
      if (!lost) return route.continue();
      await context.setOffline(true);
      return route.abort('internetdisconnected').catch(() => {
        /* the line is gone already */
      });
    });
    await payBy(page, /^Pay ₹/);
    await expect(heading(page, /Checking your payment|We are finishing your order/)).toBeVisible();
    lost = false;
    await context.setOffline(false);
    await orderPlaced(page);
  });

  const offline = (page: Page) => page.getByText('You are offline. Your cart is saved.').first();
  /** In the cart, with everything chosen. */
  async function inCart(page: Page, info: TestInfo) {
    await shopping(page, [lineOf(await ownMedicine(page.request, info))]);
    await page.goto('/order-step-1');
    await hydrated(page);
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  }
  /** Nothing is fetched ahead, so each step has to be fetched when it is wanted. */
  const savesData = (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );

  test(
    'goes between two steps: the page stays and says so, and the next one opens by itself',
    { tag: '@release' },
    async ({ page, context }, info) => {
      await savesData(page);
      await inCart(page, info);
      await context.setOffline(true);
      await button(page, 'Proceed to Summary').click();
      await expect(offline(page)).toBeVisible();
      await page.waitForURL('/order-step-2');
      await expect(heading(page, 'Your cart')).toBeVisible();
      await context.setOffline(false);
      await expect(heading(page, 'Check your order')).toBeVisible();
      await expect(offline(page)).toHaveCount(0);

      await expect(button(page, 'Proceed to Payment')).toBeVisible();
      await context.setOffline(true);
      await button(page, 'Proceed to Payment').click();
      await page.waitForURL('/order-step-3');
      await expect(offline(page)).toBeVisible();
      await expect(heading(page, 'Check your order')).toBeVisible();
      await context.setOffline(false);
      await expect(heading(page, 'Payment')).toBeVisible();
      await payBy(page, /^Pay ₹/);
      await orderPlaced(page);
    },
  );
  test(
    'goes, but the browser says that there is one: the next step opens all the same once it is back',
    { tag: '@release' },
    async ({ page, context }, info) => {
      await savesData(page);
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
      await inCart(page, info);
      await context.setOffline(true);
      await button(page, 'Proceed to Summary').click();
      await expect(offline(page)).toBeVisible();
      await expect(heading(page, 'Your cart')).toBeVisible();
      await context.setOffline(false);
      await expect(heading(page, 'Check your order')).toBeVisible();
    },
  );
  test(
    'goes: Back ends the waiting for the next step',
    { tag: '@release' },
    async ({ page, context }, info) => {
      await savesData(page);
      await inCart(page, info);
      await context.setOffline(true);
      await button(page, 'Proceed to Summary').click();
      await page.waitForURL('/order-step-2');
      await page.goBack();
      await expect(heading(page, 'Your cart')).toBeVisible();
      await context.setOffline(false);
      await expect(offline(page)).toHaveCount(0);
      await expect(page).toHaveURL('/order-step-1');
      await expect(heading(page, 'Your cart')).toBeVisible();
      await button(page, 'Proceed to Summary').click();
      await expect(heading(page, 'Check your order')).toBeVisible();
    },
  );
  test(
    'goes in the cart: what comes next is here already, and asks for itself when the line is back',
    { tag: '@release' },
    async ({ page, context }, info) => {
      await inCart(page, info);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await button(page, 'Proceed to Summary').click();
      await expect(heading(page, 'Check your order')).toBeVisible();
      await expect(page.getByText('You are offline').first()).toBeVisible();
      await context.setOffline(false);
      await button(page, 'Proceed to Payment').click();
      await expect(heading(page, 'Payment')).toBeVisible();
    },
  );
});

test('kill -9 of the server between verify and place: after its start the order is there, once', async ({
  browser,
}, info) => {
  // It starts a server twice.
  test.setTimeout(600_000);
  const product = await ownProduct();
  try {
    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    const page = await context.newPage();
    await ready(page, info);
    let killed = false;
    await placing(page, async () => {
      if (killed) return 'continue';
      killed = true;
      await product.kill();
      return 'abort';
    });
    await payBy(page, /^Pay ₹/);
    await expect.poll(() => killed).toBe(true);
    // A look before the kill may have named the order already: then it is the order that cannot be loaded.
    const unloaded = heading(page, 'Your order could not be loaded');
    await expect(heading(page, /Checking your payment|We are finishing your order/).or(unloaded)).toBeVisible(
      { timeout: 30_000 },
    );
    await product.start();
    if (await unloaded.isVisible()) await button(page, 'Try again').click();
    const id = await orderPlaced(page);
    expect((await ordered(page, id)).status).toBe('pending');
    await context.close();
  } finally {
    await product.remove();
  }
});

test.describe('twice', () => {
  test('two tabs pay the same: one order, and the other tab shows it (F7)', async ({
    page,
    context,
  }, info) => {
    await ready(page, info);
    const other = await context.newPage();
    await other.goto('/order-step-3');
    await hydrated(other);
    await button(page, 'Proceed to Payment').click();
    await button(other, 'Proceed to Payment').click();
    await payWindow(other)
      .getByRole('button', { name: /^Pay ₹/ })
      .click();
    const id = await orderPlaced(other);
    await expect(page).toHaveURL(/order-success/, { timeout: 20_000 });
    expect(await orderPlaced(page)).toBe(id);
  });
  test('paid in one tab, pressed in the other afterwards: it shows the order, and charges nothing (F7)', async ({
    page,
    context,
  }, info) => {
    await ready(page, info);
    const other = await context.newPage();
    await other.goto('/order-step-3');
    await hydrated(other);
    await payBy(other, /^Pay ₹/);
    const id = await orderPlaced(other);
    await button(page, 'Proceed to Payment').click();
    expect(await orderPlaced(page)).toBe(id);
  });
  test('what another tab put into the cart meanwhile stays (F27)', async ({ page, context }, info) => {
    await ready(page, info);
    const more = await ownMedicine(page.request, info);
    const other = await context.newPage();
    await open(other, `/medicines/${more.id}`);
    await other
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await payBy(page, /^Pay ₹/);
    await orderPlaced(page);
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('cart_meds')!) as Array<{ id: number }>),
    ).toMatchObject([{ id: more.id }]);
  });
});

test("only the page that pays lets the provider's script in (T21)", async ({ page }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy']!;
  expect(await policyOf('/order-step-3')).toMatch(/script-src [^;]*https:\/\/checkout\.razorpay\.com/);
  for (const path of ['/', '/order-step-1', '/order-step-2', '/order-success', '/login', '/medicines'])
    expect(await policyOf(path), path).not.toContain('razorpay');
});
