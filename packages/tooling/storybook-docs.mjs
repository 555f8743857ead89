// Looks at the docs pages of the built Storybook: one of each area, every element's data, and the way of a designer from the
// start page to one state of an element and to the page that uses it.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const axe = createRequire(import.meta.url).resolve('axe-core');
const LONGEST_PAGE = 60_000;
const SECTIONS = ['States', 'Parts', 'Tokens', 'Props', 'Used in', 'Size and history'];

/** What is wrong with an element's data, which its docs page is drawn from. @returns {string} '' if it is there and its own */
export function dataFault(folder, id) {
  const path = join(folder, `catalogue/${id}.json`);
  if (!existsSync(path)) return 'it is not in the catalogue';
  try {
    const element = JSON.parse(readFileSync(path, 'utf8'));
    return element.id === id ? '' : `the catalogue has ${element.id} in its place`;
  } catch (error) {
    return `its data in the catalogue is no JSON: ${error.message}`;
  }
}

/** What axe says of the contrast of a page's own parts: the controls are Storybook's. */
async function contrastFaults(page) {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => {
    const ours = { include: [['header.sb-unstyled'], ['section[aria-labelledby]']] };
    const { violations } = await window.axe.run(ours, { runOnly: ['color-contrast'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
  return found.map((html) => `too little contrast: ${html}`);
}

/** Opens a docs page and answers what is wrong with it, also when it does not come: a later page is looked at all the same. */
export async function look(page, url, id, theme, longest = LONGEST_PAGE) {
  const wrong = [];
  const say = (error) => wrong.push(String(error));
  page.on('pageerror', say);
  try {
    await page.goto(`${url}/iframe.html?id=${id}--docs&viewMode=docs&globals=theme:${theme}`, {
      timeout: longest,
    });
    await page.waitForSelector('h2:has-text("Size and history")', { timeout: longest });
    const shown = await page.$$eval('h2', (all) => all.map((one) => one.textContent.trim()));
    for (const section of SECTIONS)
      if (!shown.includes(section)) wrong.push(`there is no section ${section}`);
    const controls = await page.$$eval('.docblock-argstable-body tr', (all) => all.length);
    if (controls === 0) wrong.push('the table of props is empty');
    wrong.push(...(await contrastFaults(page)));
  } catch (error) {
    wrong.push(`it could not be looked at: ${String(error).split('\n')[0]}`);
  } finally {
    page.off('pageerror', say);
  }
  return wrong.map((problem) => ({ id: `${id}--docs`, theme, problem }));
}

/** Three presses from the start page to a state in a look, one more to the page that uses the element. */
export async function designer(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  page.setDefaultTimeout(LONGEST_PAGE);
  const problem = (text) => [{ id: 'start--default', theme: 'light', problem: text }];
  const frame = page.frameLocator('#storybook-preview-iframe');
  try {
    await page.goto(`${url}/?path=/story/start--default`);
    await frame.getByRole('link', { name: 'Slot picker', exact: true }).press('Enter');
    // By key: a page of docs moves while its stories come, and a mouse waits until it stands still.
    await frame.getByRole('link', { name: 'Held: Phone, dark, Hindi' }).press('Enter');
    await frame.locator('html[data-theme="dark"][lang="hi-IN"] [data-slot="slot-picker"]').waitFor();
    const { width } = await page.locator('#storybook-preview-iframe').boundingBox();
    if (width !== 360) return problem(`the slot picker is shown ${width} px wide, not 360`);
    await page.getByRole('link', { name: 'Doctor slots', exact: true }).press('Enter');
    await page.waitForURL(/pages-doctor-slots/);
    await frame.getByRole('heading', { name: 'Doctor slots', level: 1 }).waitFor();
    return [];
  } catch (error) {
    const [what, , where = ''] = stripVTControlCharacters(String(error)).split('\n');
    return problem(`a designer's way from the start page is broken: ${what} ${where.trim()}`);
  } finally {
    await page.close();
  }
}

/** Everything that is wrong with the docs of a built book. @returns {Promise<{ count: number, found: Array<{ id: string, theme: string, problem: string }> }>} */
export async function checkDocs(folder, browser, url, entries) {
  const ids = [
    ...new Set(
      Object.values(entries)
        .filter(({ type, importPath }) => type === 'docs' && importPath?.includes('packages/ui/'))
        .map(({ id }) => id.replace(/--docs$/, '')),
    ),
  ];
  const found = [];
  for (const id of ids) {
    const problem = dataFault(folder, id);
    if (problem) found.push({ id: `${id}--docs`, theme: 'light', problem });
  }
  const areas = new Map(ids.map((id) => [id.split('-')[0], id]));
  const page = await browser.newPage();
  // Light and dark by turns: what differs between the themes are tokens, which have a test of their own.
  for (const [at, id] of [...areas.values()].entries())
    found.push(...(await look(page, url, id, at % 2 ? 'light' : 'dark')));
  await page.close();
  found.push(...(await designer(browser, url)));
  return { count: ids.length + 1, found };
}
