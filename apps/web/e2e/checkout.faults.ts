import { expect, test, type Page } from '@playwright/test';
import {
  ASHA,
  button,
  heading,
  lineOf,
  ordered,
  orderPlaced,
  ownMedicine,
  ownProduct,
  PASSWORD,
  payBy,
  payWindow,
  prescriptionFile,
  shopping,
  toPayment,
} from './checkout.ts';
import { slip } from './orders.ts';
import { closedGate, hydrated, open } from './pages.ts';

const verify = '**/api/verify-payment/',
  place = '**/api/order/place/',
  create = '**/api/create-razorpay-order/';
const down = (page: Page, url: string, times = Infinity, status = 503) =>
  page.route(url, async (route) => {
    if (times-- > 0)
      await route.fulfill({
        status,
        json: { success: false, error: 'We are very busy right now.', code: 'unavailable' },
      });
    else await route.continue();
  });
/** A placement, not a quote. */
const placing = (page: Page, handle: () => Promise<'abort' | 'continue' | 'busy'>) =>
  page.route(place, async (route) => {
    const done = (route.request().postData() ?? '').includes('payment_id') ? await handle() : 'continue';
    if (done === 'abort') await route.abort('connectionreset');
    else if (done === 'busy')
      await route.fulfill({
        status: 500,
        json: {
          success: false,
          error: 'Something went wrong on our side. Please try again.',
          code: 'internal',
        },
      });
    else await route.continue();
  });

test.beforeEach(async ({ page }, info) => {
  const medicine = await ownMedicine(page.request, info);
  await shopping(page, [lineOf(medicine)]);
});

