import { expect, test, type Page } from '@playwright/test';
import { ownMedicine } from './checkout.ts';
import { ADMIN, at, card, HISTORY, patient } from './orders.ts';
import { hydrated } from './pages.ts';
import { asStaff } from './staff.ts';

/** Width and height of each page that the printer gets, in millimetres. */
async function sheets(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...points]) =>
    points.map((point) => Math.round((Number(point) / 72) * 25.4)),
  );
}

test(
  'of an order the staff prints a slip of A5 and a label of A6, and no empty sheet',
  { tag: '@release' },
  async ({ page }, info) => {
    const asha = await patient(page.request);
    const id = await asha.orders(await ownMedicine(page.request, info));
    await asStaff(page, ADMIN, `/admin/orders/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(id);
    await expect(page.locator('[data-slot="packing-slip"]')).toBeAttached();
    expect(await sheets(page)).toEqual([
      [148, 210],
      [148, 105],
    ]);
  },
);

test(
  'on paper the history of orders has nothing to press or to choose',
  { tag: '@release' },
  async ({ page }, info) => {
    const asha = await patient(page.request);
    const id = await asha.orders(await ownMedicine(page.request, info));
    await at(page, asha, HISTORY);
    await hydrated(page);
    await expect(card(page, id)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Show' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('combobox', { name: 'Show' })).toBeHidden();
    await expect(card(page, id)).toBeVisible();
    await expect(card(page, id).getByRole('button')).toHaveCount(0);
  },
);

test(
  'a page that is dark on the screen is printed black on white, without what only a screen has',
  { tag: '@release' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('preferences', '{"theme":"dark","comfort":0}'));
    await page.goto('/medicines/1');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print' });
    expect(
      await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      }),
    ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    for (const only of ['banner', 'navigation', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(only)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await sheets(page)).length).toBeGreaterThan(0);
  },
);
