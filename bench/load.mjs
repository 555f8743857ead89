// P5, P7, P8: cold loads as a cheap phone sees them, each page beside its floor: the same HTML, styles and pictures without any script.
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { pinnedChromium } from '../packages/tooling/chromium.mjs';
import { farAway } from './network.mjs';
import { median, startProduct } from './server.mjs';

const ROUNDS = 5,
  CPU = 4;
const compress = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Serves the given pages without their scripts; everything else comes from the product. */
async function floorServer(product, paths) {
  const pages = new Map();
  for (const path of paths) {
    const html = await (await fetch(product + path)).text();
    pages.set(
      path,
      compress(
        html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '').replace('<html ', '<html data-theme="light" '),
      ),
    );
  }
  const server = createServer((request, answer) => {
    const page = pages.get(request.url);
    if (page) {
      answer
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': page.length,
        })
        .end(page);
      return;
    }
    fetch(product + request.url, { headers: { 'accept-encoding': 'identity' } }).then(
      async (from) => {
        const body = compress(Buffer.from(await from.arrayBuffer()));
        answer
          .writeHead(from.status, {
            'content-type': from.headers.get('content-type') ?? '',
            'content-encoding': 'br',
            'cache-control': 'public, max-age=31536000',
            'content-length': body.length,
          })
          .end(body);
      },
      () => answer.writeHead(502).end(),
    );
  });
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return { port: server.address().port, close: () => server.close() };
}

async function coldLoad(url) {
  const c = await pinnedChromium();
  const browser = await chromium.launch({
    executablePath: c.executablePath,
    args: [...c.args, '--ignore-certificate-errors'],
    env: c.env,
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.addInitScript(() => {
      const seen = { lcp: 0, cls: 0, tasks: [] };
      window.seen = seen;
      const watch = (type, each) =>
        new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
      watch('largest-contentful-paint', (entry) => {
        seen.lcp = entry.startTime;
        seen.what = `${entry.element?.tagName ?? '?'} ${entry.element?.textContent?.slice(0, 24) ?? ''}`;
      });
      watch('layout-shift', (entry) => {
        if (!entry.hadRecentInput) seen.cls += entry.value;
      });
      // As the figure is defined: what blocks before anything is seen blocks nobody.
      watch('longtask', (entry) => {
        seen.tasks.push([entry.startTime, entry.duration]);
      });
    });
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    return await page.evaluate(() => ({
      ...window.seen,
      tbt: window.seen.tasks.reduce(
        (sum, [start, long]) =>
          start < performance.getEntriesByName('first-contentful-paint')[0].startTime
            ? sum
            : sum + Math.max(0, long - 50),
        0,
      ),
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? null,
    }));
  } finally {
    await browser.close();
  }
}

export async function run() {
  const shifting = {
    'coming soon': '/paramedical',
    'not found': '/no-such-page',
    search: '/medicines?search=para&view=list',
  };
  const product = await startProduct();
  const open = [];
  const rows = [];
  try {
    const { data } = await (await fetch(`${product.url}/api/medicines/?limit=1`)).json();
    const pages = { home: '/', list: '/medicines', detail: `/medicines/${data[0].id}` };
    const floor = await floorServer(product.url, Object.values(pages));
    const ours = await farAway(product.port),
      bare = await farAway(floor.port);
    open.push(ours, bare, floor);
    const seen = {},
      least = {};
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, path] of Object.entries(pages)) {
        (seen[name] ??= []).push(await coldLoad(ours.origin + path));
        (least[name] ??= []).push(await coldLoad(bare.origin + path));
      }
    for (const name of Object.keys(pages)) {
      const lcp = median(seen[name].map((s) => s.lcp)),
        best = median(least[name].map((s) => s.lcp));
      console.log(
        `  ${name}: LCP ${Math.round(lcp)} ms (${seen[name][0].what}), floor ${Math.round(best)} ms (${least[name][0].what}), hydrated ${Math.round(median(seen[name].map((s) => s.hydrated)))} ms`,
      );
      rows.push({
        figure: 'P5',
        what: `cold LCP of ${name}, against its floor`,
        value: lcp / best,
        must: 1.15,
        stretch: 1.05,
      });
      rows.push({
        figure: 'P7',
        what: `TBT of ${name}, CPU ${CPU} times slower`,
        value: median(seen[name].map((s) => s.tbt)),
        must: 75,
        stretch: 40,
        unit: 'ms',
      });
      rows.push({
        figure: 'P8',
        what: `CLS of ${name}`,
        value: Math.max(...seen[name].map((s) => s.cls)),
        must: 0.01,
        stretch: 0,
      });
    }
    for (const [name, path] of Object.entries(shifting))
      rows.push({
        figure: 'P8',
        what: `CLS of ${name}`,
        value: (await coldLoad(ours.origin + path)).cls,
        must: 0.01,
        stretch: 0,
      });
  } finally {
    for (const one of open) one.close();
    await product.stop();
  }
  return rows;
}
