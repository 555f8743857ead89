// First and largest paint of the pages that most visits begin with, and the first paint of a patient's own
// pages, each beside a fixed floor: the same words and pictures as plain HTML (`bench/floor`).
import { serveFixedFloor } from './floor.mjs';
import { landingPages } from './load.mjs';
import { farAway } from './network.mjs';
import { coldLoad, CPU } from './phone.mjs';
import { median, startProduct } from './server.mjs';
import { signedIn } from './visitor.mjs';

const ROUNDS = 5;
const PERSONAL = {
  cart: '/order-step-1',
  payment: '/order-step-3',
  profile: '/profile',
  history: '/profile/orders',
};
const of = (loads, name) => median(loads.map((load) => load[name]));

export async function run() {
  const product = await startProduct();
  const open = [],
    rows = [];
  try {
    const { home, list, detail } = await landingPages(product.url);
    const pages = { list, home, detail, ...PERSONAL };
    const floor = await serveFixedFloor(product.url, pages);
    const ours = await farAway(product.port),
      bare = await farAway(floor.port);
    open.push(ours, bare, floor);
    const kept = await signedIn(product.url);
    for (const [name, path] of Object.entries(pages)) {
      const isPersonal = name in PERSONAL,
        seen = [],
        least = [];
      for (let round = 0; round < ROUNDS; round++) {
        // To put something into the storage takes time before the first paint: the floor has it too.
        const stored = isPersonal ? kept : {};
        seen.push(await coldLoad(ours.origin + path, stored));
        least.push(await coldLoad(bare.origin + path, stored));
      }
      console.log(
        `  ${name}: first paint ${Math.round(of(seen, 'fcp'))} ms, largest ${Math.round(of(seen, 'lcp'))} ms (${seen[0].what}), answers ${Math.round(of(seen, 'hydrated'))} ms; floor ${Math.round(of(least, 'fcp'))} ms, ${Math.round(of(least, 'lcp'))} ms (${least[0].what})`,
      );
      const against = (what, figure, must, stretch) =>
        rows.push({
          figure: '',
          what: `${what} of ${name}, against a fixed floor`,
          value: of(seen, figure) / of(least, figure),
          must,
          stretch,
        });
      if (isPersonal) {
        against('first paint', 'fcp', 1.2, 1);
        rows.push({
          figure: 'P8',
          what: `CLS of ${name}`,
          value: Math.max(...seen.map((load) => load.cls)),
          must: 0.01,
          stretch: 0,
        });
      } else {
        against('first paint', 'fcp', 1.25, 1.1);
        against('LCP', 'lcp', 1.25, 1.1);
        rows.push({
          figure: 'P7',
          what: `TBT of ${name}, CPU ${CPU} times slower`,
          value: of(seen, 'tbt'),
          must: 60,
          stretch: 30,
          unit: 'ms',
        });
      }
    }
  } finally {
    for (const one of open) one.close();
    await product.stop();
  }
  return rows;
}
