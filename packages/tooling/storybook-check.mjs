// Opens every story of the built Storybook once, every second one in dark, in the pinned browser, and fails on what throws or complains.
// What the development server serves is other code (nothing is minified there), so the stories' own tests do not show this.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { pinnedChromium } from './chromium.mjs';
import { serve } from './serve.mjs';
import { checkDocs } from './storybook-docs.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const themes = ['light', 'dark'];
const WORKERS = 4;
const LONGEST_STORY = 60_000;

/** Runs in the page: shows one story and answers what Storybook itself reported as wrong. */
function show({ id, theme, longest }) {
  const { channel } = window.__STORYBOOK_PREVIEW__;
  const wrong = [];
  const say = (event) => (what) => wrong.push(`${event} ${what?.message ?? JSON.stringify(what) ?? ''}`);
  const listeners = Object.fromEntries(
    [
      'configError',
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ].map((event) => [event, say(event)]),
  );
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      if (document.body.classList.contains('sb-show-errordisplay') && wrong.length === 0)
        wrong.push(document.querySelector('#error-message')?.textContent ?? 'the error display is shown');
      if (document.documentElement.dataset['theme'] !== theme) wrong.push(`it is not drawn in ${theme}`);
      done(wrong);
    };
    const timer = setTimeout(() => {
      wrong.push('it does not finish');
      finish();
    }, longest);
    listeners['storyFinished'] = ({ storyId }) => storyId === id && finish();
    listeners['storyMissing'] = () => {
      wrong.push('it is missing');
      finish();
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** A component's stories in light and dark by turns: a theme changes attributes of the root, not what runs. */
export const turnsOf = (ids) => ids.map((id, at) => ({ id, theme: themes[at % themes.length] }));

/** Each worker keeps one page for each theme and goes through its part of the stories on it. */
async function visit(browser, url, ids, theme) {
  // Storybook does not wait for animations when this name stands in the user agent.
  const context = await browser.newContext({ userAgent: 'StorybookTestRunner', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const found = [];
  let said = [];
  page.on('console', (line) => line.type() === 'error' && said.push(line.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  // The accessibility check runs elsewhere: here it would cost most of the time.
  await page.goto(`${url}/iframe.html?id=${ids[0]}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  // From its own address it has been shown already; shown again, it is seen from start to end.
  for (const id of [...ids.slice(1), ids[0]]) {
    const wrong = await page.evaluate(show, { id, theme, longest: LONGEST_STORY });
    for (const problem of [...wrong, ...said]) found.push({ id, theme, problem });
    said = [];
  }
  await context.close();
  return found;
}

/** What the start page must say of each area, by Storybook's own index: how many titles, and how many stories. */
function counts(stories) {
  const areas = {};
  for (const { title } of stories) {
    const [area, part] = title.split('/');
    if (!part) continue;
    areas[area] ??= { titles: new Set(), stories: 0 };
    areas[area].titles.add(title);
    areas[area].stories++;
  }
  return Object.entries(areas).map(([area, of]) => `${area} ${of.titles.size} ${of.stories}`);
}

async function startPage(browser, url, stories) {
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html?id=start--default&viewMode=story`);
  await page.waitForSelector('[data-area]');
  const shown = await page.$$eval('[data-area]', (all) =>
    all.map((one) => [one.dataset.area, ...one.textContent.match(/\d+/g)].join(' ')),
  );
  await page.close();
  return counts(stories)
    .filter((line) => !shown.includes(line))
    .map((line) => ({ id: 'start--default', theme: 'light', problem: `it does not count: ${line}` }));
}

/** The first docs page, in dark and in Hindi: it must follow the toolbar like a story. */
async function docsPage(browser, url, entries) {
  const { id } = Object.values(entries).find(({ type }) => type === 'docs');
  const page = await browser.newPage();
  const said = [];
  page.on('pageerror', (error) => said.push(String(error)));
  const look = async (globals) => {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs&globals=${globals}`);
    await page.waitForSelector('.docs-story [data-slot]');
    return page.evaluate(() => {
      const content = document.querySelector('.sbdocs-content');
      const [ground, story] = ['.sbdocs-wrapper', '.docs-story'].map(
        (one) => getComputedStyle(document.querySelector(one)).backgroundColor,
      );
      return {
        theme: document.documentElement.dataset.theme,
        lang: content?.closest('[lang]').lang,
        ofStory: document.querySelector('.docs-story [data-slot]')?.closest('[lang]').lang,
        ground,
        story,
      };
    });
  };
  const before = await look('theme:light;locale:en');
  const after = await look('theme:dark;locale:hi');
  await page.close();
  const wrong = Object.keys(before).filter((key) => before[key] === after[key]);
  return [...said, ...wrong.map((key) => `${key} does not follow the toolbar: ${after[key]}`)].map(
    (problem) => ({ id, theme: 'dark', problem }),
  );
}

/** Everything that is wrong with the stories of a built book. */
export async function check(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const turns = turnsOf(stories.map(({ id }) => id));
  const { url, close } = await serve(folder);
  const { executablePath, args, env } = await pinnedChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    // Neighbours share chunks, so each worker takes a run of them, not every second one.
    const share = Math.ceil(turns.length / WORKERS);
    const work = Array.from({ length: WORKERS }, async (_, at) => {
      const mine = turns.slice(at * share, (at + 1) * share);
      const found = [];
      for (const theme of themes) {
        const its = mine.filter((turn) => turn.theme === theme).map(({ id }) => id);
        if (its.length > 0) found.push(...(await visit(browser, url, its, theme)));
      }
      return found;
    });
    const found = (
      await Promise.all([...work, startPage(browser, url, stories), docsPage(browser, url, entries)])
    ).flat();
    // A made-up book has no catalogue.
    const docs = existsSync(join(folder, 'catalogue'))
      ? await checkDocs(folder, browser, url, entries)
      : { count: 0, found: [] };
    return { count: turns.length + docs.count, found: [...found, ...docs.found] };
  } finally {
    await browser.close();
    await close();
  }
}

if (import.meta.main) {
  const folder = join(root, 'storybook-static');
  if (!existsSync(join(folder, 'index.json'))) throw new Error('Run npm run build:storybook first.');
  const { count, found } = await check(folder);
  for (const { id, theme, problem } of found) console.error(`${id} in ${theme}: ${problem}`);
  const failed = new Set(found.map(({ id }) => id)).size;
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/storybook.json'), JSON.stringify({ passed: count - failed, failed }));
  console.log(`storybook: ${count - failed} stories and docs pages opened, ${failed} failed`);
  if (failed) process.exit(1);
}
