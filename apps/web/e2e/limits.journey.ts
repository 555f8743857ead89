import type { Medicine, MedicineList } from '@doorstep/contract/medicine.schema';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { button, heading, lineOf, store } from './checkout.ts';
import { at, patient } from './orders.ts';
import { hydrated, tabTo } from './pages.ts';

/** First medicine of a search that is sold without a prescription. */
async function sold(request: APIRequestContext, search: string): Promise<Medicine> {
  const { data } = (await (await request.get(`/api/medicines/?search=${search}`)).json()) as MedicineList;
  return data.find(
    (one) => one.in_stock && !one.left && !one.prescription_required && one.form === 'tablet',
  )!;
}
/** First tablet in stock whose whole composition is this substance. */
async function tabletOf(request: APIRequestContext, substance: string): Promise<Medicine> {
  const { data } = (await (
    await request.get(`/api/medicines/?search=${substance}&limit=100`)
  ).json()) as MedicineList;
  return data.find(
    (one) =>
      one.in_stock &&
      !one.left &&
      one.composition?.startsWith(`${substance} `) &&
      !one.composition.includes('+'),
  )!;
}
async function cartOf(page: Page, lines: unknown[]) {
  await store(page, { cart_meds: lines });
  await page.goto('/order-step-1');
  await hydrated(page);
}

test(
  'a cart above a limit without a prescription says so, and goes on with fewer packs: by mouse, and by keyboard at 360 px',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const press = async (name: string) => {
      if (project.name === 'desktop') return button(page, name).click();
      await tabTo(page, button(page, name));
      return page.keyboard.press('Enter');
    };
    const meena = await patient(page.request),
      medicine = await sold(page.request, 'febrisol');
    await at(page, meena, '/');
    await cartOf(page, [lineOf(medicine, 5)]);
    const line = page.locator('[data-slot="cart-line"]'),
      limit = /^Without a prescription you can order at most 4 packs at a time and 6 packs in 7 days/;
    await expect(line.getByText(limit)).toBeVisible();
    await press('Proceed to Summary');
    await expect(page.getByRole('alert').getByRole('link', { name: limit })).toBeVisible();
    await expect(page).toHaveURL('/order-step-1');
    await press(`Decrease quantity of ${medicine.name}`);
    await expect(page.getByText(limit)).toHaveCount(0);
    await press('Proceed to Summary');
    await expect(heading(page, 'Check your order')).toBeVisible();
  },
);

test(
  'a cart with two medicines for the blood names both and the danger, up to the summary',
  { tag: ['@both', '@release'] },
  async ({ page }) => {
    const meena = await patient(page.request),
      warfarin = await tabletOf(page.request, 'Warfarin'),
      aspirin = await tabletOf(page.request, 'Aspirin');
    await at(page, meena, '/');
    await cartOf(page, [lineOf(warfarin), lineOf(aspirin)]);
    const notice = page.getByRole('alert').filter({ hasText: warfarin.name });
    await expect(notice).toContainText(aspirin.name);
    await expect(notice).toContainText(/bleed/i);
    await button(page, 'Proceed to Summary').click();
    await expect(heading(page, 'Check your order')).toBeVisible();
    await expect(notice).toContainText(aspirin.name);
    await page.goBack();
    await button(page, `Remove ${aspirin.name}`).click();
    await expect(notice).toHaveCount(0);
  },
);
