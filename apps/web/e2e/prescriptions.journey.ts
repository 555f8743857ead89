import { expect, type Page } from '@playwright/test';
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
import { at, patient, pictureIn, review, slip } from './orders.ts';
import { complaints, tabTo } from './pages.ts';
import { test } from './translated.ts';

const MINE = '/prescriptions',
  UPLOAD = '/prescriptions/upload';
const field = (page: Page) => page.getByLabel('Prescription', { exact: true });
const cards = (page: Page) => page.getByRole('article', { name: /^Uploaded / });

test('upload a prescription and see it approved', async ({ page, context }) => {
  const meena = await patient(page.request);
  await at(page, meena, MINE);
  const said = complaints(page);
  await expect(page.getByRole('heading', { name: 'No prescriptions uploaded' })).toBeVisible();
  await page.getByRole('link', { name: 'Upload New' }).click();
  await expect(heading(page, 'Upload prescription')).toBeFocused();
  await expect(page).toHaveTitle('Upload prescription - Doorstep');
  await expect(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', MINE);
  await field(page).setInputFiles(slip());
  await expect(page.getByText('Ready to upload')).toBeVisible();
  await button(page, 'Remove').click();
  await expect(field(page)).toBeFocused();
  await field(page).setInputFiles(slip());
  await button(page, 'Upload prescription').click();
  await expect(page.getByText('Uploaded. A pharmacist looks at it next.')).toBeVisible();
  await expect(page).toHaveURL(MINE);

  await expect(heading(page, 'My Prescriptions')).toBeFocused();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Waiting for the pharmacist');
  await expect(page.getByText('They call you to confirm before your order is packed.')).toBeVisible();
  await expect(cards(page).getByRole('img')).toHaveAttribute('src', /^blob:/);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    cards(page).getByRole('button', { name: 'View Full Size' }).click(),
  ]);
  expect(await pictureIn(tab)).toEqual({ type: 'image/jpeg', drawn: true });
  await tab.close();

  const { id } = (await meena.prescriptions())[0]!;
  await review(page.request, id, { decision: 'approved' });
  await page.reload();
  await expect(cards(page)).toContainText('Approved');
  await expect(cards(page)).toContainText(/Valid until \w{3} \d+ \w{3} 20\d\d/);

  await cards(page)
    .getByRole('button', { name: /^Delete prescription of / })
    .click();
  const asked = page.getByRole('alertdialog', { name: 'Delete this prescription?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards(page).getByRole('button', { name: /^Delete prescription of / })).toBeFocused();
  await cards(page)
    .getByRole('button', { name: /^Delete prescription of / })
    .click();
  await asked.getByRole('button', { name: 'Delete prescription' }).click();
  await expect(page.getByRole('heading', { name: 'No prescriptions uploaded' })).toBeVisible();
  await expect(heading(page, 'My Prescriptions')).toBeFocused();
  expect(await meena.prescriptions()).toEqual([]);
  expect(said).toEqual([]);
});

test('the same by keyboard alone', { tag: ['@phone', '@zoom', '@translated'] }, async ({ page }) => {
  const meena = await patient(page.request);
  // Listened for before the page is open: a chooser that opens while the browser is still told to report it is lost.
  page.on('filechooser', (chooser) => void chooser.setFiles(slip()));
  await at(page, meena, UPLOAD);
  await tabTo(page, field(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ready to upload')).toBeVisible();
  await tabTo(page, button(page, 'Upload prescription'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My Prescriptions')).toBeFocused();
  const { id } = (await meena.prescriptions())[0]!;
  await review(page.request, id, { decision: 'rejected', reason: 'The date cannot be read.' });
  await page.reload();
  await expect(cards(page)).toContainText('Not approved');
  await expect(cards(page)).toContainText('The date cannot be read.');
  await tabTo(page, cards(page).getByRole('button', { name: /^Delete/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No prescriptions uploaded' })).toBeVisible();
});

test(
  'one that was sent before is chosen at checkout, and stands in the order; a PDF has a sign in place of a picture',
  { tag: '@release' },
  async ({ page, context }, info) => {
    const medicine = await ownMedicine(page.request, info, needsSheet);
    const meena = await patient(page.request);
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    );
    const { id } = await meena.uploads({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: pdf });
    await at(page, meena, MINE);
    await expect(cards(page)).toBeVisible();
    await expect(cards(page).getByRole('img')).toHaveCount(0);
    await Promise.all([
      context.waitForEvent('page').then((tab) => tab.close().catch(() => {})),
      cards(page).getByRole('button', { name: 'View Full Size' }).click(),
    ]);

    await at(page, meena, '/order-step-1', { cart_meds: [lineOf(medicine)] });
    const earlier = page.getByRole('radio', { name: /^Prescription of .*Waiting for the pharmacist/ }),
      another = page.getByRole('radio', { name: /^A new one/ });
    await expect(another).toBeChecked();
    await earlier.check();
    await expect(field(page)).toHaveCount(0);
    await another.check();
    await expect(prescriptionFile(page)).toBeVisible();
    await earlier.check();
    await page.reload();
    await expect(earlier).toBeChecked();
    await button(page, 'Proceed to Summary').click();
    await expect(page.getByRole('heading', { name: 'A pharmacist checks it' })).toBeVisible();
    await expect(page.getByText(/^Prescription of /)).toBeVisible();
    await button(page, 'Proceed to Payment').click();
    await expect(heading(page, 'Payment')).toBeVisible();
    await payBy(page, /^Pay ₹/);
    const order = await orderPlaced(page);
    await expect(page.locator('[data-slot="rx-status-line"]')).toContainText(
      'A pharmacist is checking your prescription',
    );
    expect(await meena.order(order)).toMatchObject({ prescription_id: id });
  },
);
