// The page of the review, in the pinned browser, over a small repository of its own.
import axe from 'axe-core';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pinnedChromium } from '../chromium.mjs';
import { parseDecisions } from '../visual/decisions.mjs';
import { facetsOf } from '../visual/state.mjs';
import { makeReview } from './review-fixture.mjs';

const LONG = 60_000;
const HASHES = 'packages/ui/visual/hashes.txt';
const DECISIONS = 'packages/ui/visual/decisions.jsonl';
let browser;
let review;
let server;
let page;

beforeAll(async () => {
  const { executablePath, args, env } = await pinnedChromium();
  browser = await chromium.launch({ executablePath, args, env });
}, LONG);
afterAll(() => browser?.close());

beforeEach(async () => {
  review = await makeReview();
  server = await review.serve();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  page.setDefaultTimeout(LONG);
}, LONG);
afterEach(async () => {
  await page?.context().close();
  server?.stop();
  review?.remove();
});

const open = async () => {
  await page.goto(server.url);
  await page.getByRole('heading', { level: 2, name: /padding-left/ }).waitFor();
};
const title = () => page.locator('#title').textContent();
const causes = () => page.getByRole('navigation').getByRole('button');
const saysSoon = (text) => page.locator('#head', { hasText: text }).waitFor();

describe('with the keyboard alone', () => {
  test('one key takes 80 pictures of one cause; what else changed is still shown apart', async () => {
    await open();
    expect(await causes().count()).toBe(3);
    expect(await title()).toBe('button: padding-left 16px → 20px');
    const before = review.read(HASHES);
    await page.keyboard.press('a');
    await saysSoon('Accepted: button: padding-left 16px → 20px.');
    expect(await causes().allTextContents()).toEqual([
      expect.stringContaining('note: text “Out of stock” → “Sold out”'),
      expect.stringContaining('button: aria-pressed “true” → “false”'),
    ]);
    const changed = review
      .read(HASHES)
      .split('\n')
      .filter((line) => !before.includes(line));
    expect(changed).toHaveLength(80);
    expect(parseDecisions(review.read(DECISIONS))).toEqual([
      expect.objectContaining({
        who: 'Asha Rao',
        verdict: 'accepted',
        causes: ['button | style | padding-left'],
        pictures: 80,
      }),
    ]);
  });

  test('a cause is refused with a sentence, which stays in the file and on the page', async () => {
    await open();
    await page.keyboard.press('j');
    expect(await title()).toBe('note: text “Out of stock” → “Sold out”');
    await page.keyboard.press('r');
    await page.keyboard.type('The glossary says “out of stock”');
    await page.keyboard.press('Enter');
    await saysSoon('Refused: note');
    expect(parseDecisions(review.read(DECISIONS))).toEqual([
      expect.objectContaining({
        verdict: 'refused',
        pictures: 3,
        sentence: 'The glossary says “out of stock”',
      }),
    ]);
    // The letters of the sentence were no commands, and the next cause is shown.
    expect(await title()).toBe('button: aria-pressed “true” → “false”');
    await page.keyboard.press('k');
    await page.getByText('Refused by Asha Rao').waitFor();
    await page.reload();
    await page.getByRole('navigation').getByText('✗ refused').waitFor();
  });

  test('Escape leaves the sentence, and the last decision can be taken back', async () => {
    await open();
    const before = review.read(HASHES);
    await page.keyboard.press('r');
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    expect(await page.locator('#refuse').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement.id)).toBe('refuse-open');
    expect(review.read(HASHES)).toBe(before);
    await page.keyboard.press('a');
    await saysSoon('Accepted');
    await page.keyboard.press('u');
    await saysSoon('Taken back.');
    expect(review.read(HASHES)).toBe(before);
    expect(await causes().count()).toBe(3);
  });

  test('what was written since is not taken back, and the page says how to', async () => {
    await open();
    await page.keyboard.press('a');
    await saysSoon('Accepted');
    const written = `${review.read(HASHES)}# Written since\n`;
    review.write(HASHES, written);
    await page.keyboard.press('u');
    await saysSoon('Nothing was taken back');
    expect(await page.locator('#head').textContent()).toContain('git diff packages/ui/visual');
    expect(review.read(HASHES)).toBe(written);
    expect(await causes().count()).toBe(2);
  });

  test('pictures and views are gone through', async () => {
    await open();
    await page.keyboard.press('l');
    await page.getByRole('heading', { name: /^2 of 80/ }).waitFor();
    await page.keyboard.press('h');
    await page.getByRole('heading', { name: /^1 of 80/ }).waitFor();
    expect(await page.locator('#stage img').count()).toBe(3);
    await page.keyboard.press('2');
    const now = page.locator('.layers img').nth(1);
    expect(await now.evaluate((image) => image.style.opacity)).toBe('0.5');
    await page.keyboard.press(']');
    expect(await now.evaluate((image) => image.style.opacity)).toBe('0.6');
    await page.keyboard.press('3');
    expect(await now.evaluate((image) => image.style.clipPath)).toContain('60%');
    await page.keyboard.press('4');
    expect(await page.locator('#stage img').count()).toBe(1);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  });
});

