import { expect } from '@playwright/test';
import {
  ASHA,
  button,
  heading,
  lineOf,
  needsSheet,
  openAddressForm,
  ordered,
  orderPlaced,
  ownMedicine,
  PASSWORD,
  payBy,
  payWindow,
  prescriptionFile,
  shopping,
  store,
  toPayment,
} from './checkout.ts';
import { codeOf, freshMobile } from './account.ts';
import { slip } from './orders.ts';
import { complaints, hydrated, inStock, open, relisted, tabTo } from './pages.ts';
import { test } from './translated.ts';

test(
  'a visitor searches, fills the cart, logs in, says where to, checks, pays, and sees the order',
  { tag: ['@both', '@translated'] },
  async ({ page }, { project }) => {
    // Of two who do the same at once, each is another person: Asha has an address, Imran adds his in place.
    const imran = project.name === 'phone';
    // He may have one of an earlier try.
    const title = imran ? `Shop ${Date.now() % 100_000}` : 'Home';
    const said = complaints(page);
    await open(page, '/');
    await page.getByRole('link', { name: 'View All Medicines' }).click();
    // The page that is left has a search of the same name.
    await expect(heading(page, 'Medicines')).toBeFocused();
    await page.getByRole('combobox', { name: 'Search for a medicine' }).fill(imran ? 'syrup' : 'calcium');
    await relisted(page, () => page.getByRole('combobox', { name: 'Search for a medicine' }).press('Enter'));
    await expect(page).toHaveURL(/search=/);
    const first = inStock(page).first();
    const name = (await first.getByRole('heading').textContent())!;
    await first.getByRole('button', { name: /^Add to Cart/ }).click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).filter({ visible: true }).first().click();
    await expect(heading(page, 'Your cart')).toBeFocused();
    await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
    await expect(page.getByText('Log in to choose where we deliver.')).toBeVisible();
    await button(page, 'Proceed to Summary').click();

    await expect(heading(page, 'Login')).toBeFocused();
    await page.getByLabel('Mobile Number').fill(imran ? '98765 43211' : ASHA);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/order-step-1');
    await expect(page.getByRole('group', { name: `Quantity of ${name}` })).toContainText('2');

    if (imran) {
      await openAddressForm(page);
      await expect(page.getByText('For: Imran Ansari')).toBeVisible();
      await button(page, 'Save').click();
      await expect(page.getByRole('alert').first()).toContainText('Please fill all required fields');
      await page.getByLabel('Pincode').fill('834001');
      await expect(page.getByText('Ranchi, Jharkhand', { exact: true }).first()).toBeVisible();
      await page.getByLabel('Address Line 1').fill('12 Main Road');
      await page.getByRole('radio', { name: 'Other' }).check();
      await page.getByLabel('Address Title', { exact: true }).fill(title);
      await button(page, 'Save').click();
    }
    await expect(page.getByRole('radio', { name: new RegExp(`^${title} `) })).toBeChecked();
    await button(page, 'Proceed to Summary').click();

    await expect(heading(page, 'Check your order')).toBeVisible();
    await expect(page.getByRole('heading', { name: `Deliver to ${title}` })).toBeVisible();
    const total = (await page.getByRole('definition').last().textContent())!;
    await button(page, 'Proceed to Payment').click();
    await expect(heading(page, 'Payment')).toBeFocused();
    await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible();
    await payBy(page, /^Pay ₹/);
    const id = await orderPlaced(page);
    await expect(heading(page, 'Order placed')).toBeFocused();
    await expect(page.getByText('Payment Confirmed')).toBeVisible();
    await expect(page.getByText(total).first()).toBeVisible();
    expect((await ordered(page, id)).items).toMatchObject([{ qty: 2 }]);
    await expect(
      page.getByRole('link', { name: 'Cart', exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    expect(said).toEqual([]);
  },
);

test(
  'who came in by an OTP is asked for the name with the first address, by keyboard, and has it from then on (C39)',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info),
      mobile = freshMobile();
    await store(page, { cart_meds: [lineOf(medicine)] });
    await open(page, '/login?next=%2Forder-step-1');
    await page.getByLabel('Mobile Number').fill(mobile);
    await button(page, 'Continue with OTP').click();
    await expect(heading(page, 'Log in with OTP')).toBeFocused();
    await page.getByLabel('OTP', { exact: true }).fill(await codeOf(page.request, mobile));
    await page.getByLabel('OTP', { exact: true }).press('Enter');
    await expect(heading(page, 'Your cart')).toBeFocused();
    await openAddressForm(page);
    const write = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    };
    await write('Pincode', '834001');
    await expect(page.getByText('Ranchi, Jharkhand', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/We deliver here for ₹/)).toBeVisible();
    await write('Address Line 1', '12 Main Road');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Write the full name')).toBeVisible();
    await write('Full Name', 'Savitri Devi');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: /^Home.+Savitri Devi/ })).toBeChecked();
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByRole('heading', { name: 'Deliver to Home' })).toBeVisible();
    await open(page, '/profile');
    await expect(heading(page, 'Savitri Devi')).toBeVisible();
  },
);

