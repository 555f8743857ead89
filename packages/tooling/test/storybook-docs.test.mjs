// The check of the docs pages, on pages that behave as Storybook's do where the check looks.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinnedChromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { dataFault, look } from '../storybook-docs.mjs';

const sections = ['States', 'Parts', 'Tokens', 'Props', 'Used in', 'Size and history'];
/** @param {{ without?: string, colour?: string, rows?: string, script?: string }} changes */
const docs = ({ without = '', colour = 'black', rows = '<tr><td>label</td></tr>', script = '' }) =>
  `<!doctype html><link rel="icon" href="data:,"><body>
  <header class="sb-unstyled"><h1>Box</h1><p style="background:white;color:${colour}">For boxes.</p></header>
  <table><tbody class="docblock-argstable-body">${rows}</tbody></table>
  ${sections
    .filter((one) => one !== without)
    .map((one) => `<h2>${one}</h2>`)
    .join('')}
  <script>${script}</script>`;

let browser, folder;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'));
  browser = await chromium.launch(await pinnedChromium());
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** What the check says of a page. @param {number} [longest] in ms */
async function said(changes, longest) {
  writeFileSync(join(folder, 'iframe.html'), docs(changes));
  const server = await serve(folder);
  const page = await browser.newPage();
  try {
    const found = await look(page, server.url, 'base-box', 'dark', longest);
    for (const one of found) expect(one).toMatchObject({ id: 'base-box--docs', theme: 'dark' });
    return found.map(({ problem }) => problem);
  } finally {
    await page.close();
    await server.close();
  }
}

test('a docs page that has everything has no fault', async () => {
  expect(await said({})).toEqual([]);
});

test.for([
  ['a section is missing', { without: 'Tokens' }, ['there is no section Tokens']],
  ['the table of props is empty', { rows: '' }, ['the table of props is empty']],
  ['it throws', { script: 'throw new Error("no tokens")' }, ['Error: no tokens']],
  ['its words cannot be read', { colour: '#ccc' }, [expect.stringMatching(/^too little contrast: <p/)]],
])('%s', async ([, changes, problems]) => {
  expect(await said(changes)).toEqual(problems);
});

test('a page that does not come is a fault, too', async () => {
  expect(await said({ without: 'Size and history' }, 500)).toEqual([
    expect.stringMatching(/^it could not be looked at: .*Timeout 500ms exceeded/),
  ]);
});

test.for([
  ['is there', '{ "id": "base-box" }', ''],
  ['is of another element', '{ "id": "base-bag" }', 'the catalogue has base-bag in its place'],
  ['is cut off', '{ "id": ', expect.stringMatching(/^its data in the catalogue is no JSON: /)],
])('data of an element that %s', ([, json, problem]) => {
  mkdirSync(join(folder, 'catalogue'), { recursive: true });
  writeFileSync(join(folder, 'catalogue/base-box.json'), json);
  expect(dataFault(folder, 'base-box')).toEqual(problem);
  expect(dataFault(folder, 'base-bin')).toBe('it is not in the catalogue');
});
