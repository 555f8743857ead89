import { expect, test, type Page } from '@playwright/test';
import { needsSheet, ownMedicine } from './checkout.ts';
import { blobs, busy, closedGate, countBlobs } from './pages.ts';
import { at, card, HISTORY, move, patient, review, type Patient } from './orders.ts';

const history = '**/api/medicines/orders/history/**',
  invoice = '**/generate-invoice/',
  cancel = '**/api/orders/*/cancel/',
  again = '**/api/orders/*/reorder/',
  files = '**/api/files/**';
let meena: Patient, id: string;
const order = (page: Page) => card(page, id);
const press = (page: Page, name: string) => order(page).getByRole('button', { name }).click();
const reallyCancel = async (page: Page) => {
  await press(page, 'Cancel order');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
};
test.beforeEach(async ({ page }, info) => {
  meena = await patient(page.request);
  id = await meena.orders(await ownMedicine(page.request, info));
});

test.describe('the list', () => {
  for (const [cause, answer] of [
    ['the server is down', busy],
    [
      'it answers that it failed',
      { json: { success: false, orders: [], pagination: { page: 1, limit: 10, total: 0 } } },
    ],
    [
      'it answers something else',
      { json: { success: true, orders: [{ order_id: 7 }], pagination: { total: 1 } } },
    ],
    ['a page of a proxy comes', { contentType: 'text/html', body: '<html></html>' }],
  ] as const) {
    test(`${cause}: it says so, and tries again`, async ({ page }) => {
      await page.route(history, (route) => route.fulfill(answer));
      await at(page, meena, HISTORY);
      await expect(
        page.getByRole('alert').getByRole('heading', { name: 'Failed to load order history' }),
      ).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(order(page)).toBeVisible();
    });
  }
  test('offline it says so, and comes by itself when the line is back', async ({ page, context }) => {
    const gate = closedGate();
    await page.route(history, async (route) => {
      await gate.opened;
      await route.abort('internetdisconnected');
    });
    await at(page, meena, HISTORY);
    await expect(page.getByText('Loading').first()).toBeAttached();
    await context.setOffline(true);
    gate.open();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(order(page)).toBeVisible();
  });
  test('a page and a status that nobody knows are the first page of all', async ({ page }) => {
    await at(page, meena, `${HISTORY}?status=<img>&page=-1e9`);
    await expect(order(page)).toBeVisible();
    await expect(page.getByLabel('Show')).toHaveValue('all');
  });
  test('a page past the end leads back to all orders', async ({ page }) => {
    await at(page, meena, `${HISTORY}?page=99`);
    await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    await page.getByRole('link', { name: 'See all orders' }).click();
    await expect(order(page)).toBeVisible();
  });
  test('the session has ended: login, and back to the same list', async ({ page }) => {
    await at(page, meena, `${HISTORY}?status=pending`);
    await page.evaluate(() => localStorage.setItem('access_token', 'x'.repeat(43)));
    await page.reload();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`${HISTORY}?status=pending`)}`);
  });
});

test.describe('the invoice', () => {
  test('cannot be made now: it says so, and the next press makes it', async ({ page }) => {
    await page.route(invoice, (route) => route.fulfill(busy));
    await at(page, meena, HISTORY);
    await press(page, 'Generate Invoice');
    await expect(order(page).getByRole('alert')).toHaveText('Failed to generate invoice');
    await page.unrouteAll();
    await press(page, 'Generate Invoice');
    await expect(page.getByText('Invoice generated successfully!')).toBeVisible();
    await expect(order(page).getByRole('alert')).toHaveCount(0);
  });
  test('is being made: a second press is not heard', async ({ page }) => {
    const gate = closedGate();
    let asked = 0;
    await page.route(invoice, async (route) => {
      asked++;
      await gate.opened;
      await route.continue();
    });
    await at(page, meena, HISTORY);
    await order(page).getByRole('button', { name: 'Generate Invoice' }).dblclick();
    await expect(order(page).getByRole('button', { name: 'Generating...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    gate.open();
    await expect(order(page).getByRole('button', { name: 'Download Invoice' })).toBeVisible();
    expect(asked).toBe(1);
  });
  test('opens from a blob that is a PDF, with the token in no address (S15)', async ({ page, context }) => {
    await meena.post(`/medicines/orders/${id}/generate-invoice/`, {});
    await at(page, meena, HISTORY);
    // What a tab makes of a PDF is the browser's affair: what was handed to it is ours.
    await page.evaluate(() => {
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        void blob
          .slice(0, 5)
          .text()
          .then((head) => {
            document.documentElement.dataset['made'] = `${blob.type} ${head}`;
          });
        return make(blob);
      };
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/files/'))
        asked.push(`${new URL(request.url()).search}|${request.headers()['authorization'] ?? ''}`);
    });
    const [tab] = await Promise.all([context.waitForEvent('page'), press(page, 'Download Invoice')]);
    await expect(page.locator('html')).toHaveAttribute('data-made', 'application/pdf %PDF-');
    expect(asked).toEqual([`|Bearer ${meena.session.access_token}`]);
    await tab.close();
  });
  test('no tab may be opened: a link takes its place', async ({ page }) => {
    await meena.post(`/medicines/orders/${id}/generate-invoice/`, {});
    await at(page, meena, HISTORY);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await press(page, 'Download Invoice');
    await expect(order(page).getByText('Your browser opened no new tab.')).toBeVisible();
    await expect(order(page).getByRole('link', { name: 'Open the invoice' })).toHaveAttribute(
      'href',
      /^blob:/,
    );
  });
  test('its blob is given back: behind a link with the next press, in a tab once that has read it', async ({
    page,
    context,
  }) => {
    await meena.post(`/medicines/orders/${id}/generate-invoice/`, {});
    await page.clock.install();
    await at(page, meena, HISTORY);
    await countBlobs(page);
    await page.evaluate(() => {
      const own = window.open.bind(window);
      window.open = () => {
        window.open = own;
        return null;
      };
    });
    await press(page, 'Download Invoice');
    await expect(order(page).getByRole('link', { name: 'Open the invoice' })).toBeVisible();
    await blobs(page, 1);
    const [tab] = await Promise.all([context.waitForEvent('page'), press(page, 'Download Invoice')]);
    await expect(order(page).getByRole('link', { name: 'Open the invoice' })).toHaveCount(0);
    await expect(order(page).getByRole('button', { name: 'Download Invoice' })).toHaveAttribute(
      'data-state',
      'ready',
    );
    await blobs(page, 1);
    await page.clock.fastForward(60_000);
    await blobs(page, 0);
    await tab.close().catch(() => {
      /* it was a download, and has closed by itself */
    });
  });
  for (const [cause, answer] of [
    ['cannot be fetched', busy],
    [
      'is a page, not a file',
      { contentType: 'text/html', body: '<script>document.title = "theirs"</script>' },
    ],
  ] as const) {
    test(`${cause}: the tab closes, and the order says so (T20)`, async ({ page, context }) => {
      await meena.post(`/medicines/orders/${id}/generate-invoice/`, {});
      await page.route(files, (route) => route.fulfill(answer));
      await at(page, meena, HISTORY);
      await press(page, 'Download Invoice');
      await expect(order(page).getByRole('alert')).toHaveText(
        'The invoice could not be opened. Please try again.',
      );
      expect(context.pages()).toHaveLength(1);
    });
  }
  for (const url of [
    'javascript:document.title="theirs"',
    'https://elsewhere.example/api/files/x/',
    '//elsewhere.example/api/files/x/',
    '/api/files/../user/profile/',
  ]) {
    test(`its path is ${url}: nothing is asked and nothing runs (T20)`, async ({ page, context }) => {
      await meena.post(`/medicines/orders/${id}/generate-invoice/`, {});
      await page.route(history, async (route) => {
        const body = (await (await route.fetch()).json()) as { orders: Array<{ invoice_url: string }> };
        await route.fulfill({
          json: { ...body, orders: body.orders.map((one) => Object.assign(one, { invoice_url: url })) },
        });
      });
      const asked: string[] = [];
      await at(page, meena, HISTORY);
      page.on('request', (request) => asked.push(request.url()));
      await press(page, 'Download Invoice');
      await expect(order(page).getByRole('alert')).toHaveText(
        'The invoice could not be opened. Please try again.',
      );
      expect(asked.filter((one) => !/\/assets\/|\/img\//.test(one))).toEqual([]);
      expect(context.pages()).toHaveLength(1);
      await expect(page).toHaveTitle('Medicine Order History - Doorstep');
    });
  }
});

test.describe('cancelling', () => {
  test('the answer is lost after it was done: the list tells, and trying again changes nothing', async ({
    page,
  }) => {
    await page.route(cancel, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await at(page, meena, HISTORY);
    await reallyCancel(page);
    await expect(order(page).getByText('No answer came.')).toBeVisible();
    await expect(order(page).getByText('Cancelled', { exact: true }).first()).toBeVisible();
    expect((await meena.order(id)).refunds).toHaveLength(1);
  });
  test('nobody answers: the order stays, and the next press cancels it once', async ({ page }) => {
    await page.route(cancel, (route) => route.abort('connectionreset'));
    await at(page, meena, HISTORY);
    await reallyCancel(page);
    await expect(order(page).getByRole('alert')).toHaveText(
      'No answer came. Check your internet connection, then try again: an order is never cancelled twice.',
    );
    await page.unrouteAll();
    await reallyCancel(page);
    await expect(order(page).locator('[data-slot="refund-card"]')).toBeVisible();
    expect((await meena.order(id)).refunds).toHaveLength(1);
  });
  test('the server fails: nothing was changed', async ({ page }) => {
    await page.route(cancel, (route) => route.fulfill(busy));
    await at(page, meena, HISTORY);
    await reallyCancel(page);
    await expect(order(page).getByRole('alert')).toHaveText(
      'That did not work. Nothing was changed. Please try again.',
    );
    expect((await meena.order(id)).status).toBe('pending');
  });
  test('pressed twice it is asked once', async ({ page }) => {
    const gate = closedGate();
    let asked = 0;
    await page.route(cancel, async (route) => {
      asked++;
      await gate.opened;
      await route.continue();
    });
    await at(page, meena, HISTORY);
    await press(page, 'Cancel order');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).dblclick();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    gate.open();
    await expect(order(page).locator('[data-slot="refund-card"]')).toHaveCount(1);
    expect(asked).toBe(1);
  });
  test('another tab has cancelled it: it is cancelled here too, with the one refund', async ({ page }) => {
    await at(page, meena, HISTORY);
    await meena.post(`/orders/${id}/cancel/`, {});
    await reallyCancel(page);
    await expect(order(page).locator('[data-slot="refund-card"]')).toHaveCount(1);
    expect((await meena.order(id)).refunds).toHaveLength(1);
  });
  test('it is on its way meanwhile: it says so, and shows where it is', async ({ page }) => {
    await at(page, meena, HISTORY);
    await move(page.request, id, 'Out for Delivery');
    await reallyCancel(page);
    await expect(order(page).getByRole('alert')).toHaveText(
      'This order is on its way already and cannot be cancelled. Please call us.',
    );
    await expect(order(page).getByText('Out for Delivery').first()).toBeVisible();
    await expect(order(page).getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  });
  test("another's order is nobody's: the same answer as for one that is not there", async ({ page }) => {
    await page.route(cancel, (route) =>
      route.continue({ url: route.request().url().replace(id, 'OD-222222222222') }),
    );
    await at(page, meena, HISTORY);
    await reallyCancel(page);
    await expect(order(page).getByRole('alert')).toBeVisible();
    expect((await meena.order(id)).status).toBe('pending');
  });
});

test.describe('ordering again', () => {
  test('what is missing is said, and stays', async ({ page }) => {
    await page.route(again, (route) =>
      route.fulfill({
        json: {
          success: true,
          data: {
            medicines: [],
            missing: [
              { id: 7, name: 'Omezen 20', reason: 'out-of-stock' },
              { id: 8, name: '<b>Paramol</b>', reason: 'gone' },
            ],
          },
        },
      }),
    );
    await at(page, meena, HISTORY);
    await press(page, 'Order again');
    await expect(order(page).getByText('None of these medicines can be ordered now')).toBeVisible();
    await expect(order(page).getByText('Omezen 20: out of stock')).toBeVisible();
    await expect(order(page).getByText('<b>Paramol</b>: no longer sold')).toBeVisible();
  });
  test('pressed again and again, it is in the cart once', async ({ page }) => {
    await at(page, meena, HISTORY);
    for (let n = 0; n < 2; n++) {
      await press(page, 'Order again');
      await expect(order(page).getByText('1 medicine is in your cart')).toBeVisible();
    }
    expect(
      await page.evaluate(() =>
        (JSON.parse(localStorage.getItem('cart_meds')!) as Array<{ qty: number }>).map(({ qty }) => qty),
      ),
    ).toEqual([1]);
  });
  test('the cart is full: it says so, and keeps what it has', async ({ page }) => {
    const lines = Array.from({ length: 50 }, (_, n) => ({
      id: 900_001 + n,
      name: `Paramol ${n}`,
      image: null,
      mrp: 34,
      offer_price: 27.2,
      qty: 1,
    }));
    await at(page, meena, HISTORY, { cart_meds: lines });
    await press(page, 'Order again');
    await expect(order(page).getByText(/: your cart is full$/)).toBeVisible();
    expect(
      await page.evaluate(() => (JSON.parse(localStorage.getItem('cart_meds')!) as unknown[]).length),
    ).toBe(50);
  });
  test('nobody answers: the cart is as it was', async ({ page }) => {
    await page.route(again, (route) => route.abort('connectionreset'));
    await at(page, meena, HISTORY);
    await press(page, 'Order again');
    await expect(order(page).getByRole('alert')).toHaveText(
      'That did not work. Nothing was changed. Please try again.',
    );
    expect(await page.evaluate(() => localStorage.getItem('cart_meds'))).toBeNull();
  });
});

test('a prescription for an order that has moved on meanwhile: it says so, and what was chosen stays', async ({
  page,
}, info) => {
  const waiting = await meena.orders(await ownMedicine(page.request, info, needsSheet));
  const { id: sheet } = await meena.uploads();
  await at(page, meena, HISTORY);
  await card(page, waiting).getByRole('button', { name: 'Give a prescription' }).click();
  await page.getByRole('radio', { name: /Waiting for the pharmacist/ }).check();
  await meena.post(`/orders/${waiting}/prescription/`, { prescription_id: sheet });
  await review(page.request, sheet, { decision: 'approved' });
  await page.getByRole('button', { name: 'Send to the pharmacist' }).click();
  await expect(
    page.getByRole('region', { name: 'Prescription for your order' }).getByRole('alert'),
  ).toHaveText('This order waits for no prescription any more.');
  await expect(page.getByRole('radio', { name: /Waiting for the pharmacist/ })).toBeChecked();
});
