import { expect, test } from '@playwright/test';
import { hydrated } from './pages.ts';

const face = 'Atkinson Hyperlegible Next';
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
    // Kept for later, not put under the reader.
    expect(asked).toEqual(['fetch']);
    const loaded = () =>
      page.evaluate(
        (name) => [...document.fonts].some((one) => one.family.includes(name) && one.status === 'loaded'),
        face,
      );
    expect(await loaded()).toBe(false);
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect.poll(loaded).toBe(true);
    await page.goto('/');
    await expect.poll(loaded).toBe(true);
  },
);

test('₹ is there from the first page on, and the whole script when a page is turned to Hindi', async ({
  page,
}) => {
  await page.goto('/medicines');
  await hydrated(page);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter((one) => one.status === 'loaded')
        .map((one) => one.family.replaceAll('"', '')),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Doorstep Rupee', 'Doorstep Hindi']));
  expect(await loaded()).not.toContain('Mukta');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('दवाइयाँ');
  await expect.poll(loaded).toContain('Mukta');
});

test('a corrupt or foreign note of kept fonts is no trouble', async ({ page }) => {
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