test.describe('how a payment ends', () => {
  test('it fails: nothing is charged, and it may be tried again', async ({ page }) => {
    await toPayment(page);
    await payBy(page, 'Let the payment fail');
    await expect(page.getByText('Payment failed. Please try again.')).toBeVisible();
    await payBy(page, /^Pay ₹/);
    await orderPlaced(page);
  });
  test('it is cancelled: cart and summary are there, and it may be paid after all', async ({ page }) => {
    await toPayment(page);
    await payBy(page, 'Cancel');
    await expect(page.getByText('Payment was cancelled')).toBeVisible();
    await expect(page.getByText('You have not been charged. Your cart is saved.')).toBeVisible();
    await page.reload();
    await payBy(page, /^Pay ₹/);
    await orderPlaced(page);
  });
  test('the answer is lost: the page finds out by itself, and shows the one order', async ({ page }) => {
    await toPayment(page);
    await payBy(page, 'Pay, and lose the answer');
    await ordered(page, await orderPlaced(page));
  });
  test('the browser dies after paying: whoever comes back sees the order', async ({ page, context }) => {
    await toPayment(page);
    await page.route('**/api/payments/**', (route) => route.abort());
    await payBy(page, 'Pay, and lose the answer');
    await expect(payWindow(page)).toHaveCount(0);
    await page.close();
    const later = await context.newPage();
    await later.goto('/order-step-3');
    await orderPlaced(later);
  });
  test('it is paid late: it fails first, and becomes the order a minute later', async ({ page }) => {
    await toPayment(page);
    await payBy(page, 'Fail, and pay a minute later');
    await expect(page.getByText('Payment failed. Please try again.')).toBeVisible();
    await expect(
      page.getByText('If money was taken all the same, it becomes your order, or comes back by itself.'),
    ).toBeVisible();
    await page.request.post('/api/dev/clock/', { data: { advance_s: 61 } });
    await ordered(page, await orderPlaced(page));
  });
  test('its answer is forged on the way: it is not believed; what was paid becomes the order all the same (T10)', async ({
    page,
  }) => {
    await toPayment(page);
    const gate = closedGate();
    await page.route('**/api/payments/**', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.route(verify, (route) =>
      route.continue({
        postData: JSON.stringify({
          ...(route.request().postDataJSON() as object),
          razorpay_signature: 'f'.repeat(64),
        }),
      }),
    );
    await payBy(page, /^Pay ₹/);
    await expect(page.getByText('Payment verification failed. Please contact support.')).toBeVisible();
    gate.open();
    await orderPlaced(page);
  });
  test('what cannot be had any more: the page says that the money comes back', async ({ page }) => {
    await toPayment(page);
    await page.route(place, (route) =>
      route.fulfill({
        status: 409,
        json: {
          success: false,
          error: 'Omezen 20 could not be had any more. Your money is on its way back.',
          code: 'refunded',
          payment_id: 'pay_x',
          refund: { amount: 152.7, state: 'pending', reason: 'Omezen 20 could not be had any more.' },
        },
      }),
    );
    await page.route('**/api/payments/**', (route) => route.abort());
    await payBy(page, /^Pay ₹/);
    await expect(heading(page, 'Your money is on its way back')).toBeVisible();
    await expect(page.getByText('Omezen 20 could not be had any more.')).toBeVisible();
    await expect(page.getByText('₹152.70')).toBeVisible();
  });
});

test.describe('the line between us', () => {
  test('goes before the payment is opened: the cart is saved, and the button comes back (F1)', async ({
    page,
    context,
  }) => {
    await toPayment(page);
    await context.setOffline(true);
    await expect(page.getByRole('main').getByText('You are offline. Your cart is saved.')).toBeVisible();
    await expect(button(page, 'Proceed to Payment')).toBeDisabled();
    await context.setOffline(false);
    await expect(button(page, 'Proceed to Payment')).toBeEnabled();
    await payBy(page, /^Pay ₹/);
    await orderPlaced(page);
  });
  test('goes after paying: we check, and it is the order as soon as the line is back (F2)', async ({
    page,
    context,
  }) => {
    await toPayment(page);
    await page.route(verify, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected').catch(() => {
        /* the line is gone already */
      });
    });
    await payBy(page, /^Pay ₹/);
    await expect(heading(page, /Checking your payment|We are finishing your order/)).toBeVisible();
    await page.unrouteAll();
    await context.setOffline(false);
    await orderPlaced(page);
  });
  test('verify gets no answer: the payment id is shown, and the order comes all the same (F3)', async ({
    page,
  }) => {
    await toPayment(page);
    const gate = closedGate();
    await page.route(verify, (route) => route.abort('timedout'));
    await page.route('**/api/payments/**', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await payBy(page, /^Pay ₹/);
    await expect(page.getByText(/^pay_\w+$/)).toBeVisible();
    gate.open();
    await orderPlaced(page);
  });
  test('placing fails for good: the sentence with the payment id, and we finish the order ourselves (F4)', async ({
    page,
  }) => {
    await toPayment(page);
    const gate = closedGate();
    await placing(page, () => Promise.resolve('busy'));
    await page.route('**/api/payments/**', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await payBy(page, /^Pay ₹/);
    await expect(
      page.getByText('Failed to place order after payment. Please contact support with your payment ID.'),
    ).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^pay_\w+$/)).toBeVisible();
    gate.open();
    await orderPlaced(page);
  });
  test("the order's answer is lost: asked again, it is the same order (F6)", async ({ page }) => {
    await toPayment(page);
    let lost = '';
    await page.route(place, async (route) => {
      if (lost !== '' || !(route.request().postData() ?? '').includes('payment_id')) {
        await route.continue();
        return;
      }
      lost = ((await (await route.fetch()).json()) as { order_id: string }).order_id;
      await route.abort('connectionreset');
    });
    await payBy(page, /^Pay ₹/);
    expect(await orderPlaced(page)).toBe(lost);
  });
  test('the payment cannot be opened: nothing is charged, and it may be tried again', async ({ page }) => {
    await toPayment(page);
    await down(page, create, 1);
    await button(page, 'Proceed to Payment').click();
    await expect(page.getByText('Failed to initiate payment. Please try again.')).toBeVisible();
    await payBy(page, /^Pay ₹/);
    await orderPlaced(page);
  });
  test("the provider's script is blocked: another way is named, and trying again works (F11)", async ({
    page,
  }) => {
    await toPayment(page);
    await page.route('**/_pay/checkout.js', (route) => route.abort('blockedbyclient'));
    await button(page, 'Proceed to Payment').click();
    await expect(
      page.getByText('Payment could not be loaded. Try again, or call 0651 234 5678.'),
    ).toBeVisible();
    await expect(button(page, 'Proceed to Payment')).toBeFocused();
    await page.unrouteAll();
    await payBy(page, /^Pay ₹/);
    await orderPlaced(page);
  });
});

