// The product beside another commit, in turn on one machine: `BENCH_BASE=../other-checkout npm run bench -- compare`.
// The other checkout must be built (`npm run build` there). Without BENCH_BASE the part prints nothing.
import { resolve } from 'node:path';
import { measure } from './checkout.mjs';
import { landingPages } from './load.mjs';
import { farAway } from './network.mjs';
import { coldLoad, CPU, startPhone } from './phone.mjs';
import { median, root, startProduct } from './server.mjs';
import { oneRound } from './taps.mjs';

const ROUNDS = 5;
const BUYERS = 16;

/** Ratio of the medians, this commit to the base; both are printed. Two zeros are equal. */
function row(figure, what, ours, base, unit, must) {
  const [our, its] = [median(ours), median(base)];
  console.log(`  ${what}: ${our.toFixed(0)} ${unit}, base ${its.toFixed(0)} ${unit}`);
  return { figure, what: `${what}, against the base`, value: our === its ? 1 : our / its, ...must };
}

/** Starts both commits, calls `work` with their addresses on the slow network, and stops them. */
async function withBoth(base, work) {
  const open = [];
  try {
    const sides = [];
    for (const folder of [root, base]) {
      const product = await startProduct({}, folder);
      open.push(product);
      const far = await farAway(product.port);
      open.push({ stop: () => far.close() });
      sides.push({ product, far });
    }
    return await work(sides);
  } finally {
    for (const one of open.toReversed()) await one.stop();
  }
}

const loads = async (sides) => {
  const rows = [];
  const pages = await landingPages(sides[0].product.url);
  for (const [name, path] of Object.entries(pages)) {
    const seen = sides.map(() => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, { far }] of sides.entries()) seen[at].push(await coldLoad(far.origin + path));
    const [ours, base] = seen;
    for (const [figure, what, key] of [
      ['P5', 'LCP', 'lcp'],
      ['P6', 'hydration', 'hydrated'],
      ['P7', 'TBT', 'tbt'],
    ])
      rows.push(
        row(
          figure,
          `cold ${what} of ${name}`,
          ours.map((one) => one[key]),
          base.map((one) => one[key]),
          'ms',
        ),
      );
  }
  return rows;
};

const taps = async (sides) => {
  const seen = sides.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, { far }] of sides.entries()) {
      const phone = await startPhone();
      try {
        seen[at].push(await oneRound(phone, `${far.origin}/medicines`));
      } finally {
        await phone.close();
      }
    }
  return [
    ['tap on a card until its page is seen', 'opened'],
    ['Back until the list is seen', 'back'],
    ['INP of the tap on a card', 'inTap'],
    ['INP of Add to Cart', 'inAdd'],
  ].map(([what, key]) =>
    row(
      'P9',
      `${what}, CPU ${CPU} times slower`,
      seen[0].map((one) => one[key]),
      seen[1].map((one) => one[key]),
      'ms',
    ),
  );
};

async function checkouts(base) {
  const { startPostgres } = await import('../apps/api/test/postgres.ts');
  const folders = [root, base];
  const seen = folders.map(() => []);
  for (let round = 0; round < 3; round++)
    for (const [at, folder] of folders.entries()) {
      const server = await startPostgres();
      try {
        seen[at].push((await measure({ DATABASE_URL: server.url }, folder))[BUYERS].perSecond);
      } finally {
        await server.remove();
      }
    }
  return row('P16', `checkouts a second of ${BUYERS} patients`, seen[0], seen[1], '/s', {
    must: 0.9,
    atLeast: true,
  });
}

export async function run() {
  const { BENCH_BASE } = process.env;
  if (!BENCH_BASE) {
    console.log('  BENCH_BASE names no other checkout: nothing to compare with.');
    return [];
  }
  const base = resolve(BENCH_BASE);
  return [...(await withBoth(base, loads)), ...(await withBoth(base, taps)), await checkouts(base)];
}
