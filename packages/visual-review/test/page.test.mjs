import axe from 'axe-core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pinnedChromium } from '../../tooling/chromium.mjs';
import { openDecisions, reportOf, writeReport } from '../src/report.mjs';
import { serveReport } from '../src/server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'visual-page-'));
const cause = (slot, kind, what, more) => ({ key: `${slot} | ${kind}`, slot, kind, what, ...more });
const padding = cause('button', 'style', 'padding-left 16px → 20px');
const words = cause('note', 'text', '“Out of stock” → “Sold out”', { was: 'Out of stock', now: 'Sold out' });
const picture = (story, cell, causes, lines) => ({
  id: `${story} ${cell}`,
  story,
  cell,
  causes,
  before: 'old',
  after: 'new',
  lines,
});
const lines = [
  { kind: 'removed', text: 'Out of stock' },
  { kind: 'added', text: 'Sold out' },
];
const differences = [
  ...Array.from({ length: 60 }, (_, at) => picture(`base-button--${at}`, 'phone', [padding])),
  picture('medicine-card--default', 'desktop', [padding, words]),
  picture('medicine-card--default', 'heard', [words], lines),
];
const message = { path: 'messages.en.ts', key: 'out', languages: { hi: { was: ['खत्म'], now: ['खत्म'] } } };
const facts = { commit: '0123456789ab', left: 3, notes: [] };
const wordsOf = () => [message];
const write = (all) => writeReport(reportOf(all, facts, wordsOf), folder, folder);
let browser, server, page;

beforeAll(async () => {
  for (const [name, background] of Object.entries({ old: 'white', new: 'teal' })) {
    const image = sharp({ create: { width: 90, height: 40, channels: 3, background } });
    await image.png().toFile(join(folder, `${name}.png`));
  }
  browser = await chromium.launch(await pinnedChromium());
  server = await serveReport(folder, 'Asha Rao');
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await page?.close();
  rmSync(join(folder, 'decisions'), { recursive: true, force: true });
  write(differences);
  page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(server.url);
  await page.getByRole('heading', { level: 2, name: /padding-left/ }).waitFor();
});
const press = async (...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
const causes = () => page.getByRole('navigation').getByRole('button');
const status = () => expect.poll(() => page.getByRole('status').textContent());

test('decides causes by keyboard, and keeps decisions until the pictures change', async () => {
  await press('l', 'j', 'r');
  await page.keyboard.type('Say out of stock');
  await press('Enter');
  await status().toContain('✗ refused: note');
  await press('k', 'a');
  await status().toContain('✓ accepted: button');
  await press('u');
  await status().toBe('Undone.');
  await press('a');
  await status().toContain('✓ accepted: button');
  await press('s');
  await status().toContain('clipboard');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('2 causes: 1 accepted, 1 refused, 0 open.');
  expect(text).toMatch(/\| refused \| note: text .* \| 2 \| Asha Rao: Say out of stock \|/);
  await page.reload();
  await expect
    .poll(() => causes().allTextContents())
    .toEqual([expect.stringContaining('✓ accepted'), expect.stringContaining('✗ refused')]);
  write(differences.slice(1));
  await page.reload();
  await page.getByText('The pictures have changed since').waitFor();
  expect(await causes().first().textContent()).not.toContain('accepted');
});

test('shows pictures in each view, texts in all languages, and what the filters leave', async () => {
  expect(await page.locator('#stage figure').count()).toBe(3);
  await press('2', ']');
  expect(await page.locator('.layers > img').nth(1).getAttribute('style')).toContain('opacity: 0.6');
  await press('3');
  expect(await page.locator('#stage .mask').count()).toBe(1);
  await page.getByLabel('Cell').selectOption('heard');
  expect(await page.locator('.heard li').allTextContents()).toEqual(['− Out of stock', '+ Sold out']);
  await page.getByRole('row', { name: 'Hindi खत्म unchanged' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await press('/');
  await page.keyboard.type('button--5');
  await expect.poll(() => causes().allTextContents()).toEqual([expect.stringContaining('11 of 61 pictures')]);
});

test.for(['light', 'dark'])('has no finding of axe in %s', async (colorScheme) => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(axe.source);
  expect((await page.evaluate(() => window.axe.run())).violations.map(({ id }) => id)).toEqual([]);
});

test('says that nothing differs, and takes no decision of another site', async () => {
  write([]);
  await page.reload();
  await page.getByRole('heading', { name: 'Nothing looks different' }).waitFor();
  const send = (headers) =>
    page.request.post(`${server.url}decisions`, { headers, data: { key: 'a', decision: null } });
  expect((await send({ host: 'evil.example' })).status()).toBe(403);
  expect((await send({ 'content-type': 'text/plain' })).status()).toBe(415);
  expect(openDecisions(folder).read()).toEqual({});
});
