// P9: mounting and re-rendering 1,000 cards against the same nodes built by hand (the quicker of innerHTML and cloneNode), layout included.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { pinnedChromium } from '../packages/tooling/chromium.mjs';
import { serve } from '../packages/tooling/serve.mjs';
import { median, root } from './server.mjs';

const ROUNDS = 15;

export async function run() {
  const outDir = mkdtempSync(join(tmpdir(), 'doorstep-cards-'));
  await build({
    root: join(root, 'bench/cards'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    resolve: { conditions: ['@doorstep/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true },
  });
  const { url, close } = await serve(outDir);
  const c = await pinnedChromium();
  const browser = await chromium.launch({
    executablePath: c.executablePath,
    args: [...c.args, '--js-flags=--expose-gc'],
    env: c.env,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${url}/index.html`);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => window.measure());
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await page.evaluate(() => window.measure()));
    const of = (way, what) => median(rounds.map((one) => one[way][what]));
    // Each round against its own floor: what the machine does beside it slows both.
    const ratio = (what) =>
      median(rounds.map(({ react, html, clone }) => react[what] / Math.min(html[what], clone[what])));
    console.log(
      `  ${rounds[0].nodes} nodes a card; mount ${of('react', 'mount').toFixed(0)} ms, innerHTML ${of('html', 'mount').toFixed(0)}, cloneNode ${of('clone', 'mount').toFixed(0)}; change ${of('react', 'change').toFixed(0)} ms, by hand ${Math.min(of('html', 'change'), of('clone', 'change')).toFixed(0)}`,
    );
    return [
      {
        figure: 'P9',
        what: 'mount of 1,000 cards against the best floor',
        value: ratio('mount'),
        must: 1.4,
        stretch: 1.15,
      },
      {
        figure: 'P9',
        what: 're-render of 1,000 cards against the best floor',
        value: ratio('change'),
        must: 1.5,
        stretch: 1.15,
      },
    ];
  } finally {
    await browser.close();
    await close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
