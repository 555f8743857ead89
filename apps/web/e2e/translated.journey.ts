// A patient whose browser translates every page: each step works, and what changes is shown.
import { translatePage } from '@doorstep/tooling/translator';
import { expect, test, type Page } from '@playwright/test';
import { atPayment, button, heading, lineOf, ownMedicine, shopping } from './checkout.ts';
import { complaints, inStock, open, relisted, results } from './pages.ts';

/** Starts the translator once the page stands, as Chrome does. */
async function translate(page: Page) {
  await page.addInitScript(`addEventListener('load', () => { (${translatePage.toString()})(); });`);
}
const isTranslated = (page: Page) =>
  expect(page.getByRole('main').locator('font > font').first()).toBeAttached();
const works = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toHaveCount(0);

test.beforeEach(({ page }) => translate(page));

test('a translated list turns its page and counts what is added', async ({ page }) => {
  const said = complaints(page);
  await open(page, '/medicines');
  await isTranslated(page);
  await inStock(page)
    .first()
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await relisted(page, () => page.getByRole('link', { name: '2', exact: true }).click());
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await works(page);
  expect(said).toEqual([]);
});

test('a translated cart shows the new quantity and total', async ({ page }, info) => {
  const said = complaints(page);
  const medicine = await ownMedicine(page.request, info);
  await shopping(page, [lineOf(medicine)]);
  await open(page, '/cart');
  await isTranslated(page);
  const rupees = (n: number) =>
    `₹${n.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  await expect(page.getByText(rupees(medicine.offer_price)).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /more|increase|one more|add/i })
    .first()
    .click();
  await expect(page.getByText(rupees(medicine.offer_price * 2)).first()).toBeVisible();
  await works(page);
  expect(said).toEqual([]);
});

test('a translated login shows what is wrong and then goes on', async ({ page }) => {
  await open(page, '/profile');
  await expect(heading(page, /Log ?in/i)).toBeVisible();
  await isTranslated(page);
  await page.getByLabel('Mobile number').fill('123');
  await button(page, /OTP/).first().click();
  await expect(page.getByText(/valid 10-digit/).first()).toBeVisible();
  await works(page);
});

test('a translated payment opens the window of the provider', async ({ page }, info) => {
  const said = complaints(page);
  await atPayment(page, await ownMedicine(page.request, info));
  await isTranslated(page);
  await button(page, /^Pay/).first().click();
  await expect(page.locator('iframe').first()).toBeAttached();
  await works(page);
  expect(said).toEqual([]);
});
