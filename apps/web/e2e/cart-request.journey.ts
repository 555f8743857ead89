import type { OutboxMessage } from '@doorstep/contract/platform.schema';
import { expect, test, type Page } from '@playwright/test';
import {
  button,
  heading,
  lineOf,
  needsSheet,
  orderPlaced,
  ownMedicine,
  payBy,
  prescriptionFile,
} from './checkout.ts';
import { answerCart, at, HISTORY, patient, PHARMACIST, review, reviewOf, slip } from './orders.ts';
import { ownProduct } from './own-product.ts';
import { hydrated, tabTo } from './pages.ts';
import { asNisha, asStaff, takeOver } from './staff.ts';

const DOOR = 'Send a photo, we make the cart';
const BY = String.raw`\w{3} \d+ \w{3} 20\d\d, \d+:\d\d [AP]M`;
const earlier = (page: Page) => page.getByRole('radio', { name: /^Prescription of / });
const chosen = (page: Page) => page.locator('[data-slot="prescription-field"]');

test(
  'send a photo, the pharmacist makes the cart, the patient changes it, confirms and pays',
  { tag: '@both' },
  async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info, needsSheet);
    const meena = await patient(page.request);
    await meena.rename('Cart Meena');
    await at(page, meena, '/');
    await page.getByRole('main').getByRole('link', { name: DOOR }).click();
    await expect(heading(page, DOOR)).toBeFocused();
    await page.getByLabel(/^Anything we should know/).fill('For one month, please.');
    await page.getByLabel('Prescription', { exact: true }).setInputFiles(slip());
    await button(page, 'Upload prescription').click();
    await expect(heading(page, 'Cart from your prescription')).toBeVisible();
    await expect(page.getByText('A pharmacist makes your cart')).toBeVisible();
    await expect(page.getByText('You wrote: For one month, please.')).toBeVisible();
    const { id } = (await meena.prescriptions())[0]!;

    await asStaff(page, PHARMACIST, `/staff/prescriptions?id=${id}`);
    const desk = page.getByRole('region', { name: 'The patient asks for a cart' });
    await expect(desk).toContainText('They wrote: For one month, please.');
    await button(page, 'Send the cart').click();
    await expect(desk.getByRole('alert')).toContainText('Add at least one medicine first.');
    await desk.getByRole('combobox', { name: 'Find a medicine to add' }).fill(medicine.name);
    await desk.getByRole('option', { name: medicine.name }).first().click();
    await desk.getByRole('button', { name: `Increase quantity of ${medicine.name}` }).click();
    await expect(desk.getByText('2 in cart')).toBeAttached();
    // What is half made outlives a reload.
    await page.reload();
    await hydrated(page);
    await expect(desk.getByText('2 in cart')).toBeAttached();
    await button(page, 'Send the cart').click();
    await expect(page.getByText('Sent to the patient.')).toBeVisible();

    await at(page, meena, '/prescriptions');
    await page.getByRole('link', { name: 'Your cart is ready' }).click();
    await expect(page.getByText(/^Your cart is ready\. Look at it/)).toBeVisible();
    await expect(page.locator('[data-slot="cart-line"]')).toContainText('Prescription needed');
    await button(page, `Decrease quantity of ${medicine.name}`).click();
    await button(page, 'Put it into my cart').click();
    await expect(heading(page, 'Your cart')).toBeVisible();
    await expect(page.locator('[data-slot="cart-line"]')).toHaveCount(1);
    await expect(earlier(page)).toBeChecked();
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByRole('heading', { name: 'A pharmacist checks it' })).toBeVisible();
    await button(page, 'Proceed to Payment').click();
    await expect(heading(page, 'Payment')).toBeVisible();
    await payBy(page, /^Pay ₹/);
    const order = await orderPlaced(page);
    expect(await meena.order(order)).toMatchObject({
      prescription_id: id,
      prescription_by: null,
      items: [{ id: medicine.id, qty: 1, rx_status: 'checking' }],
    });
    expect((await meena.prescriptions())[0]).toMatchObject({ cart: 'confirmed' });
  },
);