test('kill -9 of the server between verify and place: after its start the order is there, once', async ({
  browser,
}, info) => {
  // It starts a server twice.
  test.setTimeout(240_000);
  const product = await ownProduct();
  try {
    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    const page = await context.newPage();
    await shopping(page, [lineOf(await ownMedicine(page.request, info))]);
    await toPayment(page);
    let killed = false;
    await placing(page, async () => {
      if (killed) return 'continue';
      killed = true;
      await product.kill();
      return 'abort';
    });
    await payBy(page, /^Pay ₹/);
    await expect.poll(() => killed).toBe(true);
    await expect(heading(page, /Checking your payment|We are finishing your order/)).toBeVisible({
      timeout: 30_000,
    });
    await product.start();
    const id = await orderPlaced(page);
    expect((await ordered(page, id)).status).toBe('pending');
    await context.close();
  } finally {
    await product.remove();
  }
});

test.describe('twice', () => {
  test('a double click opens one payment', async ({ page }) => {
    await toPayment(page);
    let opened = 0;
    await page.route(create, async (route) => {
      opened++;
      await route.continue();
    });
    await button(page, 'Proceed to Payment').dblclick();
    await expect(payWindow(page)).toHaveCount(1);
    expect(opened).toBe(1);
    await payWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .dblclick();
    await orderPlaced(page);
  });
  test('two tabs pay the same: one order, and the other tab shows it (F7)', async ({ page, context }) => {
    await toPayment(page);
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
  }) => {
    await toPayment(page);
    const other = await context.newPage();
    await other.goto('/order-step-3');
    await hydrated(other);
    await payBy(other, /^Pay ₹/);
    const id = await orderPlaced(other);
    await button(page, 'Proceed to Payment').click();
    expect(await orderPlaced(page)).toBe(id);
  });
  test('what another tab put into the cart meanwhile stays (F27)', async ({ page, context }, info) => {
    await toPayment(page);
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

test.describe('what is not as it was', () => {
  test('a price: it is shown, must be accepted, and nothing else is charged (F8)', async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info);
    await page.evaluate((line) => localStorage.setItem('cart_meds', JSON.stringify([line])), {
      ...lineOf(medicine),
      offer_price: medicine.offer_price + 5,
      mrp: medicine.mrp + 5,
    });
    await open(page, '/order-step-1');
    const changed = `Price changed from ₹${(medicine.offer_price + 5).toFixed(2)} to ₹${medicine.offer_price.toFixed(2)}`;
    await expect(page.getByText(changed)).toBeVisible();
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByText(changed)).toBeVisible();
    await button(page, 'Proceed to Payment').click();
    await expect(page.getByText('Please accept the changes first.')).toBeVisible();
    await button(page, 'Accept and continue').click();
    await button(page, 'Proceed to Payment').click();
    await expect(heading(page, 'Payment')).toBeVisible();
    await payBy(page, /^Pay ₹/);
    await orderPlaced(page);
  });
  test('the total, when the summary is too old: asked anew, and a new one must be accepted (F8)', async ({
    page,
  }) => {
    await toPayment(page);
    // As if the shop had cost 5 more when the summary was made.
    const before = await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('order_summary')!) as { total: number; subtotal: number };
      localStorage.setItem(
        'order_summary',
        JSON.stringify({ ...kept, total: kept.total + 5, subtotal: kept.subtotal + 5 }),
      );
      return kept.total;
    });
    await page.reload();
    await button(page, 'Proceed to Payment').click();
    await expect(
      page.getByText(`Price changed from ₹${(before + 5).toFixed(2)} to ₹${before.toFixed(2)}`),
    ).toBeVisible();
    await expect(payWindow(page)).toHaveCount(0);
    await button(page, 'Accept and continue').click();
    await payBy(page, /^Pay ₹/);
    expect((await ordered(page, await orderPlaced(page))).total).toBe(before);
  });
  test('the summary, gone at the server, at the same total: its new quote is paid, verified and watched', async ({
    page,
  }) => {
    await toPayment(page);
    await page.evaluate(() =>
      localStorage.setItem(
        'order_summary',
        JSON.stringify({
          ...(JSON.parse(localStorage.getItem('order_summary')!) as object),
          quoteId: 'Q-gone',
        }),
      ),
    );
    await page.reload();
    await button(page, 'Proceed to Payment').click();
    await expect(payWindow(page)).toBeVisible();
    // Kept, so that whoever comes back after this tab died finds what became of the money.
    expect(
      await page.evaluate(
        () => (JSON.parse(localStorage.getItem('order_summary')!) as { paymentOrder: string }).paymentOrder,
      ),
    ).toMatch(/^order_/);
    const verified = page.waitForResponse(verify);
    await payWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click();
    expect((await verified).status()).toBe(200);
    await orderPlaced(page);
    expect(await page.evaluate(() => localStorage.getItem('cart_meds'))).toBe('[]');
  });
  test('the summary, half an hour old at the same total: asked anew without a word', async ({ page }) => {
    await toPayment(page);
    await page.request.post('/api/dev/clock/', { data: { advance_s: 31 * 60 } });
    await payBy(page, /^Pay ₹/);
    await orderPlaced(page);
  });
  test('medicines that are gone or out of stock are named, and left out if one agrees', async ({
    page,
  }, info) => {
    const there = await ownMedicine(page.request, info);
    await page.evaluate(
      (lines) => localStorage.setItem('cart_meds', JSON.stringify(lines)),
      [lineOf(there), { ...lineOf(there), id: 2_000_000_000, name: 'Olden 5' }],
    );
    await open(page, '/order-step-1');
    await expect(
      page.getByText('We no longer sell this medicine. Remove it to order the rest.'),
    ).toBeVisible();
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByText('No longer sold')).toBeVisible();
    await button(page, 'Accept and continue').click();
    await button(page, 'Proceed to Payment').click();
    await expect(heading(page, 'Payment')).toBeVisible();
    await payBy(page, /^Pay ₹/);
    expect((await ordered(page, await orderPlaced(page))).items).toMatchObject([{ id: there.id }]);
  });
  test('the session, in the middle of it: login, and back at the same step with everything kept (F21)', async ({
    page,
  }) => {
    await toPayment(page);
    await page.evaluate(() => localStorage.setItem('access_token', 'x'.repeat(43)));
    await page.reload();
    await button(page, 'Proceed to Payment').click();
    await expect(page).toHaveURL(/\/login\?next=%2Forder-step-3/);
    await expect(page.getByText('Please login to complete payment')).toBeVisible();
    await page.getByLabel('Mobile Number').fill(ASHA);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/order-step-3');
    await payBy(page, /^Pay ₹/);
    await orderPlaced(page);
  });
  test('the session, while an address is typed: what was typed is there after login (C22)', async ({
    page,
  }) => {
    await open(page, '/order-step-1');
    await button(page, 'Add a new address').click();
    await page.getByLabel('Address Title').fill('Mother');
    await page.getByLabel('Address Line 1').fill('House 14, Bariatu');
    await page.getByLabel('City').fill('Ranchi');
    await page.getByLabel('State').fill('Jharkhand');
    await page.getByLabel('Pincode').fill('834009');
    await page.evaluate(() => localStorage.setItem('access_token', 'x'.repeat(43)));
    await button(page, 'Save').click();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.getByLabel('Mobile Number').fill(ASHA);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(page.getByLabel('Address Line 1')).toHaveValue('House 14, Bariatu');
  });
});

