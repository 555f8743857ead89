// P6: when five pages answer, against the same product as one bundle that draws everything in the browser.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { serveOver } from './floor.mjs';
import { landingPages } from './load.mjs';
import { farAway } from './network.mjs';
import { coldLoad } from './phone.mjs';
import { median, root, startProduct } from './server.mjs';

const ROUNDS = 5;
const web = join(root, 'apps/web');

/** All of the web app in one script and one sheet. */
async function buildBundle(outDir) {
  const before = process.cwd();
  process.chdir(web);
  try {
    await build({
      root: web,
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [
        {
          name: 'one-bundle',
          enforce: 'post',
          config: (config) => {
            const client = config.environments?.client?.build ?? config.build;
            client.outDir = outDir;
            client.emptyOutDir = true;
            client.manifest = false;
            client.rolldownOptions = { ...client.rolldownOptions, output: { codeSplitting: false } };
          },
        },
      ],
    });
  } finally {
    process.chdir(before);
  }
}

export async function run() {
  const outDir = mkdtempSync(join(tmpdir(), 'doorstep-spa-'));
  const product = await startProduct();
  const open = [];
  try {
    await buildBundle(outDir);
    const files = new Map(
      readdirSync(join(outDir, 'assets')).map((name) => [
        `/assets/${name}`,
        {
          type: name.endsWith('.css') ? 'text/css' : name.endsWith('.js') ? 'text/javascript' : '',
          body: readFileSync(join(outDir, 'assets', name)),
        },
      ]),
    );
    const of = (ending) => [...files.keys()].find((path) => path.endsWith(ending));
    const shell = {
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en-IN" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Doorstep</title><link rel="stylesheet" href="${of('.css')}"><script type="module" src="${of('.js')}"></script></head><body><div id="root"></div></body></html>`,
    };
    const pages = await landingPages(product.url),
      paths = new Set(Object.values(pages));
    const bundle = await serveOver(product.url, (path) => (paths.has(path) ? shell : files.get(path)));
    const ours = await farAway(product.port),
      single = await farAway(bundle.port);
    open.push(ours, single, bundle);
    const rows = [];
    for (const [name, path] of Object.entries(pages)) {
      const split = [],
        whole = [];
      for (let round = 0; round < ROUNDS; round++) {
        split.push((await coldLoad(ours.origin + path)).hydrated);
        whole.push((await coldLoad(single.origin + path)).hydrated);
      }
      console.log(
        `  ${name}: hydrated ${Math.round(median(split))} ms, one bundle ${Math.round(median(whole))} ms`,
      );
      rows.push({
        figure: 'P6',
        what: `${name} hydrated, against one bundle`,
        value: median(split) / median(whole),
        must: 0.95,
        stretch: 0.85,
      });
    }
    return rows;
  } finally {
    for (const one of open) one.close();
    await product.stop();
    rmSync(outDir, { recursive: true, force: true });
  }
}
