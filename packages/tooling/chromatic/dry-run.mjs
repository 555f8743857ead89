// `npm run chromatic -- --dry-run [--since REF]`: what would be sent, without a token and without a network. It asks the built Storybook what
// Chromatic asks it: each story's parameters.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { pinnedChromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { root } from '../visual/paths.mjs';
import { linesOf, planOf } from './plan.mjs';
import { changedFiles, trace } from './trace.mjs';

/** Runs in the page. */
const extract = async () => {
  const stories = await window.__STORYBOOK_PREVIEW__.extract();
  return Object.values(stories).map(({ id, parameters: { fileName, chromatic } }) => ({
    id,
    file: fileName.replace('./', ''),
    chromatic,
  }));
};

/** The stories of a built Storybook, as Chromatic reads them. */
async function readStories(folder) {
  const { url, close } = await serve(folder);
  const { executablePath, args, env } = await pinnedChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/iframe.html`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.extract, undefined, { timeout: 60_000 });
    return await page.evaluate(extract);
  } finally {
    await browser.close();
    await close();
  }
}

async function dryRun(args) {
  const folder = join(root, 'storybook-static');
  const stats = join(folder, 'preview-stats.json');
  if (!existsSync(stats)) throw new Error('Run npm run build:storybook first.');
  const at = args.indexOf('--since');
  const ref = at < 0 ? undefined : args[at + 1];
  if (at >= 0 && !ref) throw new Error('usage: npm run chromatic -- --dry-run [--since REF]');
  const { affected, why } = ref ? trace(changedFiles(ref), stats) : {};
  for (const line of linesOf(planOf(await readStories(folder), affected))) console.log(line);
  if (why) console.log(why);
}

if (import.meta.main)
  await dryRun(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
