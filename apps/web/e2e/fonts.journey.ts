import { expect, test, type Page } from '@playwright/test';
import { hydrated } from './pages.ts';

const face = 'Atkinson Hyperlegible Next';
const loadedIn = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family.replaceAll('"', '')),
  );
test(
  "a first page is read in the phone's own face, the next view in ours, and the next page from its first paint",
  { tag: '@phone' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('atkinson')) asked.push(request.resourceType());
    });
    await page.goto('/medicines');
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toContain('.woff2');
    // Kept for later, not put under the reader; a device that has no ₹ asks for it by itself.
    expect(asked).toContain('fetch');
    // What is written in it has other widths.
    const loaded = () =>
      page.evaluate((name) => {
        const pen = document.createElement('canvas').getContext('2d')!;
        const widthIn = (family: string) => {
          pen.font = `100px ${family}`;
          return pen.measureText('Hyperlegible').width;
        };
        return widthIn(`"${name}", monospace`) !== widthIn('monospace');
      }, face);
    expect(await loaded()).toBe(false);
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect.poll(loaded).toBe(true);
    await page.goto('/');
    // Whether it comes in time for the first words is the browser's to say: it is asked for at once.
    await expect.poll(() => loadedIn(page)).toContain(face);
  },
);

test('a device that has no ₹ and no Devanagari gets them with the first page', async ({ page }) => {
  // All letters as wide as the box that stands for a missing one.
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = () => ({ width: 10 }) as TextMetrics;
  });
  await page.goto('/medicines');
  await hydrated(page);
  await expect
    .poll(() => loadedIn(page))
    .toEqual(expect.arrayContaining(['Doorstep Rupee', 'Doorstep Hindi']));
  // Letters and digits every device has: they wait as on any other.
  expect(await loadedIn(page)).not.toContain(face);
});

test('the whole script is there when a page is turned to Hindi', { tag: '@release' }, async ({ page }) => {
  await page.goto('/medicines');
  await hydrated(page);
  expect(await loadedIn(page)).not.toContain('Mukta');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('दवाइयाँ');
  await expect.poll(() => loadedIn(page)).toContain('Mukta');
});

test('a corrupt or foreign note of kept fonts is no trouble', { tag: '@release' }, async ({ page }) => {
  for (const value of ['{', '"x"', 'null', '[1]']) {
    await page.addInitScript((text) => {
      localStorage.setItem('fonts', text);
    }, value);
    await page.goto('/medicines');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medicines');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toContain('.woff2');
    await expect(page.getByRole('alert')).toHaveText('');
  }
});