test('filters show what fits, and a decision still is on the whole cause', async () => {
  await open();
  await page.getByLabel('Theme').selectOption('Dark');
  expect(await causes().allTextContents()).toEqual([expect.stringContaining('40 of 80 pictures')]);
  await page.getByText('decides all 80 pictures; the filters show 40').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Area').selectOption('medicine');
  expect(await causes().allTextContents()).toEqual([expect.stringContaining('note')]);
  await page.getByLabel('Theme').selectOption('Forced colours');
  await page.getByRole('heading', { name: /^1 of 1: .*forced-colours/ }).waitFor();
  await page.getByLabel('Width').selectOption('None');
  await page.getByText('No cause fits the filters.').waitFor();
});

test.for([
  ['dark-desktop', { look: 'dark', width: 'desktop' }],
  ['comfort', { look: 'comfort', width: 'phone' }],
  ['large-text', { look: 'large', width: 'phone' }],
  ['small', { look: 'light', width: 'small' }],
  ['print', { look: 'print', width: 'desktop' }],
  ['aria', { look: 'heard', width: 'none' }],
])('the cell %s is found by its theme and width', ([cell, facets]) => {
  expect(facetsOf({ file: 'packages/ui/src/base/button/button.stories.tsx', cell })).toEqual({
    area: 'base',
    ...facets,
  });
});

test('a word is shown with its message in both languages, and as a reader hears it', async () => {
  await open();
  await page.keyboard.press('j');
  const row = (language) => page.getByRole('row', { name: language });
  await row('English').waitFor();
  expect(await row('English').getByRole('cell').allTextContents()).toEqual(['Out of stock', 'Sold out']);
  expect(await row('हिन्दी').getByRole('cell').allTextContents()).toEqual(['स्टॉक में नहीं', 'unchanged']);
  await page.getByLabel('Theme').selectOption('Screen reader');
  await page.keyboard.press('Escape');
  await page.locator('.heard .added').waitFor();
  expect(await page.locator('.heard li').allTextContents()).toContain('+ text "Sold out"');
});

test('the summary is copied, and is what the command prints', async () => {
  await open();
  await page.keyboard.press('a');
  await saysSoon('Accepted');
  await page.keyboard.press('s');
  await saysSoon('clipboard');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('3 causes: 1 accepted, 0 refused, 2 open.');
  expect(review.run('--summary').trim()).toBe(text.trim());
});

test('long lists are drawn as they come into sight', async () => {
  await open();
  const items = page.locator('#pictures > li');
  expect(await items.count()).toBe(60);
  await page.getByText('and 20 more').scrollIntoViewIfNeeded();
  await expect.poll(() => items.count(), { timeout: LONG }).toBe(80);
});

describe('where there is nothing to show, the page says so', () => {
  test('when all is decided', async () => {
    await open();
    for (const left of [2, 1, 0]) {
      await page.keyboard.press('a');
      await saysSoon(`${left} cause`);
    }
    await page.getByRole('heading', { name: 'Everything is decided' }).waitFor();
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    // Not too late to take the last one back.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { level: 2, name: /aria-pressed/ }).waitFor();
  });
  test('when the server does not answer, and after another try', async () => {
    await page.route('**/state', (route) => route.fulfill({ status: 500, body: 'The disk is full.' }));
    await page.goto(server.url);
    await page.getByText('The disk is full.').waitFor();
    expect(await page.locator('#cause').isVisible()).toBe(false);
    await page.unroute('**/state');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 2, name: /padding-left/ }).waitFor();
  });
  test('while it compares', async () => {
    let go;
    const held = new Promise((done) => (go = done));
    await page.route('**/state', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(server.url);
    await page.getByText('Drawing and comparing the pictures before.').waitFor();
    expect(await page.locator('#busy').isVisible()).toBe(true);
    go();
    await page.getByRole('heading', { level: 2, name: /padding-left/ }).waitFor();
    expect(await page.locator('#busy').isVisible()).toBe(false);
  });
});

test.for(['light', 'dark'])('axe finds nothing, in %s', async (colorScheme) => {
  await page.emulateMedia({ colorScheme });
  await open();
  await page.evaluate(axe.source);
  const findings = async () => {
    const { violations } = await page.evaluate(() => window.axe.run());
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  expect(await findings()).toEqual([]);
  await page.keyboard.press('j');
  await page.getByRole('row', { name: 'हिन्दी' }).waitFor();
  await page.keyboard.press('r');
  expect(await findings()).toEqual([]);
});

test('what went in before is read anew where inputs.mjs is another', () => {
  const kept = () =>
    review.list('node_modules/.cache/visual/before').filter((name) => name.endsWith('.inputs.json'));
  const inputs = 'packages/tooling/visual/inputs.mjs';
  review.run('--list');
  expect(kept()).toHaveLength(1);
  review.write(inputs, `${review.read(inputs)}// Another.\n`);
  review.run('--list');
  expect(kept()).toHaveLength(2);
});

test('another site cannot decide', async () => {
  const send = (headers, body = '{}') =>
    fetch(new URL('/accept', server.url), { method: 'POST', headers, body });
  expect((await send({ 'content-type': 'text/plain' })).status).toBe(415);
  await open();
  const before = review.read(HASHES);
  expect(
    (
      await page.request.post(`${server.url}accept`, { headers: { host: 'evil.example' }, data: {} })
    ).status(),
  ).toBe(403);
  expect(review.read(HASHES)).toBe(before);
});
