import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { button, heading, lineOf, orderPlaced, ownMedicine, payBy, shopping } from './checkout.ts';
import { at, HISTORY, patient } from './orders.ts';
import { open } from './pages.ts';

const routes = [
  '/',
  '/medicines',
  '/medicines?view=list&letter=P&sort=name-asc',
  '/medicines?search=zzzzzz',
  '/medicines/1',
  '/paramedical',
  '/no-such-page',
  '/login',
  '/order-step-1',
];

/** Nothing scrolls sideways at 320 px, at either size of text. */
async function fits(page: Page, what: string) {
  for (const size of ['100%', '200%']) {
    await page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
    }, size);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${what} at ${size}`,
    ).toBeLessThanOrEqual(320);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}
const inHindi = (context: BrowserContext, baseURL: string | undefined) =>
  context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);

test.describe('at 320 px with text of 200 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test(
    'the pages of a visitor read in Hindi without a sideways scroll',
    { tag: '@release' },
    async ({ page, context, baseURL }) => {
      await inHindi(context, baseURL);
      for (const path of routes) {
        await open(page, path);
        await fits(page, path);
      }
    },
  );
  test(
    'the pages of a patient read in Hindi without a sideways scroll',
    { tag: '@release' },
    async ({ page, context, baseURL }) => {
      const meena = await patient(page.request);
      await inHindi(context, baseURL);
      await at(page, meena, HISTORY);
      await expect(heading(page, 'दवाइयों के ऑर्डर')).toBeVisible();
      await fits(page, HISTORY);
      await meena.uploads();
      for (const [path, title] of [
        ['/prescriptions', 'मेरी पर्चियाँ'],
        ['/prescriptions/upload', 'पर्ची अपलोड करें'],
      ] as const) {
        await open(page, path);
        await expect(heading(page, title)).toBeVisible();
        await fits(page, path);
      }
    },
  );
  test('the way from cart to order reads in Hindi without a sideways scroll', async ({ page }, info) => {
    await shopping(page, [lineOf(await ownMedicine(page.request, info))]);
    await open(page, '/order-step-1');
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await fits(page, 'cart and address');
    await button(page, 'Add a new address').click();
    await expect(page.getByLabel('Pincode')).toBeVisible();
    await fits(page, 'an address to add');
    await button(page, 'Proceed to Summary').first().click();
    await expect(button(page, 'Proceed to Payment').first()).toBeVisible();
    await fits(page, 'summary');
    await button(page, 'Proceed to Payment').first().click();
    await expect(heading(page, 'Payment')).toBeVisible();
    await fits(page, 'payment');
    await payBy(page, /^Pay ₹/);
    await orderPlaced(page);
    await fits(page, 'success');
  });
});

test('each page has one h1, a title, landmarks and a language', { tag: '@release' }, async ({ page }) => {
  for (const path of routes) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page, path).toHaveTitle(/.+ - Doorstep$/);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role), path).toHaveCount(1);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en-IN');
  }
});

test('Back finds the place and the focus that was left', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/medicines');
  const tenth = page.getByRole('list', { name: 'Medicines' }).getByRole('article').nth(9).getByRole('link');
  await tenth.scrollIntoViewIfNeeded();
  await tenth.click();
  await expect(page).toHaveURL(/\/medicines\/\d+$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(tenth).toBeFocused();
  await expect(tenth).toBeInViewport();
});

test(
  'a list that is left keeps its layout, and nobody meets it until Back',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/medicines');
    const list = page.getByRole('list', { name: 'Medicines' }),
      first = list.getByRole('article').first().getByRole('link');
    const kept = await list.elementHandle();
    /** Without a layout nothing has a width. */
    const widthOf = () => kept!.evaluate((one) => one.getBoundingClientRect().width);
    const before = await widthOf();
    await first.click();
    await expect(page).toHaveURL(/\/medicines\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toHaveCount(0);
    await expect.poll(widthOf).toBe(before);
    const isMet = await kept!.evaluate((one) => {
      const link = one.querySelector('a')!;
      link.focus();
      return document.activeElement === link || one.checkVisibility();
    });
    expect(isMet).toBe(false);
    // Not even the room that it took.
    expect(await kept!.evaluate((one) => one.closest<HTMLElement>('main > div')!.offsetHeight)).toBe(0);
    await page.goBack();
    await expect(first).toBeInViewport();
    expect(await kept!.evaluate((one) => one.closest<HTMLElement>('main > div')!.style.length)).toBe(0);
  },
);

test(
  'Back to a page that was left without a link puts focus on its heading',
  { tag: '@release' },
  async ({ page }) => {
    await open(page, '/medicines');
    await page.getByRole('combobox', { name: 'Search for a medicine' }).fill('para');
    await page.getByRole('listbox').getByRole('option').first().click();
    // The address changes before the page does: Back from a page that was never shown leaves focus where it was.
    await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Medicines' })).toBeFocused();
  },
);

test(
  'a page opened anew begins at its top, wherever another was left',
  { tag: '@release' },
  async ({ page }) => {
    await open(page, '/medicines');
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await open(page, '/medicines/1');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 640, height: 360 } });
  test('no bar covers the field that is written in', { tag: '@release' }, async ({ page }, info) => {
    await shopping(page, [lineOf(await ownMedicine(page.request, info))]);
    await open(page, '/order-step-1');
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Ordering for someone else?' }).check();
    const field = page.getByRole('main').locator('input[type="tel"]');
    // At the lower edge, as a browser leaves it that scrolls no further than it has to.
    await field.evaluate((input: HTMLElement) => {
      input.focus({ preventScroll: true });
      scrollBy({ top: input.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' });
    });
    await expect(field).toBeFocused();
    expect(
      await field.evaluate((input) => {
        const { left, width, top, height } = input.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((part) =>
          input.contains(document.elementFromPoint(left + width / 2, top + height * part)),
        );
      }),
    ).toBe(true);
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--bottom-inset'),
      ),
    ).toBe('');
  });
});