test.describe('login', () => {
  test.beforeEach(async ({ page }) => {
    await page.evaluate(() => localStorage.removeItem('access_token'));
  });
  test('what is missing or wrong is said at its field, and again by the server', async ({ page }) => {
    await open(page, '/login');
    await expect(page.getByText('Demo: mobile 98765 43210, password doorstep1')).toBeVisible();
    await button(page, 'Login').click();
    const summary = page.getByRole('alert').first();
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Mobile number is required');
    await expect(summary).toContainText('Password is required');
    await page.getByLabel('Mobile Number').fill('12345');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await button(page, 'Login').click();
    await expect(page.getByText('Please enter a valid 10-digit mobile number').first()).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible();
    await page.getByLabel('Mobile Number').fill('9123400001');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await button(page, 'Login').click();
    await expect(page.getByText('Invalid mobile number or password. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Mobile Number')).toHaveValue('91234 00001');
  });
  test('a server that does not answer is said; an address elsewhere is never followed (T34)', async ({
    page,
  }) => {
    await open(page, '/login?next=//evil.example/x');
    await page.route('**/api/auth/login/', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await page.getByLabel('Mobile Number').fill(ASHA);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
    await page.unrouteAll();
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(heading(page, 'Login')).toBeVisible();
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => ['access_token', 'refresh_token', 'user'].includes(key)),
      ),
    ).toEqual([]);
  });
});

