// P5, P6, P7, P8, P11: how five pages load on a cheap phone, each beside its floor: the same HTML, styles and pictures without any script.
import { serveFloor } from './floor.mjs';
import { farAway, SLOW_3G } from './network.mjs';
import { coldLoad, CPU, startPhone } from './phone.mjs';
import { median, startProduct } from './server.mjs';

const ROUNDS = 5;
/** Until the service worker has fetched what it keeps, on this line, and has this page as well. */
const isKept = async (page) => {
  const looks = () =>
    page.evaluate(async () => {
      const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      if (active?.state !== 'activated') return false;
      const kept = await (await caches.open('pages')).keys();
      return kept.some(({ url }) => new URL(url).pathname === `/_page/en${location.pathname}`);
    });
  const until = Date.now() + 180_000;
  while (!(await looks())) {
    if (Date.now() > until) throw new Error(`the worker did not keep ${page.url()}`);
    await page.waitForTimeout(500);
  }
  await page.waitForTimeout(1000);
};
/** Opens it, stays until it is kept if something keeps it, leaves, and comes back so many times. */
async function returnVisits(times, url, stay) {
  const phone = await startPhone();
  try {
    await phone.opened(url, stay);
    const visits = [];
    for (let round = 0; round < times; round++) visits.push(await phone.opened(url));
    return visits;
  } finally {
    await phone.close();
  }
}

/** By name, the five pages that most visits begin with. */
export async function landingPages(product) {
  const first = async (path) => (await (await fetch(product + path)).json()).data[0].id;
  return {
    home: '/',
    list: '/medicines',
    detail: `/medicines/${await first('/api/medicines/?limit=1')}`,
    tests: '/medical-tests',
    doctors: '/doctor-list',
  };
}

export async function run() {
  const shifting = {
    services: '/paramedical',
    consultation: '/online-consultation',
    'not found': '/no-such-page',
    search: '/medicines?search=para&view=list',
  };
  const product = await startProduct();
  const open = [];
  const rows = [];
  try {
    const pages = await landingPages(product.url);
    const floor = await serveFloor(product.url, Object.values(pages));
    const ours = await farAway(product.port),
      bare = await farAway(floor.port);
    open.push(ours, bare, floor);
    for (const [name, path] of Object.entries(pages)) {
      const seen = [],
        least = [];
      for (let round = 0; round < ROUNDS; round++) {
        seen.push(await coldLoad(ours.origin + path));
        least.push(await coldLoad(bare.origin + path));
      }
      const again = await returnVisits(ROUNDS, ours.origin + path, isKept),
        leastAgain = await returnVisits(ROUNDS, bare.origin + path);
      if (!again.every(({ byWorker }) => byWorker)) throw new Error(`the worker did not answer for ${name}`);
      const lcp = (loads) => median(loads.map((load) => load.lcp));
      console.log(
        `  ${name}: LCP ${Math.round(lcp(seen))} ms (${seen[0].what}), floor ${Math.round(lcp(least))} ms (${least[0].what}), hydrated ${Math.round(median(seen.map((load) => load.hydrated)))} ms; on return ${Math.round(lcp(again))} ms, floor ${Math.round(lcp(leastAgain))} ms`,
      );
      rows.push(
        {
          figure: 'P5',
          what: `cold LCP of ${name}, against its floor`,
          value: lcp(seen) / lcp(least),
          must: 1.25,
          stretch: 1.1,
        },
        {
          figure: 'P7',
          what: `TBT of ${name}, CPU ${CPU} times slower`,
          value: median(seen.map((load) => load.tbt)),
          must: 75,
          stretch: 30,
          unit: 'ms',
        },
        {
          figure: 'P8',
          what: `CLS of ${name}`,
          value: Math.max(...[...seen, ...again].map((load) => load.cls)),
          must: 0.01,
          stretch: 0,
        },
        {
          figure: 'P11',
          what: `return visit to ${name}, LCP against its floor's`,
          value: lcp(again) / lcp(leastAgain),
          must: 0.6,
          stretch: 0.45,
        },
      );
    }
    const slower = await farAway(product.port, SLOW_3G);
    open.push(slower);
    for (const { line, origin, must, stretch } of [
      { line: '4G', origin: ours.origin, must: 1, stretch: 0.5 },
      { line: 'slow 3G', origin: slower.origin, must: 3.5, stretch: 1.5 },
    ]) {
      const waits = [];
      for (let round = 0; round < ROUNDS; round++) {
        const { hydrated, lcp } = await coldLoad(origin + pages.list);
        waits.push(Math.max(0, hydrated - lcp) / 1000);
      }
      rows.push({
        figure: 'P6',
        what: `from LCP of the list to hydration, ${line}`,
        value: median(waits),
        must,
        stretch,
        unit: 's',
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
