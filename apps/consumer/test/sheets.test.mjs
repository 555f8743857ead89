import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pinnedChromium } from '@doorstep/tooling/chromium';
import { chromium } from 'playwright';
import { afterAll, expect, inject, test } from 'vitest';
import { outside } from './install.mjs';

const place = outside(inject('tarball'));
afterAll(() => place.remove());
const styles = join(place.installed, 'dist/styles');
const sheet = (name) => readFileSync(join(styles, name), 'utf8');

test('styles.css is at most 14 KiB gzip, and needs files beside it alone', () => {
  const css = sheet('styles.css');
  expect(gzipSync(css, { level: 9 }).length / 1024).toBeLessThanOrEqual(14);
  expect(css).not.toMatch(/@import|@apply|@theme|@utility|url\(["']?data:/);
  const urls = [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url]) => url);
  expect(new Set(urls).size).toBeGreaterThan(8);
  for (const url of new Set(urls)) expect(readFileSync(join(styles, url)).length).toBeGreaterThan(100);
});

test('tokens.css and tokens.json are there, and say the same of a colour', () => {
  expect(sheet('tokens.css')).toContain('--surface: var(--p-paper);');
  const { palette, light } = JSON.parse(sheet('tokens.json'));
  expect(light.surface).toEqual({ $type: 'color', $value: '{palette.paper}' });
  const [l, c, h] = palette.paper.$value.components;
  expect(sheet('tokens.css')).toContain(`--p-paper: oklch(${l} ${c} ${h});`);
});

/** A page of somebody else, with class names that we have, too. */
const own = `<!doctype html><html lang="hi-IN"><body class="flex">
<header class="sticky"><h1 class="text-title">Own</h1><h2>Own</h2><nav><ul class="grid"><li><a href="#" class="hidden">Own</a></li></ul></nav></header>
<p class="text-meta p-4">Own <b>own</b> <code>own</code> <mark>own</mark></p><button class="icon icon-truck">Own</button><button hidden>Own</button>
<label><input type="checkbox" checked> Own</label><input placeholder="own"><select><option>Own</option></select><textarea>Own</textarea>
<table class="divide-y"><tr><th>Own</th><td>Own</td></tr></table><img alt="own" width="10" height="10"><svg width="10" height="10"></svg><progress></progress>
<details open><summary>Own</summary>own</details><fieldset><legend>Own</legend>own</fieldset><dialog open>Own</dialog></body></html>`;

test('a page without our elements looks the same with styles.css', async () => {
  const { executablePath, args, env } = await pinnedChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    await page.setContent(own);
    const looks = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('html, body, body *')].flatMap((one) =>
          ['', '::before', '::placeholder', '::file-selector-button'].map((part) => {
            const style = getComputedStyle(one, part || null);
            const names = [...style].filter((name) => !name.startsWith('--') && name !== 'color-scheme');
            return {
              part: one.localName + part,
              style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
            };
          }),
        ),
      );
    const before = await looks();
    expect(before.length).toBeGreaterThan(100);
    await page.addStyleTag({ content: sheet('styles.css') });
    const surface = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--surface'));
    expect(surface).not.toBe('');
    const after = await looks();
    const changed = before.flatMap(({ part, style }, at) =>
      Object.keys(style)
        .filter((name) => style[name] !== after[at].style[name])
        .map((name) => `${part} ${name}: ${after[at].style[name]}`),
    );
    expect(changed).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** doorstep-contrast over these sheets of a page. @param {string[]} files */
const contrast = (files) =>
  spawnSync(process.execPath, [join(place.installed, 'bin/doorstep-contrast.mjs'), ...files], {
    encoding: 'utf8',
  });
const colours = join(place.folder, 'colours.css');

test("two tokens of a page's own: doorstep-contrast names what they lose", () => {
  const check = (css) => {
    writeFileSync(colours, css);
    const { stdout, status } = contrast([colours]);
    return { lines: stdout.trim().split('\n'), status };
  };
  expect(
    check(
      ':root { --accent-fill: #92400e; --accent-fill-hover: #78350f; } [data-theme="dark"] { --accent-fill: #fbbf24; --accent-fill-hover: #fcd34d; }',
    ),
  ).toEqual({
    lines: ['Every pair can be told apart.'],
    status: 0,
  });
  const { lines, status } = check(':root { --accent-fill: #7dd3c8; --line-strong: #ccc }');
  expect(status).toBe(1);
  expect(lines.map((line) => line.replace(/: [\d.]+, needs/, ', needs'))).toEqual([
    'light: line-strong on surface, needs 3',
    'light: line-strong on surface-raised, needs 3',
    'light: accent-on-fill on accent-fill, needs 4.5',
    '3 pairs cannot be told apart.',
  ]);
  expect(check(':root { --accent-fill-hover: #7dd3c8 }').lines.at(-1)).toBe('1 pair cannot be told apart.');
});

test.for([
  ['no sheet', [], undefined, /^doorstep-contrast: usage: /],
  [
    'a sheet that is not there',
    [join(place.folder, 'none.css')],
    undefined,
    /none\.css cannot be read: ENOENT/,
  ],
  [
    'a colour that cannot be measured',
    [colours],
    ':root { --accent-fill: tomato }',
    /^doorstep-contrast: 'tomato' is neither a plain oklch nor #rrggbb\n$/,
  ],
  [
    'a token that is not there',
    [colours],
    ':root { --accent-fill: var(--brand) }',
    /^doorstep-contrast: no token --brand\n$/,
  ],
])('doorstep-contrast says %s in one line', ([, files, css, sentence]) => {
  if (css) writeFileSync(colours, css);
  const { status, stdout, stderr } = contrast(files);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim()).not.toContain('\n');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