test(
  'in Hindi and by keyboard alone: a question is answered, and a refusal read',
  { tag: '@both' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
    const meena = await patient(page.request);
    const { id } = await meena.uploads();
    await meena.post(`/prescriptions/${id}/cart/`, {});
    await answerCart(page.request, id, { decision: 'ask', reason: 'आप इसे कितने दिनों तक लेते हैं?' });
    await at(page, meena, '/prescriptions');
    const link = page.getByRole('link', { name: 'हमारे फ़ार्मासिस्ट का एक सवाल है' });
    await expect(link).toBeVisible();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'आपकी पर्ची से कार्ट')).toBeVisible();
    await expect(page.getByText('आप इसे कितने दिनों तक लेते हैं?')).toBeVisible();
    const answer = page.getByLabel('आपका जवाब');
    await tabTo(page, answer);
    await page.keyboard.type('तीस दिन');
    await tabTo(page, button(page, 'जवाब भेजें'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('आपने लिखा: तीस दिन')).toBeVisible();
    await expect(heading(page, 'आपकी पर्ची से कार्ट')).toBeFocused();
    await answerCart(page.request, id, { decision: 'refuse', reason: 'पर्ची पढ़ी नहीं जा रही' });
    await page.reload();
    await expect(page.getByText('पर्ची पढ़ी नहीं जा रही')).toBeVisible();
    await expect(button(page, 'फिर से माँगें')).toBeVisible();
  },
);

test(
  'two pharmacists at one request for a cart: by keyboard the second takes it over, adds what the doctor wrote and sends it; what the first put together is shown as not sent',
  { tag: ['@both', '@release'] },
  async ({ page, browser }, info) => {
    const medicine = await ownMedicine(page.request, info, needsSheet);
    const meena = await patient(page.request);
    await meena.rename(`Refill ${info.project.name} Devi`);
    const { id } = await meena.uploads();
    const order = await meena.orders(medicine, { prescription_id: id });
    await review(page.request, id, {
      decision: 'approved',
      lines: [{ id: 0, order_id: order, decision: 'approved', written: { quantity: 2, repeats: 1 } }],
    });
    await meena.post(`/prescriptions/${id}/cart/`, { note: 'The same again, please.' });

    await asStaff(page, PHARMACIST, `/staff/prescriptions?id=${id}`);
    const desk = page.getByRole('region', { name: 'The patient asks for a cart' });
    await expect(desk.getByRole('list', { name: 'As the doctor wrote' })).toContainText('3 packs left');
    await expect.poll(async () => (await reviewOf(page.request, id)).claim?.own).toBe(true);
    await desk.getByRole('button', { name: `Add ${medicine.name}, 2 packs, as the doctor wrote` }).click();
    await expect(desk.getByRole('button', { name: `${medicine.name} is in the cart` })).toBeFocused();

    await asNisha(browser, `/staff/prescriptions?id=${id}`, async (nisha) => {
      await takeOver(nisha);

      await button(page, 'Send the cart').click();
      await expect(page.getByText(/^Nisha Toppo is working on this prescription now\./)).toBeVisible();
      await expect(page.getByText(/^Nisha Toppo is working on this since \d\d:\d\d$/)).toBeVisible();
      await expect(desk.getByText('2 in cart')).toBeAttached();
      expect((await reviewOf(page.request, id)).cart).toMatchObject({ status: 'sent' });

      await tabTo(nisha, button(nisha, `Add ${medicine.name}, 2 packs, as the doctor wrote`));
      await nisha.keyboard.press('Enter');
      await expect(button(nisha, `${medicine.name} is in the cart`)).toBeFocused();
      await tabTo(nisha, button(nisha, 'Send the cart'));
      await nisha.keyboard.press('Enter');
      await expect(nisha.getByText('Sent to the patient.')).toBeVisible();
      expect((await reviewOf(page.request, id)).cart).toMatchObject({
        status: 'proposed',
        answered: { by: 'Nisha Toppo' },
      });
      await expect.poll(async () => (await reviewOf(page.request, id)).claim).toBeNull();
    });
    await button(page, 'Send the cart').click();
    await expect(page.getByText('Nisha Toppo has answered this request already.')).toBeVisible();
    await button(page, 'Look at it again').click();
    const unsent = page.locator('[data-slot="unsent-cart"]');
    await expect(unsent).toContainText(`${medicine.name}, 2 packs`);
    await unsent.getByRole('button', { name: 'Put it away' }).click();
    await expect(unsent).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('form', { name: /^Review the prescription of/ })).toBeVisible();
    await expect(unsent).toHaveCount(0);
  },
);

