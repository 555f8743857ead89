import { expect, test } from '@playwright/test';
import { hydrated, open, results, tabTo } from './pages.ts';

test(
  'the list is narrowed by keyboard, stands in the address, and is there after a reload',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/medicines');
    await expect(page.getByText(/^Showing 12 of [\d,]+ medicines · page 1 of \d+$/)).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: /^Filters/ }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    const choose = async (label: string, option: string) => {
      const list = sheet.getByRole('combobox', { name: label });
      await expect(list.getByRole('option', { name: option })).toBeAttached();
      await tabTo(page, list);
      await list.selectOption({ label: option });
    };
    await choose('Prescription', 'Not needed');
    await choose('Form', 'Tablets');
    await choose('Used for', 'Pain and fever');
    await tabTo(page, sheet.getByRole('button', { name: 'Apply Filters' }));
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/prescription=no&form=tablet&use=Pain\+and\+fever/);
    await expect(page.getByRole('button', { name: /^Filters ?3/ })).toBeVisible();
    await expect(results(page).getByRole('article').first()).toBeVisible();
    await expect(results(page).getByText('Prescription needed')).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('button', { name: /^Filters ?3/ })).toBeVisible();
    await expect(results(page).getByText('Prescription needed')).toHaveCount(0);
    await tabTo(page, page.getByRole('link', { name: 'Clear all filters' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/medicines');
  },
);

test('the way to the last page is one press', { tag: '@release' }, async ({ page }) => {
  await open(page, '/medicines');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const last = (await pages
    .getByRole('link', { name: /^Page / })
    .last()
    .getAttribute('aria-label'))!;
  await pages.getByRole('link', { name: last, exact: true }).click();
  const number = last.replace('Page ', '');
  await expect(page).toHaveURL(`/medicines?page=${number}`);
  await expect(page.getByText(new RegExp(`page ([\\d,]+) of \\1$`))).toBeVisible();
});

test(
  'nothing found leads on by keyboard: to a close spelling, the prescription and the phone',
  { tag: ['@both', '@release'] },
  async ({ page, context, baseURL }) => {
    await open(page, '/medicines?search=paracitemolex');
    await expect(page.getByRole('heading', { name: 'No medicines found' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
    await expect(main.getByRole('link', { name: 'Send a prescription' })).toHaveAttribute(
      'href',
      '/prescriptions/upload',
    );
    const meant = main.getByRole('navigation', { name: 'Did you mean' });
    await tabTo(page, meant.getByRole('link', { name: 'paracetamol', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/medicines?search=paracetamol');
    await expect(results(page).getByRole('article').first()).toBeVisible();

    await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
    await page.goto('/medicines?search=paracitemolex');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'कोई दवाई नहीं मिली' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'क्या आप यह खोज रहे थे' })).toBeVisible();
  },
);
