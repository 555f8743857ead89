import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  button,
  heading,
  lineOf,
  needsSheet,
  orderPlaced,
  ownMedicine,
  payBy,
  toPayment,
} from './checkout.ts';
import { ADMIN, at, card, HISTORY, patient, review } from './orders.ts';
import { complaints, tabTo } from './pages.ts';
import { asStaff } from './staff.ts';

test('order, invoice, cancel, refund', async ({ page }, info) => {
  const medicine = await ownMedicine(page.request, info);
  const meena = await patient(page.request);
  await at(page, meena, '/order-step-1', { cart_meds: [lineOf(medicine, 2)] });
  const said = complaints(page);
  await toPayment(page);
  await payBy(page, /^Pay ₹/);
  const id = await orderPlaced(page);
  await page.getByRole('link', { name: 'View My Orders' }).click();

  await expect(heading(page, 'Medicine Order History')).toBeFocused();
  await expect(page).toHaveTitle('Medicine Order History - Doorstep');
  await expect(page.getByText('Track and manage your medicine orders')).toBeVisible();
  const order = card(page, id);
  await expect(order.getByText(/^Placed on /)).toBeVisible();
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  await expect(order.getByRole('list', { name: 'Medicines' }).getByText(medicine.name)).toBeVisible();

  await order.getByRole('button', { name: 'Generate Invoice' }).click();
  await expect(page.getByText('Invoice generated successfully!')).toBeVisible();
  await expect(order.getByText('Invoice number')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    order.getByRole('button', { name: 'Download Invoice' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^[A-Z]+-\d\d-\d\d-\d+\.pdf$/);
  await expect(order.getByRole('button', { name: 'Download Invoice' })).toHaveAttribute(
    'data-state',
    'ready',
  );
  await expect(order.getByRole('alert')).toHaveCount(0);

  await order.getByRole('button', { name: 'Cancel order' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  const { total } = await meena.order(id);
  await expect(asked).toContainText(`You get back ₹${total.toFixed(2)} by Razorpay`);
  await asked.getByRole('button', { name: 'Keep order' }).click();
  await expect(order.getByRole('button', { name: 'Cancel order' })).toBeFocused();
  await order.getByRole('button', { name: 'Cancel order' }).click();
  await asked.getByRole('button', { name: 'Cancel order' }).click();
  await expect(order.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(order.getByRole('heading', { name: `Order ${id}` })).toBeFocused();
  const refund = order.locator('[data-slot="refund-card"]');
  for (const row of ['Amount', 'Method', 'Reference', 'Expected by'])
    await expect(refund.getByRole('term').filter({ hasText: row })).toBeVisible();
  await expect(refund).toContainText(`₹${total.toFixed(2)}`);
  await expect(refund).toContainText('Razorpay');
  await order.getByText('Progress of this order', { exact: true }).first().click();
  await expect(
    order.getByRole('list', { name: 'Progress of this order' }).getByRole('listitem').last(),
  ).toHaveAttribute('aria-current', 'step');
  expect((await meena.order(id)).status).toBe('cancelled');

  await order.getByRole('button', { name: 'Order again' }).click();
  await expect(order.getByText('1 medicine is in your cart')).toBeVisible();
  await order.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page.getByRole('group', { name: `Quantity of ${medicine.name}` })).toContainText('2');
  expect(said).toEqual([]);
});

test('invoice, cancel and refund by keyboard alone', { tag: '@phone' }, async ({ page }, info) => {
  const meena = await patient(page.request);
  const id = await meena.orders(await ownMedicine(page.request, info));
  await at(page, meena, HISTORY);
  const order = card(page, id);
  const press = async (name: string) => {
    await tabTo(page, order.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  await press('Generate Invoice');
  // The invoice is made and the list asked for anew before the button is another one.
  await expect(order.getByText('Invoice number')).toBeVisible();
  await expect(order.getByRole('button', { name: 'Download Invoice' })).toBeFocused();
  await press('Cancel order');
  const asked = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await expect(asked.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(order.getByRole('button', { name: 'Cancel order' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(order.getByRole('heading', { name: `Order ${id}` })).toBeFocused();
  await expect(order.locator('[data-slot="refund-card"]')).toBeVisible();
  await tabTo(page, order.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(order.getByRole('list', { name: 'Progress of this order' })).toBeVisible();
});

test(
  'the status that is shown stands in the address, starts at page 1, and is there after Back and a reload',
  { tag: ['@phone', '@release'] },
  async ({ page }, info) => {
    const meena = await patient(page.request);
    const medicine = await ownMedicine(page.request, info);
    const ids: string[] = [];
    for (let n = 0; n < 11; n++) ids.push(await meena.orders(medicine));
    await meena.post(`/orders/${ids[3]!}/cancel/`, {});
    await at(page, meena, HISTORY);
    await expect(page.getByText('11 orders')).toBeVisible();
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${HISTORY}?page=2`);
    await expect(heading(page, 'Medicine Order History')).toBeFocused();
    await expect(card(page, ids[0]!)).toBeVisible();
    await page.getByLabel('Show').selectOption('Cancelled');
    await expect(page).toHaveURL(`${HISTORY}?status=cancelled`);
    await expect(card(page, ids[3]!)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Show')).toHaveValue('cancelled');
    await page.getByLabel('Show').selectOption('Shipped');
    await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    await expect(page.getByText('No orders with status "Shipped"')).toBeVisible();
    await page.goBack();
    await expect(card(page, ids[3]!)).toBeVisible();
  },
);

test('an order that waits for a prescription is given one, and a pharmacist sends one medicine back', async ({
  page,
  context,
  baseURL,
}, info) => {
  const meena = await patient(page.request);
  const medicine = await ownMedicine(page.request, info, needsSheet);
  const id = await meena.orders(medicine);
  const { id: earlier } = await meena.uploads();
  await at(page, meena, `/order-success?order_id=${id}`);
  await expect(page.getByRole('heading', { name: 'Prescriptions of this order' })).toBeVisible();
  await expect(page.locator('[data-slot="rx-status-line"]')).toContainText('Prescription needed');
  await page.getByRole('link', { name: 'View My Orders' }).click();
  const order = card(page, id);
  await expect(order.getByRole('button', { name: 'Generate Invoice' })).toHaveCount(0);
  await order.getByRole('button', { name: 'Give a prescription' }).click();
  const form = order.getByRole('region', { name: 'Prescription for your order' });
  await expect(form.getByRole('heading')).toBeFocused();
  await form.getByRole('button', { name: 'Not now' }).click();
  await expect(order.getByRole('heading', { name: `Order ${id}` })).toBeFocused();
  await order.getByRole('button', { name: 'Give a prescription' }).click();
  await form.getByRole('button', { name: 'Send to the pharmacist' }).click();
  await expect(form.getByText('Please select a prescription image')).toBeVisible();
  await form.getByRole('radio', { name: /Waiting for the pharmacist/ }).check();
  await form.getByRole('button', { name: 'Send to the pharmacist' }).click();
  await expect(order.getByText('A pharmacist is checking your prescription')).toBeVisible();
  await expect(order.getByRole('heading', { name: `Order ${id}` })).toBeFocused();

  await review(page.request, earlier, { decision: 'rejected', reason: 'It is older than six months.' });
  await page.reload();
  await expect(order.getByText('Not approved. You get this money back.')).toBeVisible();
  await expect(order.getByText('It is older than six months.').first()).toBeVisible();
  await expect(order.locator('[data-slot="refund-card"]').first()).toContainText(
    `The pharmacist could not approve ${medicine.name}. It is older than six months.`,
  );
  await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
  await page.reload();
  await expect(page.locator('[data-slot="refund-card"]').first()).toContainText(
    `फ़ार्मासिस्ट ने ${medicine.name} को मंज़ूरी नहीं दी। It is older than six months.`,
  );
});

/** What is pressed opens a tab with a file that is fetched, and comes to rest. */
async function opensPdf(page: Page, pressed: Locator, press: () => Promise<void>) {
  const [file, tab] = await Promise.all([
    page.waitForResponse(/\/api\/files\//),
    page.context().waitForEvent('page'),
    press(),
  ]);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expect(pressed).not.toHaveAttribute('aria-busy', 'true');
  await tab.close().catch(() => {
    /* it was a download, and has closed by itself */
  });
}

test(
  'a line that goes back after the invoice is a credit note, which patient and admin open',
  { tag: ['@both', '@release'] },
  async ({ page, context }, info) => {
    const meena = await patient(page.request);
    const id = await meena.orders([
      await ownMedicine(page.request, info),
      await ownMedicine(page.request, info),
    ]);
    await at(page, meena, HISTORY);
    const order = card(page, id);
    await order.getByRole('button', { name: 'Generate Invoice' }).click();
    await expect(order.getByRole('button', { name: 'Download Invoice' })).toBeVisible();

    const counter = await context.browser()!.newPage();
    await asStaff(counter, ADMIN, `/admin/orders/${id}`);
    await expect(heading(counter, id)).toBeVisible();
    await button(counter, 'By line').click();
    const dialog = counter.getByRole('dialog', { name: 'Refund lines' });
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Damaged');
    await dialog.getByRole('button', { name: /^Refund ₹/ }).click();
    await expect(dialog).toBeHidden();
    await expect(button(counter, /^Credit note CN\//)).toBeVisible();

    await page.reload();
    const note = order.getByRole('button', { name: /^Credit note CN\// });
    await tabTo(page, note);
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const [credit] = (await meena.order(id)).credit_notes;
    expect(file.suggestedFilename()).toBe(`${credit!.number.replaceAll('/', '-')}.pdf`);
    await expect(note).toHaveText(`Credit note ${credit!.number}`);
    expect(credit!.amount).toBe((await meena.order(id)).refunds[0]!.amount);

    const same = button(counter, /^Credit note CN\//);
    await opensPdf(counter, same, () => same.click());
    await counter.close();
  },
);