test(
  'in Hindi, by keyboard alone, a pharmacist adds what the doctor wrote and asks; the words outlive a reload',
  { tag: '@release' },
  async ({ page, context, baseURL }, info) => {
    const medicine = await ownMedicine(page.request, info, needsSheet);
    const meena = await patient(page.request);
    await meena.rename('हिंदी देवी');
    const { id } = await meena.uploads();
    const order = await meena.orders(medicine, { prescription_id: id });
    await review(page.request, id, {
      decision: 'approved',
      lines: [{ id: 0, order_id: order, decision: 'approved', written: { quantity: 1, repeats: 1 } }],
    });
    await meena.post(`/prescriptions/${id}/cart/`, {});
    await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
    await asStaff(page, PHARMACIST, `/staff/prescriptions?id=${id}`);
    const desk = page.getByRole('region', { name: 'मरीज़ ने कार्ट माँगा है' });
    const list = desk.getByRole('list', { name: 'जैसा डॉक्टर ने लिखा' });
    await expect(list).toContainText('1 पैक बाकी');
    await tabTo(page, list.getByRole('button', { name: `${medicine.name}, 1 पैक जोड़ें, जैसा डॉक्टर ने लिखा` }));
    await page.keyboard.press('Enter');
    await expect(list.getByRole('button', { name: `${medicine.name} कार्ट में है` })).toBeFocused();
    await tabTo(page, button(page, 'सवाल पूछें'));
    await page.keyboard.press('Enter');
    const question = desk.getByRole('textbox', { name: 'क्या पूछना है?' });
    await tabTo(page, question);
    await page.keyboard.type('कितने दिन की दवाई चाहिए?');
    await page.reload();
    await hydrated(page);
    await expect(question).toHaveValue('कितने दिन की दवाई चाहिए?');
    await expect(list.getByRole('button', { name: `${medicine.name} कार्ट में है` })).toBeVisible();
    await tabTo(page, button(page, 'सवाल भेजें'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('मरीज़ को भेजा गया।')).toBeVisible();
    expect((await reviewOf(page.request, id)).cart).toMatchObject({
      status: 'asked',
      words: 'कितने दिन की दवाई चाहिए?',
    });
  },
);

test(
  'a refused file stops the order at step 1 until it is taken away or replaced',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info, needsSheet);
    const meena = await patient(page.request);
    await at(page, meena, '/order-step-1', { cart_meds: [lineOf(medicine)] });
    await prescriptionFile(page).setInputFiles({
      name: 'voice.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('voice'),
    });
    await expect(chosen(page)).toHaveAttribute('data-state', 'refused');
    await button(page, 'Proceed to Summary').click();
    const summary = page.getByRole('link', { name: /^This file cannot be your prescription/ });
    await expect(summary).toBeVisible();
    await expect(page).toHaveURL('/order-step-1');
    await prescriptionFile(page).setInputFiles(slip('good.png'));
    await expect(chosen(page)).toHaveAttribute('data-state', 'uploaded');
    await expect(summary).toHaveCount(0);
    await prescriptionFile(page).setInputFiles({
      name: 'liar.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture at all'),
    });
    await expect(page.getByText('The file that you chose before stays.')).toBeVisible();
    await expect(page.getByText('good.png')).toBeVisible();
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByRole('heading', { name: 'A pharmacist checks it' })).toBeVisible();
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(heading(page, 'Your cart')).toBeVisible();
    await expect(earlier(page)).toBeChecked();
  },
);

