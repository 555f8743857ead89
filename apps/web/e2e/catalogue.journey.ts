import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { button, heading } from './checkout.ts';
import { ADMIN } from './orders.ts';
import { complaints, hydrated, tabTo } from './pages.ts';
import { asStaff, row, taken } from './staff.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Import a catalogue' });
async function bring(page: Page, name: string, csv: string) {
  await panel(page)
    .getByLabel('CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await taken(panel(page), 'Check first', 'Checked. Nothing was changed yet.');
}
/** After another's import in between the file is checked again. */
async function imported(page: Page) {
  const importNow = panel(page).getByRole('button', { name: 'Import', exact: true });
  await expect(async () => {
    if (!(await importNow.isVisible()))
      await taken(panel(page), 'Check first', 'Checked. Nothing was changed yet.');
    await importNow.click();
    await expect(
      panel(page)
        .getByText('Imported', { exact: true })
        .or(panel(page).getByText('Another import is running.')),
    ).toBeVisible();
    await expect(panel(page).getByText('Imported', { exact: true })).toBeVisible({ timeout: 100 });
  }).toPass();
}
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );

test(
  'a file is mapped, shown and imported; prices of many change by keyboard; a whole import is undone',
  { tag: '@both' },
  async ({ page }, info) => {
    const code = `J${info.project.name[0]}${Date.now().toString(36)}`.toUpperCase();
    const [one, two] = [`Mapol ${code} 250`, `Mapol ${code} 500`];
    await asStaff(page, ADMIN, '/admin/catalogue/import');
    const said = complaints(page);
    await expect(heading(page, 'Import into the catalogue')).toBeVisible();

    // Nobody calls a price 'Ours': it is chosen by hand.
    await bring(
      page,
      `${code}-first.csv`,
      `Item code,Medicine,MRP,Ours,Lot\n${code}-1,${one},120,100,L1\n${code}-2,${two},240,200,L2\n${code}-3,,10,5,\n`,
    );
    await expect(page.getByLabel('Batch')).toHaveValue('4');
    await expect(page.getByLabel('Offer price')).toHaveValue('');
    await page.getByLabel('Offer price').selectOption('Ours');
    await taken(panel(page), 'Check first', 'Checked. Nothing was changed yet.');
    await expect(row(page, one).getByText('Offer price (₹): 100')).toBeVisible();
    await fits(page);
    const [bad] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Bad rows as a file').click(),
    ]);
    expect(await readFile((await bad.path())!, 'utf8')).toBe(
      `\uFEFFItem code,Medicine,MRP,Ours,Lot,line,reason\r\n${code}-3,,10,5,,4,The name is missing.\r\n`,
    );
    await imported(page);

    // By keyboard alone: both are chosen, and cost a tenth less.
    await page.goto(`/admin/catalogue?search=${code}`);
    await hydrated(page);
    await expect(page.getByText('2 medicines', { exact: true })).toBeVisible();
    for (const name of [one, two]) {
      await tabTo(page, page.getByRole('checkbox', { name: `Choose ${name}` }));
      await page.keyboard.press('Space');
    }
    await tabTo(page, button(page, 'Choose none'));
    await page.keyboard.press('Tab');
    await expect(button(page, 'Price and stock of 2 chosen')).toBeFocused();
    await page.keyboard.press('Enter');
    const bulk = page.getByRole('form', { name: 'Price and stock of 2 medicines' });
    await tabTo(page, bulk.getByLabel('Price', { exact: true }));
    await page.keyboard.type('Offer');
    await tabTo(page, bulk.getByLabel('How much'));
    await page.keyboard.type('-10');
    await page.keyboard.press('Enter');
    await expect(bulk.getByText('₹200.00 → ₹180.00')).toBeVisible();
    await fits(page);
    await tabTo(page, bulk.getByRole('button', { name: 'Change 2 medicines' }));
    await page.keyboard.press('Enter');
    await expect(bulk.getByText('Changed', { exact: true })).toBeVisible();
    await bulk.getByRole('button', { name: 'Close' }).click();
    await expect(row(page, two).getByText('₹180.00')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download as CSV').click(),
    ]);
    const lines = (await readFile((await file.path())!, 'utf8')).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`${code}-1,${one},`);
    expect(lines[1]).toContain('120.00,90.00');

    // A file with wrong prices is taken back whole.
    await page.goto('/admin/catalogue/import');
    await hydrated(page);
    await expect(heading(page, 'Import into the catalogue')).toBeVisible();
    await bring(page, `${code}-wrong.csv`, `code,name,mrp\n${code}-1,${one},1\n${code}-2,${two},2\n`);
    await imported(page);
    await page.getByRole('button', { name: new RegExp(`^Undo the import of ${code}-wrong.csv`) }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('2 go back to what they were, 0 that it added go away.');
    await dialog.getByRole('button', { name: 'Undo the import' }).click();
    await expect(row(page, `${code}-wrong.csv`).getByText('Undone')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // What was changed since the first import stays.
    await page.getByRole('button', { name: new RegExp(`^Undo the import of ${code}-first.csv`) }).click();
    await expect(dialog).toContainText(`2 stay as they are: ${one} (changed since), ${two} (changed since)`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await fits(page);
    await page.goto(`/admin/catalogue?search=${code}`);
    await hydrated(page);
    await expect(row(page, one).getByText('₹90.00')).toBeVisible();
    await expect(row(page, two).getByText('₹180.00')).toBeVisible();
    // That another import was running is told, and no fault.
    expect(said.filter((one) => !one.includes('409'))).toEqual([]);
  },
);
