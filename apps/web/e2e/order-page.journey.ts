import { expect, test } from '@playwright/test';
import { heading, needsSheet, ownMedicine } from './checkout.ts';
import { at, card, HISTORY, move, patient } from './orders.ts';
import { hydrated, tabTo } from './pages.ts';

test(
  'an order has a page: from the list by keyboard, with what waits, what comes next and its invoice by number',
  { tag: '@both' },
  async ({ page, context, baseURL }, info) => {
    const meena = await patient(page.request);
    const medicine = await ownMedicine(page.request, info);
    const id = await meena.orders(medicine, { qty: 2 });
    await at(page, meena, HISTORY);
    await expect(card(page, id)).toContainText('Waits for us');
    await tabTo(page, card(page, id).getByRole('link', { name: `Order ${id}` }));
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`/orders/${id}`);
    await expect(heading(page, `Order ${id}`)).toBeFocused();
    const main = page.getByRole('main');
    await expect(main.getByText(medicine.name)).toBeVisible();
    await expect(main.getByText('Flat 4B, Shanti Apartments', { exact: false })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    const way = main.getByRole('list', { name: 'Progress of this order' });
    await expect(way.locator('[aria-current="step"]')).toContainText('Pending');

    await move(page.request, id, 'Confirmed');
    await page.reload();
    await hydrated(page);
    await expect(main.getByText('We are packing your order, and bring it next.')).toBeVisible();
    await expect(way.locator('[aria-current="step"]')).toContainText('Processing');
    await tabTo(page, main.getByRole('button', { name: 'Generate Invoice' }));
    await page.keyboard.press('Enter');
    const invoice = main.getByRole('button', { name: 'Download Invoice' });
    await expect(invoice).toBeFocused();
    const { invoice_number } = await meena.order(id);
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toBe(`${invoice_number!.replaceAll('/', '-')}.pdf`);

    await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
    await page.reload();
    await hydrated(page);
    await expect(heading(page, `ऑर्डर ${id}`)).toBeVisible();
    await expect(main.getByText('हम आपका ऑर्डर पैक कर रहे हैं, और फिर लेकर आएँगे।')).toBeVisible();
  },
);

test('an order of somebody else has no page', async ({ page }, info) => {
  const meena = await patient(page.request),
    other = await patient(page.request);
  const id = await other.orders(await ownMedicine(page.request, info, needsSheet));
  await at(page, meena, `/orders/${id}`);
  await expect(heading(page, 'We could not find this order')).toBeVisible();
  await page.getByRole('link', { name: 'View My Orders' }).click();
  await expect(heading(page, 'Medicine Order History')).toBeFocused();
});