test.describe('links that lead nowhere', () => {
  test('a made-up success shows no order (S4)', async ({ page }) => {
    await open(
      page,
      '/order-success?order_id=OD-BBBBBBBBBBBB&total=999999&payment_id=pay_made_up&service_type=medicine',
    );
    await expect(heading(page, 'We could not find this order')).toBeVisible();
    await expect(page.getByText('999999')).toHaveCount(0);
    await expect(page.getByText('pay_made_up')).toHaveCount(0);
  });
  test('a payment or summary without a cart leads back to it', async ({ page }) => {
    await page.evaluate(() => {
      localStorage.removeItem('cart_meds');
    });
    for (const path of ['/order-step-3', '/order-step-2']) {
      await page.goto(path);
      await expect(page).toHaveURL('/order-step-1');
      await expect(heading(page, 'Your cart is empty')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    }
  });
  test('a corrupt summary is set aside, and the way begins anew (F28)', async ({ page }) => {
    await page.evaluate(() => {
      localStorage.setItem('order_summary', '{"oops');
    });
    await page.goto('/order-step-3');
    await expect(heading(page, 'Your cart')).toBeVisible();
  });
  test('without an address nothing is summed up', async ({ page }) => {
    await page.route('**/api/user/addresses/', (route) =>
      route.fulfill({ json: { success: true, addresses: [], data: [] } }),
    );
    await open(page, '/order-step-1');
    await expect(page.getByText('No saved address yet. Add one below.')).toBeVisible();
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByRole('alert').first()).toContainText('Please select address');
  });
  test('an address that cannot be saved says so, and keeps what was typed', async ({ page }) => {
    await open(page, '/order-step-1');
    await button(page, 'Add a new address').click();
    for (const [label, text] of Object.entries({
      'Address Title': 'Mother',
      'Address Line 1': 'House 14',
      City: 'Ranchi',
      State: 'Jharkhand',
      Pincode: '834009',
    }))
      await page.getByLabel(label).fill(text);
    await page.route('**/api/user/addresses/', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await button(page, 'Save').click();
    await expect(page.getByText('Failed to save address')).toBeVisible();
    await expect(page.getByLabel('Pincode')).toHaveValue('834009');
  });
  test('addresses that do not load say so, and can be asked for again', async ({ page }) => {
    await page.route('**/api/user/addresses/', (route) => route.abort());
    await open(page, '/order-step-1');
    await expect(page.getByText('Failed to load addresses')).toBeVisible();
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeVisible();
  });
});

test.describe('the summary', () => {
  const quoting = (page: Page, status: number, json: object) =>
    page.route(place, (route) => route.fulfill({ status, json }));
  test('says what the server says, and goes back to the cart', async ({ page }) => {
    await open(page, '/order-step-1');
    await quoting(page, 422, {
      success: false,
      error:
        'This address is 42.1 km from our pharmacy. We deliver within 30 km. Please choose another address.',
      code: 'out_of_reach',
    });
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByText('This address is 42.1 km from our pharmacy.')).toBeVisible();
    await expect(page).toHaveURL('/order-step-1', { timeout: 10_000 });
  });
  test('that cannot be worked out says so, and goes back', async ({ page }) => {
    await open(page, '/order-step-1');
    await quoting(page, 500, { success: false, error: '', code: 'internal' });
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByText('Error calculating summary. Redirecting...').first()).toBeVisible();
    await expect(page).toHaveURL('/order-step-1', { timeout: 10_000 });
  });
  test('needs the device only where the address says nothing of its place; refused, it says so', async ({
    page,
    context,
  }) => {
    const unplaced = {
      success: false,
      error: 'We do not know where this address is. Please share your location, or choose another address.',
      code: 'no_place',
    };
    await context.clearPermissions();
    await open(page, '/order-step-1');
    await quoting(page, 422, unplaced);
    await button(page, 'Proceed to Summary').click();
    await expect(
      page.getByText('Location access denied. Please allow location and try again.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/order-step-1', { timeout: 10_000 });

    await page.unrouteAll();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 23.35, longitude: 85.31 });
    let asked = '';
    await page.route(place, async (route) => {
      const body = route.request().postDataJSON() as { lat: number | null };
      if (body.lat === null) {
        await route.fulfill({ status: 422, json: unplaced });
        return;
      }
      asked = String(body.lat);
      await route.continue();
    });
    await button(page, 'Proceed to Summary').click();
    await expect(button(page, 'Proceed to Payment')).toBeVisible();
    expect(asked).toBe('23.35');
  });
  test('a browser that knows no places says so', async ({ page }) => {
    await page.addInitScript(() => {
      delete (Navigator.prototype as { geolocation?: unknown }).geolocation;
    });
    await open(page, '/order-step-1');
    await quoting(page, 422, {
      success: false,
      error: 'We do not know where this address is.',
      code: 'no_place',
    });
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByText('Geolocation not supported by your browser')).toBeVisible();
  });
});