test('the same by keyboard alone', { tag: ['@phone', '@zoom'] }, async ({ page }, info) => {
  const medicine = await ownMedicine(page.request, info);
  await store(page, { cart_meds: [lineOf(medicine)] });
  await open(page, '/order-step-1');
  const press = async (name: string | RegExp) => {
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
  };
  await press(`Increase quantity of ${medicine.name}`);
  await press('Proceed to Summary');
  await expect(heading(page, 'Login')).toBeFocused();
  await tabTo(page, page.getByLabel('Mobile Number'));
  await page.keyboard.type(ASHA);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your cart')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: /^Home/ }));
  await page.keyboard.press('Space');
  await press('Proceed to Summary');
  await expect(heading(page, 'Check your order')).toBeFocused();
  await press('Proceed to Payment');
  await expect(heading(page, 'Payment')).toBeFocused();
  await press('Proceed to Payment');
  await expect(payWindow(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Payment was cancelled')).toBeVisible();
  await press('Proceed to Payment');
  await expect(payWindow(page)).toBeVisible();
  await tabTo(page, payWindow(page).getByRole('button', { name: /^Pay ₹/ }));
  await page.keyboard.press('Enter');
  expect((await ordered(page, await orderPlaced(page))).items).toMatchObject([{ id: medicine.id, qty: 2 }]);
});

test(
  'someone else receives it, with a prescription; both stand in the order',
  { tag: '@phone' },
  async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info, needsSheet);
    await shopping(page, [lineOf(medicine)]);
    await open(page, '/order-step-1');
    await expect(page.getByRole('main').getByText('Prescription needed').first()).toBeVisible();
    await prescriptionFile(page).setInputFiles(slip('slip from Dr. Mahato.png'));
    await expect(page.getByText('Uploaded')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Ordering for someone else?' }).check();
    await button(page, 'Proceed to Summary').click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please enter a valid 10-digit mobile number' }).first(),
    ).toBeVisible();
    await page.getByLabel('Their mobile number').fill('9123456780');
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByText('slip from Dr. Mahato.png')).toBeVisible();
    await expect(page.getByText('We call 91234 56780 about the delivery')).toBeVisible();
    await button(page, 'Proceed to Payment').click();
    await expect(heading(page, 'Payment')).toBeVisible();
    await payBy(page, /^Pay ₹/);
    expect(await ordered(page, await orderPlaced(page))).toMatchObject({
      contact_mobile: '9123456780',
      prescription_needed: true,
      prescription_id: expect.stringMatching(/./) as unknown as string,
      status: 'pending',
    });
  },
);

test('in Hindi, on a small screen', { tag: '@release' }, async ({ page, context, baseURL }, info) => {
  await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
  const medicine = await ownMedicine(page.request, info);
  await shopping(page, [lineOf(medicine)]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/order-step-1');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await button(page, 'ऑर्डर जाँचें').click();
  await button(page, 'भुगतान करें').click();
  await expect(heading(page, 'भुगतान')).toBeVisible();
  await button(page, 'भुगतान करें').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^भुगतान करें ₹/ })
    .click();
  await expect(page).toHaveURL(/order-success/, { timeout: 20_000 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test('Back after success makes no second order, and a reload shows the same one', async ({ page }, info) => {
  const medicine = await ownMedicine(page.request, info);
  await shopping(page, [lineOf(medicine)]);
  await toPayment(page);
  await payBy(page, /^Pay ₹/);
  const id = await orderPlaced(page);
  await page.reload();
  await expect(page.getByText(id)).toBeVisible();
  await page.goBack();
  await expect(heading(page, /Your cart is empty|Check your order/)).toBeVisible();
  await expect(heading(page, 'Your cart is empty')).toBeVisible();
  await page.goForward();
});
