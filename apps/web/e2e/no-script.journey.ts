import { expect, test } from '@playwright/test';
import { results } from './pages.ts';

test.use({ javaScriptEnabled: false, actionTimeout: 20_000 });

test('without a script a doctor is found by name and specialty', { tag: '@release' }, async ({ page }) => {
  await page.goto('/doctors');
  const doctors = page.getByRole('main').getByRole('article');
  await expect(doctors).toHaveCount(25);
  await page.getByRole('combobox', { name: 'Specialty' }).selectOption('Cardiology');
  await page.getByRole('textbox', { name: 'Name of the doctor' }).fill('sanjay');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/search=sanjay.*specialty=Cardiology/);
  await expect(doctors).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Specialty' })).toHaveValue('Cardiology');
  await expect(doctors.getByRole('link', { name: /^Book/ })).toHaveAttribute(
    'href',
    /^\/doctor-slots\?doctor=\d+$/,
  );
  await doctors.getByRole('link', { name: 'Dr. Sanjay Mukherjee', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dr. Sanjay Mukherjee' })).toBeVisible();
});

test(
  'without a script the list is narrowed, sorted, turned over and widened again',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/medicines');
    await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toBeVisible();
    // What needs a script is gone.
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
    const plain = page.locator('[data-slot="plain-filters"]');
    await plain.getByRole('link', { name: 'Filters' }).click();
    await plain.getByLabel('Prescription').selectOption({ label: 'Not needed' });
    await plain.getByLabel('In stock only').check();
    await plain.getByLabel('Price of a pack').selectOption({ label: '₹100 to ₹300' });
    await expect(plain.getByLabel('Used for').getByRole('option', { name: 'Pain and fever' })).toBeAttached();
    await plain.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/prescription=no.*price=100-300/);
    await expect(results(page).getByRole('article').first()).toBeVisible();
    await expect(results(page).getByText('Prescription needed')).toHaveCount(0);
    await expect(results(page).getByText('Out of stock')).toHaveCount(0);

    // The order: in the sidebar, and where there is none in the filters. What was chosen before stays.
    const side = page.locator('[data-slot="medicine-filters"]');
    const sorted = (await side.isVisible()) ? side : plain;
    if (sorted === plain) await plain.getByRole('link', { name: 'Filters' }).click();
    await sorted.getByLabel('Price: low to high').check();
    await sorted.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/price=100-300.*sort=price-asc|sort=price-asc.*price=100-300/);
    const prices = async () =>
      (await results(page).locator('article [data-slot="price"]').allTextContents()).map((text) =>
        Number(/₹([\d,]+(?:\.\d+)?)/.exec(text)![1]!.replaceAll(',', '')),
      );
    const first = await prices();
    expect(first.length).toBeGreaterThan(1);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    for (const one of first) expect(one).toBeGreaterThanOrEqual(100);

    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/page 2 of/)).toBeVisible();
    const second = await prices();
    expect(second[0]).toBeGreaterThanOrEqual(first.at(-1)!);

    // A search keeps the filters; each of them is taken away by its link.
    const active = page.getByRole('list', { name: 'Filters in use' });
    await active.getByRole('link', { name: '₹100 to ₹300, remove' }).click();
    await expect(page).not.toHaveURL(/price=1/);
    await expect(active.getByRole('link')).toHaveCount(2);
    const search = page.getByRole('combobox', { name: 'Search for a medicine' });
    await search.fill('paracetamol');
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /paracetamol/ })).toBeVisible();
    await expect(active.getByRole('link')).toHaveCount(2);
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/medicines');
    expect(await page.locator('html').evaluate((html) => html.scrollWidth <= window.innerWidth)).toBe(true);
  },
);
