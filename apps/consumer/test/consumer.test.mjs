import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedChromium } from '@doorstep/tooling/chromium';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { apps } from './apps.mjs';
import { install, outside } from './install.mjs';
import { cells, elements, openBook, photograph } from './stories.mjs';

const place = outside(inject('tarball'));
const { executablePath, args, env } = await pinnedChromium();
const browser = await chromium.launch({ executablePath, args, env });
const newContext = () =>
  browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
const book = await openBook(await newContext());
const given = {
  button: await book.argsOf(elements.button),
  medicineCard: await book.argsOf(elements['medicine-card']),
  otpField: await book.argsOf(elements['otp-field']),
  slotPicker: await book.argsOf(elements['slot-picker']),
  addressForm: await book.argsOf(elements['address-form']),
};
const pictures = new Map();
for (const cell of cells)
  for (const name of Object.keys(elements))
    pictures.set(`${name} ${cell.theme} ${cell.width}`, await book.photograph(name, cell));
afterAll(async () => {
  await browser.close();
  await book.close();
  place.remove();
});

/** How many pixels of two pictures differ, or their sizes where these do. */
async function difference(one, other) {
  if (one.equals(other)) return 0;
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })),
  );
  const size = ({ info }) => `${info.width} by ${info.height}`;
  if (size(a) !== size(b)) return `${size(a)} and ${size(b)}`;
  let count = 0;
  for (let at = 0; at < a.data.length; at += a.info.channels)
    if (!a.data.subarray(at, at + 3).equals(b.data.subarray(at, at + 3))) count += 1;
  return count;
}
const reports = new URL('../reports/', import.meta.url);
/** Both pictures, to be looked at. */
function keep(file, picture, story) {
  mkdirSync(reports, { recursive: true });
  writeFileSync(new URL(`${file}.png`, reports), picture);
  writeFileSync(new URL(`${file}.story.png`, reports), story);
}

describe.each(Object.entries(apps))('%s', (app, { sources, serve, isRendered }) => {
  let served, page;
  const said = [];
  beforeAll(async () => {
    served = await serve(install(place.folder, app, sources, given));
    page = await (await newContext()).newPage();
    page.on('console', (line) => line.type() === 'error' && said.push(line.text()));
    page.on('pageerror', (error) => said.push(String(error)));
  });
  afterAll(() => served?.close());
  const open = async ({ theme, width }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(served.url);
    await page.waitForSelector('html[data-ready]');
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
  };

  test.for(cells.flatMap((cell) => Object.keys(elements).map((name) => [name, cell.theme, cell.width])))(
    '%s in %s at %d is its story',
    async ([name, theme, width]) => {
      await open({ theme, width });
      const isDialog = name === 'address-form';
      if (isDialog) await page.locator('#add').press('Enter');
      // Each alone, where its story stands.
      await page.addStyleTag({
        content: isDialog
          ? 'main > :not([data-slot=address-form]) { display: none; }'
          : `main > :not(#${name}) { display: none; } main { display: block; }`,
      });
      const picture = await photograph(page, isDialog ? '[data-slot=address-form]' : `#${name} [data-slot]`);
      const story = pictures.get(`${name} ${theme} ${width}`);
      const found = await difference(picture, story);
      if (found !== 0) keep(`${app}-${name}-${theme}`, picture, story);
      expect(found, 'pixels that differ').toBe(0);
    },
  );

  test.runIf(isRendered)('its elements are in the HTML', async () => {
    const html = await (await fetch(served.url)).text();
    for (const text of ['Add to Cart', 'Paramol 650', '10:30', 'OTP']) expect(html).toContain(text);
  });

  test('it answers: a time is chosen, and nothing complains', async () => {
    await open(cells[0]);
    const time = page.getByRole('radio', { name: /10:30/ });
    await time.check({ force: true });
    expect(await time.isChecked()).toBe(true);
    expect(said).toEqual([]);
  });

  test.runIf(app === 'vite-tailwind')('every class of styles.css is made here, too', () => {
    const classes = (file) =>
      new Set(readFileSync(file, 'utf8').match(/(?<=\.)-?(?:\\.|[a-z_])(?:\\.|[\w-])*/gi));
    const [built] = globSync(join(place.folder, app, 'dist/assets/*.css'));
    const here = classes(built);
    const wanted = [...classes(join(place.installed, 'dist/styles/styles.css'))];
    expect(wanted.length).toBeGreaterThan(500);
    // Icons that no element has are there for pages without Tailwind alone.
    expect(wanted.filter((name) => !here.has(name) && !/^(?:icon-|woff2$|svg$|com$)/.test(name))).toEqual([]);
  });

  test.runIf(app === 'vite-tailwind')("the page's own classes are Tailwind's", async () => {
    const own = (...names) =>
      page
        .locator('#own')
        .evaluate((one, all) => all.map((name) => getComputedStyle(one).getPropertyValue(name)), names);
    await open({ theme: 'light', width: 600 });
    await page.evaluate(() => {
      document.documentElement.dataset.comfort = '1';
    });
    expect(
      await own(
        'background-color',
        'font-size',
        'border-radius',
        'padding',
        'font-weight',
        'transition-duration',
      ),
    ).toEqual(['oklch(0.637 0.237 25.331)', '24px', '8px', '16px', '500', '0.15s']);
    expect((await own('font-family'))[0]).toMatch(/^-apple-system/);
    expect(await page.getByText('From 640 pixels on').isVisible()).toBe(false);
  });
});
