import { expect, test, type Page } from '@playwright/test';
import { button, lineOf, needsSheet, ownMedicine } from './checkout.ts';
import { at, ADMIN, card, HISTORY, move, patient, review } from './orders.ts';
import { hydrated, open, tabTo } from './pages.ts';
import { asStaff } from './staff.ts';

/** What a screen says of when it comes, without what stands before it. */
const promise = (page: Page) =>
  page.getByRole('main').locator('[data-slot="delivery-promise"] :is(time, span > span + span)');

for (const { language, by, summary, pay, placed, orders } of [
  {
    language: 'en',
    by: /^(Mon|Tue|Wed|Thu|Fri|Sat) \d+ Nov, by 8 PM$/,
    summary: 'Proceed to Summary',
    pay: 'Proceed to Payment',
    placed: 'Order placed',
    orders: 'View My Orders',
  },
  {
    language: 'hi',
    by: /^(सोम|मंगल|बुध|गुरु|शुक्र|शनि) \d+ नवंबर, रात 8 बजे तक$/,
    summary: 'ऑर्डर जाँचें',
    pay: 'भुगतान करें',
    placed: 'ऑर्डर हो गया',
    orders: 'मेरे ऑर्डर देखें',
  },
])
  test(
    `says the same on detail, cart, summary, success and history, in ${language}`,
    { tag: language === 'en' ? '@both' : ['@both', '@release'] },
    async ({ page, context, baseURL }, info) => {
      const medicine = await ownMedicine(page.request, info),
        meena = await patient(page.request);
      await context.addCookies([{ name: 'locale', value: language, url: baseURL! }]);
      await at(page, meena, `/medicines/${medicine.id}`, { cart_meds: [lineOf(medicine)] });
      await expect(promise(page)).toHaveText(by);
      const said = (await promise(page).textContent())!;

      await open(page, '/order-step-1');
      await expect(promise(page)).toHaveText(said);
      await button(page, summary).click();
      await expect(page).toHaveURL('/order-step-2');
      await expect(promise(page)).toHaveText(said);
      await button(page, pay).click();
      await expect(page).toHaveURL('/order-step-3');
      await button(page, pay).click();
      await page.getByRole('dialog').getByRole('button', { name: / ₹\d/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: placed })).toBeVisible();
      const id = new URL(page.url()).searchParams.get('order_id')!;
      await expect(promise(page)).toHaveText(said);
      await page.getByRole('link', { name: orders }).click();
      await expect(page).toHaveURL(HISTORY);
      await expect(
        page.locator('article').filter({ hasText: id }).locator('[data-slot="delivery-promise"] time'),
      ).toHaveText(said);
      const { promised_at } = await meena.order(id);
      await expect(
        page.locator('article').filter({ hasText: id }).locator('[data-slot="delivery-promise"] time'),
      ).toHaveAttribute('datetime', promised_at!);
    },
  );

test(
  'a visitor types a pincode by keyboard, and finds it in the cart',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info);
    await open(page, `/medicines/${medicine.id}`);
    const box = page.getByRole('region', { name: 'When does it come?' });
    await expect(page.getByText('Fast delivery')).toHaveCount(0);
    const field = box.getByRole('textbox', { name: 'Your pincode' });
    await tabTo(page, field);
    await page.keyboard.type('999999');
    await page.keyboard.press('Enter');
    await expect(box.getByText('We do not know this pincode. Please check it.')).toBeVisible();
    await field.fill('110001');
    await page.keyboard.press('Enter');
    await expect(box.getByRole('status')).toContainText('We do not deliver to 110001');
    const change = box.getByRole('button', { name: 'Change' });
    await expect(change).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await field.fill('834001');
    await page.keyboard.press('Enter');
    await expect(box.getByRole('status')).toContainText(/Fast delivery: \w+ \d+ Nov, by 8 PM/);
    await expect(box.getByRole('status')).toContainText('To 834001 Ranchi');
    await page.reload();
    await hydrated(page);
    await expect(box.getByRole('status')).toContainText(/Fast delivery: \w+ \d+ Nov, by 8 PM/);
    const said = (await promise(page).textContent())!;
    await page
      .getByRole('button', { name: `Add to Cart: ${medicine.name}` })
      .filter({ visible: true })
      .click();
    await open(page, '/order-step-1');
    await expect(promise(page)).toHaveText(said);
  },
);

test(
  'what a pharmacist checks first is promised once it is confirmed; staff read the same',
  { tag: '@release' },
  async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info, needsSheet),
      meena = await patient(page.request);
    const after = "after the pharmacist's check";
    await at(page, meena, `/medicines/${medicine.id}`);
    await expect(promise(page)).toHaveText(after);
    const sheet = await meena.uploads(),
      id = await meena.orders(medicine, { prescription_id: sheet.id });
    await open(page, HISTORY);
    await expect(card(page, id).locator('[data-slot="delivery-promise"]')).toContainText(after);
    await review(page.request, sheet.id, { decision: 'approved' });
    await move(page.request, id, 'Confirmed');
    await page.reload();
    const said = card(page, id).locator('[data-slot="delivery-promise"] time');
    await expect(said).toHaveText(/^\w+ \d+ Nov, by 8 PM$/);
    const text = (await said.textContent())!;
    await asStaff(page, ADMIN, `/admin/orders/${id}`);
    await expect(promise(page)).toHaveText(text);
    await open(page, `/admin/orders?search=${id}`);
    await expect(page.getByRole('row', { name: new RegExp(id) })).toContainText(text);
  },
);
