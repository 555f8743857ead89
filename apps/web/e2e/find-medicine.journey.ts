import { expect } from '@playwright/test';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { complaints, hydrated, inStock, item, open, relisted, results, tabTo } from './pages.ts';
import { test } from './translated.ts';

const phone = (name: string) => name === 'phone';

test(
  'a visitor searches, filters, pages, switches to list view, opens a medicine, adds it, changes the quantity, reloads and finds it again',
  { tag: ['@both', '@translated'] },
  async ({ page }, { project }) => {
    const said = complaints(page);
    await open(page, '/');
    await page.getByRole('link', { name: 'View All Medicines' }).click();
    await expect(page).toHaveURL('/medicines');
    await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toBeFocused();

    const search = page.getByRole('combobox', { name: 'Search for a medicine' });
    await search.fill('para');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(6);
    await relisted(page, () => search.press('Enter'));
    await expect(page).toHaveURL('/medicines?search=para');
    await expect(results(page).getByRole('article')).toHaveCount(12);

    if (phone(project.name)) {
      await page.getByRole('button', { name: /^Filters/ }).click();
      const sheet = page.getByRole('dialog', { name: /Filters/ });
      await sheet.getByText('Price: low to high').click();
      await sheet.getByRole('button', { name: 'Apply Filters' }).click();
    } else {
      await page.getByRole('radio', { name: 'Price: low to high' }).check();
    }
    await expect(page).toHaveURL('/medicines?search=para&sort=price-asc');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2$/ }).click();
    await expect(page).toHaveURL('/medicines?search=para&sort=price-asc&page=2');
    await page.getByRole('link', { name: 'List' }).click();
    await expect(page).toHaveURL('/medicines?search=para&sort=price-asc&page=2&view=list');
    await page.goBack();
    await expect(page).toHaveURL('/medicines?search=para&sort=price-asc&page=2');
    await page.goForward();
    // The address changes before the list does: what is opened is of this page, so that Back finds it.
    const asked = await page.request.get('/api/medicines/?search=para&sort=price-asc&page=2&limit=12');
    const { data } = (await asked.json()) as MedicineList;
    await expect(results(page).getByRole('article').first()).toContainText(data[0]!.name);

    const first = inStock(page).first();
    const name = (await first.getByRole('heading').textContent())!;
    await first.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await page
      .getByRole('main')
      .getByRole('button', { name: `Increase quantity of ${name}` })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible();

    await page.reload();
    await hydrated(page);
    await expect(
      page
        .getByRole('main')
        .getByRole('group', { name: `Quantity of ${name}` })
        .first(),
    ).toContainText('2');
    await page.goBack();
    await expect(item(page, name).getByRole('group', { name: `Quantity of ${name}` })).toContainText('2');
    expect(said).toEqual([]);
  },
);

test('the same by keyboard alone', { tag: '@zoom' }, async ({ page }) => {
  await open(page, '/medicines');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Search for a medicine' }));
  await page.keyboard.type('para');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await relisted(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL('/medicines?search=para');
  await expect(results(page).getByRole('article')).toHaveCount(12);

  await tabTo(page, page.getByRole('link', { name: 'List' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/medicines?search=para&view=list');
  await expect(results(page).locator('[data-slot="medicine-row"]')).toHaveCount(12);
  const first = inStock(page).first();
  const name = (await first.getByRole('heading').textContent())!;
  await tabTo(page, first.getByRole('link', { name }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first(),
  );
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: `Increase quantity of ${name}` })
      .first(),
  );
  await page.keyboard.press('Space');
  await page.reload();
  await hydrated(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('group', { name: `Quantity of ${name}` })
      .first(),
  ).toContainText('2');
});

test('Hindi and dark stay after a reload', { tag: '@release' }, async ({ page }) => {
  await open(page, '/medicines');
  if (await page.getByRole('button', { name: 'हिन्दी' }).first().isHidden())
    await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'हिन्दी' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'दवाइयाँ' })).toBeVisible();
  await page.getByRole('contentinfo').getByLabel('रंग').selectOption('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1, name: 'दवाइयाँ' })).toBeVisible();
});

test('both paths of each page are one screen', { tag: '@release' }, async ({ page }) => {
  for (const path of ['/Medicines', '/medicines/', '/medicines']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toBeVisible();
  }
  await page.goto('/medicines');
  const href = (await results(page)
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href'))!;
  await page.goto(href.replace('/medicines/', '/medicine/'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'the list can be read, searched, filtered and paged',
    { tag: '@release' },
    async ({ page }, { project }) => {
      await page.goto('/medicines');
      await expect(results(page).getByRole('article')).toHaveCount(12);
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2$/ }).click();
      await expect(page).toHaveURL('/medicines?page=2');
      await page.getByRole('combobox', { name: 'Search for a medicine' }).fill('para');
      await page.getByRole('combobox', { name: 'Search for a medicine' }).press('Enter');
      await expect(page).toHaveURL(/search=para/);
      await expect(results(page).getByRole('article')).toHaveCount(12);
      if (!phone(project.name)) {
        const letter = (await results(page)
          .getByRole('article')
          .first()
          .getByRole('heading')
          .textContent())![0]!;
        await page.getByRole('link', { name: letter, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`letter=${letter}`));
      }
      await results(page).getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
  test(
    'what a patient should know is read in Hindi, under the Hindi name and the name on the pack',
    { tag: ['@both', '@release'] },
    async ({ page, context, baseURL }) => {
      await page.goto('/medicines');
      const onPack = (await results(page).getByRole('article').first().getByRole('heading').textContent())!;
      await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
      await page.reload();
      const card = page.getByRole('list', { name: 'दवाइयाँ' }).getByRole('article').first();
      await expect(card).toContainText(onPack);
      const link = card.getByRole('heading').getByRole('link');
      const name = (await link.textContent())!;
      expect(name).toMatch(/^[\u0900-\u097f]/);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('main').getByText(onPack, { exact: true }).first()).toBeVisible();
      await expect(page).toHaveTitle(`${name} (${onPack}) - Doorstep`);
      for (const section of ['किस काम की है', 'कैसे लें', 'कब न लें', 'दूसरे असर (साइड इफ़ेक्ट)', 'कैसे रखें'])
        await expect(page.getByRole('heading', { level: 3, name: section, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /^फ़ार्मासिस्ट से पूछें/ })).toHaveAttribute(
        'href',
        'tel:+916512345678',
      );
    },
  );
});
