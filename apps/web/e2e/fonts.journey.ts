import { expect, test } from '@playwright/test';
import { hydrated } from './pages.ts';

const face = 'Atkinson Hyperlegible Next';
test('a first page is read in the phone\'s own face, the next view in ours, and the next page from its first paint', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => { if (request.url().endsWith('.woff2')) asked.push(request.resourceType()); });
  await page.goto('/medicines');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toContain('.woff2');
  // Kept for later, not put under the reader.
  expect(new Set(asked)).toEqual(new Set(['fetch']));
  expect(await page.evaluate((name) => [...document.fonts].some((one) => one.family.includes(name)), face)).toBe(false);
  const loaded = () => page.evaluate((name) => [...document.fonts].some((one) => one.family.includes(name) && one.status === 'loaded'), face);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect.poll(loaded).toBe(true);
  await page.goto('/');
  await expect.poll(loaded).toBe(true);
});

test('a corrupt or foreign note of kept fonts is no trouble', async ({ page }) => {
  for (const value of ['{', '"x"', 'null', '[1]']) {
    await page.addInitScript((text) => { localStorage.setItem('fonts', text); }, value);
    await page.goto('/medicines');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medicines');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toContain('.woff2');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
