import { readFile } from 'node:fs/promises';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { expect, test } from '@playwright/test';
import { button, heading } from './checkout.ts';
import { move, patient, PHARMACIST, review } from './orders.ts';
import { complaints, hydrated, tabTo } from './pages.ts';
import { asStaff } from './staff.ts';

test(
  'a medicine of Schedule H1 stands in the register once it has left the shop, month by month, and comes out as a file',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const { data } = (await (
      await page.request.get('/api/medicines/?search=cefixime&limit=50')
    ).json()) as MedicineList;
    const medicine = data.find(({ in_stock, prescription_required }) => in_stock && prescription_required)!;
    const asha = await patient(page.request),
      name = `Register ${info.project.name} Oraon`;
    await asha.rename(name);
    const { id: prescription_id } = await asha.uploads();
    const id = await asha.orders(medicine, { prescription_id });
    await review(page.request, prescription_id, {
      decision: 'approved',
      lines: [{ id: 0, order_id: id, decision: 'approved' }],
    });
    await asStaff(page, PHARMACIST, '/admin/register');
    const said = complaints(page);
    await expect(heading(page, 'Register of Schedule H1')).toBeVisible();
    const month = page.getByRole('combobox', { name: 'Month' });
    await expect(month).not.toHaveValue('');
    const now = await month.inputValue();
    await expect(page.getByRole('row').filter({ hasText: id })).toHaveCount(0);

    await move(page.request, id, 'Out for Delivery');
    await page.reload();
    await hydrated(page);
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(row).toContainText(name);
    for (const told of [
      medicine.name,
      'Flat 4B, Shanti Apartments',
      'Dr. R. Prasad',
      'JH-1203',
      'Prasad Clinic, Ranchi',
      'Fri 20 Nov 2026',
    ])
      await expect(row).toContainText(told);
    await expect(row.getByRole('link')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );

    await tabTo(page, month);
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Nothing in this month')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/register\?month=20\d\d-\d\d$/);
    await page.goBack();
    await expect(row).toBeVisible();
    await expect(month).toHaveValue(now);

    const coming = page.waitForEvent('download');
    await button(page, 'Download as CSV').click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`register-h1-${now}.csv`);
    expect(await readFile(await file.path(), 'utf8')).toContain(`,${id},${name},`);
    expect(said).toEqual([]);
  },
);
