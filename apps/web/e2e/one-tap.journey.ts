import { expect, test, type Page } from '@playwright/test';
import { lineOf, ownMedicine, shopping } from './checkout.ts';
import { hydrated, open } from './pages.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick access' });
/** Nothing of the page lies over it. */
const isOnTop = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.every((one) => {
      const { left, width, top, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

test('from any page five things are one tap away', { tag: '@phone' }, async ({ page }, info) => {
  for (const path of ['/', '/medicines', '/medicines/1', '/about', '/no-such-page', '/login']) {
    await open(page, path);
    for (const [role, name] of [
      ['link', 'Orders'],
      ['link', 'Prescriptions'],
      ['link', 'Call us'],
      ['button', 'Comfort'],
      ['button', 'हिन्दी'],
    ] as const)
      await expect(bar(page).getByRole(role, { name }), `${path}: ${name}`).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(page, '[data-slot=tap-bar] :is(a, button)'), path).toBe(true);
  }
  // The page's own bar stands on it.
  await shopping(page, [lineOf(await ownMedicine(page.request, info))]);
  await open(page, '/order-step-1');
  await expect(page.getByRole('button', { name: 'Proceed to Summary' }).first()).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(page, '[data-slot=tap-bar] :is(a, button), [data-slot=action-bar] button')).toBe(true);
});

test('comfort mode begins right there, and stays', { tag: ['@phone', '@release'] }, async ({ page }) => {
  await page.goto('/medicines');
  // Before the page answers: what is tapped is kept.
  await bar(page).getByRole('button', { name: 'Comfort' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Comfort' });
  await expect(sheet).toBeVisible();
  const level = sheet.getByRole('combobox', { name: 'Comfort mode' });
  await expect(level).toBeInViewport({ ratio: 1 });
  await level.selectOption('Very large');
  await expect(page.locator('html')).toHaveAttribute('data-comfort', '2');
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Comfort' })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-comfort', '2');
  await bar(page).getByRole('button', { name: 'हिन्दी' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'दवाइयाँ' })).toBeVisible();
});

test(
  'the bar hides no focus, goes while it is typed, and is not printed',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/support');
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const at = document.activeElement!,
          bar = document.querySelector('[data-slot=tap-bar]')!;
        if (bar.contains(at) || getComputedStyle(bar).visibility === 'hidden') return false;
        const { bottom, top } = at.getBoundingClientRect(),
          edge = bar.getBoundingClientRect().top;
        return top >= edge && bottom > edge;
      });
      expect(covered, `after ${presses} presses`).toBe(false);
    }
    await page.getByRole('main').locator('textarea').first().focus();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('heading', { level: 1 }).focus();
    await expect(bar(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  },
);

/** The browser's own speech, as far as the page asks it for anything; what is said ends when the test says so. */
const fakeSpeech = (page: Page, langs: string[]) =>
  page.addInitScript((known) => {
    const said: Array<{ text: string; lang: string }> = [];
    let now: { onend?: () => void } | undefined;
    Object.assign(window, {
      said,
      sayNext: () => now?.onend?.(),
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => known.map((lang) => ({ lang, name: lang })),
        speak: (one: { text: string; lang: string }) => {
          now = one as typeof now;
          said.push({ text: one.text, lang: one.lang });
        },
        cancel: () => {
          now = undefined;
        },
      }),
    });
  }, langs);
const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: Array<{ text: string; lang: string }> }).said);
const sayNext = (page: Page) => page.evaluate(() => (window as unknown as { sayNext: () => void }).sayNext());
async function listen(page: Page, comfort: string, name: string) {
  await page.getByRole('button', { name: comfort, exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name }).tap();
}

test(
  'a page is read aloud, waits, goes on, and falls silent on the next page',
  { tag: ['@phone', '@release'] },
  async ({ page }) => {
    await fakeSpeech(page, ['en_IN']);
    await open(page, '/medicines/1');
    await listen(page, 'Comfort', 'Listen to this page');
    await expect.poll(async () => (await said(page)).length).toBe(1);
    for (let pieces = 1; pieces < 6; pieces++) await sayNext(page);
    const first = await said(page);
    expect(first.map(({ lang }) => lang.slice(0, 2))).toEqual(Array.from({ length: 6 }, () => 'en'));
    const title = (await page.getByRole('heading', { level: 1 }).textContent())!;
    expect(first.some(({ text }) => text.includes(title))).toBe(true);
    // Nothing to press, and no bare figure.
    expect(first.filter(({ text }) => /Add to Cart/.test(text) || !/[a-z]{2}/i.test(text))).toEqual([]);
    await page.getByRole('button', { name: 'Pause' }).tap();
    await sayNext(page);
    expect(await said(page)).toHaveLength(6);
    await page.getByRole('button', { name: 'Go on' }).tap();
    // The sentence that was begun is begun anew.
    await expect.poll(async () => (await said(page)).at(-1)).toEqual(first[5]);
    await bar(page).getByRole('link', { name: 'Prescriptions' }).tap();
    await expect(page.getByRole('region', { name: 'Reading this page aloud' })).toHaveCount(0);
    const spoken = await said(page);
    await sayNext(page);
    expect(await said(page)).toEqual(spoken);
  },
);

test(
  'where no voice speaks Hindi, the page says so',
  { tag: ['@phone', '@release'] },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
    await fakeSpeech(page, ['en-US']);
    await open(page, '/about');
    await listen(page, 'बड़े अक्षर', 'यह पेज सुनें');
    await expect(page.getByText('इस फ़ोन में हिंदी की आवाज़ नहीं है', { exact: false })).toBeVisible();
    expect(await said(page)).toEqual([]);
  },
);
