// Pages made on the server: what one that is not kept costs of a core, and what is kept against what a foreign parameter asks for.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { median, startProduct } from './server.mjs';

const WARM = 150,
  EACH = 150,
  ROUNDS = 3,
  SECONDS = 4;
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at)),
  sorts = ['price-asc', 'price-desc', 'name-desc'];
/** No two are the same page: letters, orders, pages and searches in turn. */
const lists = [
  ...Array.from({ length: 30 }, (_, at) => `/medicines?page=${at + 1}`),
  ...sorts.flatMap((sort) => Array.from({ length: 30 }, (_, at) => `/medicines?sort=${sort}&page=${at + 1}`)),
  ...letters.flatMap((letter) =>
    [undefined, ...sorts].map((sort) => `/medicines?letter=${letter}${sort ? `&sort=${sort}` : ''}`),
  ),
  ...letters.flatMap((first) =>
    ['a', 'e', 'i', 'o', 'u'].flatMap((second) =>
      [undefined, ...sorts].map(
        (sort) => `/medicines?search=${first.toLowerCase()}${second}${sort ? `&sort=${sort}` : ''}`,
      ),
    ),
  ),
];
const details = Array.from({ length: 900 }, (_, at) => `/medicines/${at + 1}`);

/** All threads of the process, user and system, in ms; the system counts in hundredths of a second. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
const REST_MS = 3_000,
  LONGEST_RESTS = 60;
/** Until the server has packed the pages that it makes ahead: that work is no part of a page that is asked for. */
async function atRest(pid) {
  for (let tries = 0; tries < LONGEST_RESTS; tries++) {
    const before = cpuOf(pid);
    await new Promise((done) => {
      setTimeout(done, REST_MS);
    });
    if (cpuOf(pid) - before <= REST_MS / 100) return;
  }
  throw new Error('the server does not come to rest');
}
/** Asks for pages in the order of a fixed shuffle, each once, one after the other. */
function asker(url, paths, found) {
  let at = 0;
  const mixed = paths
    .map((path, index) => [(index * 7919) % paths.length, path])
    .toSorted(([a], [b]) => a - b)
    .map(([, path]) => path);
  return async (count) => {
    let done = 0;
    while (done < count) {
      const path = mixed[at++];
      if (path === undefined) throw new Error('too few addresses');
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
      const body = await answer.text();
      if (answer.status === 200 && body.includes(found)) done++;
      else if (answer.status !== 404) throw new Error(`${path}: ${answer.status}`);
    }
  };
}
async function madeAnew(product, paths, found) {
  const ask = asker(product.url, paths, found);
  await ask(WARM);
  const each = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuOf(product.pid);
    await ask(EACH);
    each.push((cpuOf(product.pid) - before) / EACH);
  }
  return median(each);
}

const load = async (given) => {
  const { requests, non2xx, errors } = await autocannon({
    connections: 16,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    ...given,
  });
  if (non2xx || errors) throw new Error(`${given.url}: ${non2xx} not 2xx, ${errors} errors`);
  return requests.average;
};
/** Each request has a click's number that no other has, as those that come from an advertisement. */
async function kept(product) {
  let click = 0;
  // Both are put together anew for each request: the one who asks works the same.
  const asked = (query) =>
    load({
      url: product.url,
      requests: [{ setupRequest: (request) => ({ ...request, path: `/medicines${query()}` }) }],
    });
  const plain = () => asked(() => ''),
    foreign = () => asked(() => `?utm_source=x&fbclid=${++click}`);
  const ratios = [];
  await plain();
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await plain();
    ratios.push((await foreign()) / alone);
  }
  return median(ratios);
}

export async function run() {
  const product = await startProduct({ READS_PER_MINUTE: '999999999' });
  try {
    await atRest(product.pid);
    const list = await madeAnew(product, lists, '<main'),
      detail = await madeAnew(product, details, '<main'),
      ratio = await kept(product);
    const html = await (await fetch(`${product.url}/medicines`)).arrayBuffer();
    const cost = { figure: '', must: 6, stretch: 3, unit: 'ms' };
    return [
      { ...cost, what: 'a list page made anew, time of a core', value: list },
      { ...cost, what: 'a detail page made anew, time of a core', value: detail },
      {
        figure: '',
        what: 'kept list page with foreign parameters, against without',
        value: ratio,
        must: 0.9,
        atLeast: true,
      },
      { figure: '', what: 'HTML of the list', value: html.byteLength / 1000, unit: 'kB' },
    ];
  } finally {
    await product.stop();
  }
}
