import { expect, test, type Page } from '@playwright/test';
import { button, heading } from './checkout.ts';
import { ADMIN } from './orders.ts';
import { complaints, hydrated, results, tabTo } from './pages.ts';
import { asStaff } from './staff.ts';

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
/** It is there, and not only its place. */
const drawn = async (page: Page, of: string, src: RegExp) => {
  const picture = page.locator(of).first();
  await expect(picture).toHaveAttribute('src', src);
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
};

test(
  'staff add a medicine and its picture by keyboard; a patient sees it in the list and on its page',
  { tag: ['@both', '@release'] },
  async ({ page, browser, baseURL }, info) => {
    const code = `F${info.project.name[0]}${Date.now().toString(36)}`.toUpperCase(),
      name = `Fotomol ${code}`;
    await asStaff(page, ADMIN, '/admin/catalogue/new');
    const said = complaints(page);
    await expect(heading(page, 'A new medicine')).toBeVisible();
    await page.getByLabel('Code of the pharmacy').fill(code);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('MRP (₹)').fill('120');
    await button(page, 'Save').click();
    await expect(heading(page, name)).toBeVisible();

    // Any picture will do: that of the page.
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'pack.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(
      page.getByRole('img', { name: `The chosen picture of ${name}, not saved yet` }),
    ).toBeVisible();
    await fits(page);
    await tabTo(page, button(page, 'Save the picture'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('The shop shows the new picture')).toBeVisible();
    await expect(page.getByLabel('Picture file')).toBeFocused();
    await fits(page);

    const patient = await browser.newContext({ baseURL: baseURL!, viewport: page.viewportSize() });
    const shop = await patient.newPage();
    await shop.goto(`/medicines?search=${code}`);
    await hydrated(shop);
    const card = results(shop).getByRole('article').filter({ hasText: name });
    await expect(card).toBeVisible();
    await drawn(shop, 'main article img', /^\/api\/img\/picture\/[\w-]{43}-card\.jpg$/);
    await card.getByRole('link', { name }).click();
    await expect(heading(shop, name)).toBeVisible();
    await drawn(shop, '[data-slot="medicine-detail"] img', /^\/api\/img\/picture\/[\w-]{43}\.jpg$/);

    // It comes back as it was, and goes again.
    await tabTo(page, button(page, 'Undo'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Undo')).toBeHidden();
    await drawn(page, '[data-slot="medicine-picture"] img', /\.svg/);
    await shop.reload();
    await expect(heading(shop, name)).toBeVisible();
    await drawn(shop, '[data-slot="medicine-detail"] img', /\.svg/);

    await page.goto('/admin/audit');
    await hydrated(page);
    await expect(page.getByText(/picture from/).first()).toBeVisible();
    await fits(page);
    expect(said).toEqual([]);
    await patient.close();
  },
);