test(
  'paid without one, it is added from the success page',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info, needsSheet);
    const meena = await patient(page.request);
    await at(page, meena, '/order-step-1', { cart_meds: [lineOf(medicine)] });
    await expect(prescriptionFile(page)).toBeVisible();
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByRole('heading', { name: 'No prescription yet' })).toBeVisible();
    await expect(
      page.getByText(new RegExp(`If there is none by ${BY}, its money goes back to you\\.`)),
    ).toBeVisible();
    await button(page, 'Proceed to Payment').click();
    await expect(heading(page, 'Payment')).toBeVisible();
    await payBy(page, /^Pay ₹/);
    const order = await orderPlaced(page);
    expect((await meena.order(order)).prescription_by).not.toBeNull();
    const add = page.getByRole('main').getByRole('link').first();
    await expect(add).toHaveText('Add your prescription');
    await add.click();
    await expect(page).toHaveURL(`${HISTORY}?give=${order}`);
    const form = page.getByRole('region', { name: 'Prescription for your order' });
    await expect(form).toBeVisible();
    await form.locator('input[type="file"]').setInputFiles(slip());
    await expect(form.locator('[data-slot="prescription-field"]')).toHaveAttribute('data-state', 'uploaded');
    await form.getByRole('button', { name: 'Send to the pharmacist' }).click();
    await expect(page.getByText('Prescription sent. A pharmacist checks it.')).toBeVisible();
    expect(await meena.order(order)).toMatchObject({
      prescription_by: null,
      items: [{ rx_status: 'checking' }],
    });
  },
);

test(
  'without one its patient is reminded after 2 and 24 hours, and gets the money back after 3 days',
  { tag: '@release' },
  async ({ page, playwright }, info) => {
    const product = await ownProduct();
    try {
      const request = await playwright.request.newContext({ baseURL: product.url });
      const medicine = await ownMedicine(request, info, needsSheet);
      const meena = await patient(request);
      const order = await meena.orders(medicine);
      const told = async () =>
        ((await (await request.get('/api/dev/outbox/')).json()) as { data: OutboxMessage[] }).data
          .filter(({ text }) => text.includes(order) && !text.includes('we have your order'))
          .map(({ text }) => text)
          .toReversed();
      const later = async (hours: number) =>
        expect((await request.post('/api/dev/clock/', { data: { advance_s: hours * 3_600 } })).ok()).toBe(
          true,
        );
      await later(2.1);
      await expect.poll(told).toEqual([expect.stringContaining('waits for your prescription')]);
      await later(22);
      await expect
        .poll(told)
        .toEqual([expect.anything(), expect.stringContaining('still waits for your prescription')]);
      await page.goto(`${product.url}/dev/outbox`);
      await expect(page.getByText(new RegExp(`order ${order} still waits`))).toBeVisible();
      await later(48);
      await expect.poll(told).toContainEqual(expect.stringContaining('was cancelled'));
      // The session ran out with the days.
      const again = await request.post('/api/auth/login/', {
        data: { mobile: meena.session.user.mobile, password: 'doorstep1' },
      });
      const { access_token } = (await again.json()) as { access_token: string };
      const answer = await request.get(`/api/orders/${order}/`, {
        headers: { authorization: `Bearer ${access_token}` },
      });
      expect((await answer.json()) as object).toMatchObject({
        data: { status: 'cancelled', refunds: [{ reason_code: 'no_prescription' }] },
      });
      await request.dispose();
    } finally {
      await product.remove();
    }
  },
);
