import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { button, heading, needsSheet, ownMedicine } from './checkout.ts';
import { ADMIN, patient } from './orders.ts';
import { complaints, tabTo } from './pages.ts';
import { asStaff, row, status } from './staff.ts';

test(
  'by keyboard alone: chosen orders go out together, the one that waits for a prescription is told, and again nothing changes',
  { tag: '@both' },
  async ({ page }, info) => {
    const asha = await patient(page.request);
    const name = `Bulk ${info.project.name} Munda`;
    await asha.rename(name);
    const plain = await ownMedicine(page.request, info),
      sheet = await ownMedicine(page.request, info, needsSheet);
    const [one, two, blocked] = [
      await asha.orders(plain),
      await asha.orders([plain, await ownMedicine(page.request, info)]),
      await asha.orders(sheet),
    ];
    await asStaff(page, ADMIN, `/admin/orders?search=${encodeURIComponent(name)}`);
    const said = complaints(page);
    await expect(page.getByText('3 orders', { exact: true })).toBeVisible();
    const all = page.getByRole('checkbox', { name: 'Choose all 3 that can go out' });
    await tabTo(page, all);
    await page.keyboard.press('Space');
    await expect(page.getByText('3 orders chosen')).toBeVisible();
    const send = button(page, 'Out for Delivery');
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`2 orders are out for delivery. Not sent out: ${blocked}.`)).toBeVisible();
    await expect(send).toBeFocused();
    await expect(status(page, blocked)).toHaveAccessibleDescription(
      'A pharmacist has to approve the prescription first.',
    );
    for (const id of [one, two]) await expect(status(page, id)).toHaveValue('shipped');
    await expect(page.getByText('1 order chosen')).toBeVisible();
    expect(await Promise.all([one, two, blocked].map(async (id) => (await asha.order(id)).status))).toEqual([
      'shipped',
      'shipped',
      'pending',
    ]);
    const timeline = (await asha.order(one)).timeline.length;
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Not sent out: ${blocked}.`).last()).toBeVisible();
    expect((await asha.order(one)).timeline).toHaveLength(timeline);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    expect(said).toEqual([]);
  },
);

test(
  'the list stands by sum or by when it is due, in its address, and comes out as a file',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const asha = await patient(page.request);
    const name = `Sorted ${info.project.name} Devi`;
    await asha.rename(name);
    const [one, two] = [await ownMedicine(page.request, info), await ownMedicine(page.request, info)];
    const small = await asha.orders(one),
      large = await asha.orders([one, two]);
    const query = `search=${encodeURIComponent(name).replaceAll('%20', '+')}`;
    await asStaff(page, ADMIN, `/admin/orders?${query}`);
    const first = page.getByRole('rowheader').first();
    await expect(first).toContainText(large);
    if (info.project.name.startsWith('phone'))
      await page.getByRole('combobox', { name: 'Sort', exact: true }).selectOption('Smallest sum first');
    else {
      const total = page.getByRole('columnheader', { name: 'Total' });
      await expect(total).toHaveAttribute('aria-sort', 'none');
      await total.getByRole('link').click();
      await expect(page).toHaveURL(`/admin/orders?${query}&sort=-total`);
      await expect(total).toHaveAttribute('aria-sort', 'descending');
      await total.getByRole('link').click();
      await expect(total).toHaveAttribute('aria-sort', 'ascending');
    }
    await expect(page).toHaveURL(`/admin/orders?${query}&sort=total`);
    await expect(first).toContainText(small);
    await page.reload();
    await expect(row(page, small)).toBeVisible();
    await expect(first).toContainText(small);
    const coming = page.waitForEvent('download');
    await button(page, 'Download as CSV').click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('orders.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]!.startsWith('\uFEFForder,ordered_at,ordered_at_iso,patient,')).toBe(true);
    expect(lines.slice(1).map((line) => line.slice(0, small.length))).toEqual([small, large]);
    await page.getByRole('link', { name: `Details of order ${small}` }).click();
    await expect(heading(page, small)).toBeFocused();
    await page.goBack();
    await expect(first).toContainText(small);
  },
);