test.describe('a prescription', () => {
  const png = slip();
  const field = (page: Page) => prescriptionFile(page);
  test('that is none is refused before it is sent, and by the server where its name lies (T22)', async ({
    page,
  }) => {
    await open(page, '/order-step-1');
    await field(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText('Please select an image or PDF file (JPG, PNG, WebP or PDF)')).toBeVisible();
    await field(page).setInputFiles({
      name: 'slip.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5 * 2 ** 20 + 1),
    });
    await expect(page.getByText('Please choose a file of at most 5 MB.')).toBeVisible();
    await field(page).setInputFiles({
      name: 'slip.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    });
    await expect(page.getByText('Please select an image or PDF file (JPG, PNG, WebP or PDF)')).toBeVisible();
  });
  test('whose upload breaks off stays chosen; tried again it is there once (F22)', async ({ page }) => {
    await open(page, '/order-step-1');
    await page.route('**/api/prescription/upload/', (route) => route.abort('connectionreset'));
    await field(page).setInputFiles(png);
    await expect(page.getByText('Prescription upload failed')).toBeVisible();
    await expect(page.getByText('slip.png')).toBeVisible();
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await expect(page.getByText('Uploaded')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Prescription of /, checked: true })).toHaveCount(1);
    await page.getByRole('radio', { name: /^A new one/ }).check();
    await expect(field(page)).toBeVisible();
    await expect(page.getByText('slip.png')).toHaveCount(0);
  });
  test('that is still on its way is waited for', async ({ page }) => {
    const gate = closedGate();
    await open(page, '/order-step-1');
    await page.route('**/api/prescription/upload/', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await field(page).setInputFiles(png);
    await button(page, 'Proceed to Summary').click();
    await expect(
      page.getByText('Your prescription is still on its way. Wait for it, or cancel it.').first(),
    ).toBeVisible();
    gate.open();
    await expect(page.getByText('Uploaded')).toBeVisible();
    await button(page, 'Proceed to Summary').click();
    await expect(heading(page, 'Check your order')).toBeVisible();
  });
});

test.describe('a cart that was tampered with', () => {
  test('counts with what the shop says, in whole packs of 1 to 99 (T7, T35)', async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info);
    const line = lineOf(medicine);
    await page.evaluate(
      (lines) => localStorage.setItem('cart_meds', JSON.stringify(lines)),
      [
        { ...line, offer_price: 0.01, mrp: 0.01, name: '<img src=x onerror=alert(1)>', qty: 2 },
        { ...line, qty: 0 },
        { ...line, qty: -1 },
        { ...line, qty: 1.5 },
        { ...line, qty: '2' },
        { ...line, id: '__proto__' },
        null,
        7,
      ],
    );
    await open(page, '/order-step-1');
    await expect(page.getByRole('group', { name: `Quantity of ${medicine.name}` })).toContainText('2');
    await button(page, 'Proceed to Summary').click();
    await button(page, 'Accept and continue').click();
    await expect(page.getByText(`₹${(medicine.offer_price * 2).toFixed(2)}`).first()).toBeVisible();
  });
});

test("only the page that pays lets the provider's script in (T21)", async ({ page }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy']!;
  expect(await policyOf('/order-step-3')).toMatch(/script-src [^;]*https:\/\/checkout\.razorpay\.com/);
  for (const path of ['/', '/order-step-1', '/order-step-2', '/order-success', '/login', '/medicines'])
    expect(await policyOf(path), path).not.toContain('razorpay');
});
