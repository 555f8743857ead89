// One address that searches without a pause: the processor time of a search at each door, and the orders of everybody else beside it.
import { Agent, request } from 'node:http';
import { cartOf, patient, processorMs, SETTINGS, stocked } from './checkout.mjs';
import { median, startProduct } from './server.mjs';

const DOORS = {
  'the search call': '/api/search/?q=',
  'the page of results': '/search?q=',
  'the list of medicines': '/api/medicines/?search=',
};
const SEARCHES = 400,
  IN_FLIGHT = 24,
  // Until the functions of a search are compiled.
  WARM = 200,
  ORDERS = 60,
  FIRST_ORDERS = 20,
  ROUNDS = 3;
const FORMS = ['Tab. # 10', '# tablet', 'Syp. #', 'Inj #', '#', '# 500 mg', '#x'];
const COMPLAINTS = [
  'fever',
  'bukhar ki dawa',
  'sugar',
  'bp',
  'khansi',
  'cough',
  'gas',
  'pet dard',
  'allergy',
];

/** Different searches, most with a word of the catalogue: nothing that was answered once can be sent again. */
async function searches(url) {
  const names = [];
  for (let page = 1; page <= 6; page++) {
    const { data } = await (await fetch(`${url}/api/medicines/?limit=100&page=${page}`)).json();
    names.push(...data.map(({ name }) => name.split(' ')[0]));
  }
  const distinct = [...new Set(names)];
  return Array.from({ length: Object.keys(DOORS).length * SEARCHES }, (_, i) => {
    const words =
      i % 5 === 4
        ? `${COMPLAINTS[i % COMPLAINTS.length]} ${distinct[i % distinct.length]}`
        : FORMS[i % FORMS.length].replace('#', distinct[i % distinct.length]);
    return encodeURIComponent(`${words} ${i}`);
  });
}
const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
/** Status of the answer; its body is read to the end. */
const search = (url) =>
  new Promise((done, fail) => {
    request(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode));
    })
      .on('error', fail)
      .end();
  });

async function costs() {
  const product = await startProduct(SETTINGS);
  try {
    const words = await searches(product.url),
      rows = [];
    for (const [i, [door, path]] of Object.entries(DOORS).entries()) {
      const [warm, measured] = [words.slice(0, WARM), words.slice(i * SEARCHES + WARM, (i + 1) * SEARCHES)];
      for (const word of warm) await search(product.url + path + word);
      const before = processorMs(product.pid);
      for (const word of measured) {
        const status = await search(product.url + path + word);
        if (status !== 200) throw new Error(`${path}${word}: ${status}`);
      }
      rows.push({
        figure: '',
        what: `processor of the server for one search, ${door}`,
        value: (processorMs(product.pid) - before) / measured.length,
        unit: 'ms',
        must: 4,
      });
    }
    return rows;
  } finally {
    await product.stop();
  }
}

/** With the limits of a shop as it is installed. */
async function others() {
  const product = await startProduct({
    ...SETTINGS,
    SEARCHES_PER_MINUTE: undefined,
    READS_PER_MINUTE: undefined,
    PAGES_PER_MINUTE: undefined,
  });
  try {
    const ids = await stocked(product.url),
      buy = await patient(product.url, '7000000000'),
      words = await searches(product.url);
    let next = 0;
    const orders = async () => {
      const waits = [];
      for (let i = 0; i < ORDERS; i++) waits.push(await buy(cartOf(ids, next++)));
      return median(waits);
    };
    for (let i = 0; i < FIRST_ORDERS; i++) await buy(cartOf(ids, next++));
    const alone = [],
      beside = [];
    let refused = 0,
      sent = 0;
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await orders());
      let isOver = false;
      const stranger = Promise.all(
        Array.from({ length: IN_FLIGHT }, async (_, i) => {
          const paths = Object.values(DOORS);
          for (let at = i; !isOver; at += IN_FLIGHT) {
            sent++;
            const word = words[(at * 7) % words.length];
            if ((await search(product.url + paths[at % paths.length] + word)) === 429) refused++;
          }
        }),
      );
      beside.push(await orders());
      isOver = true;
      await stranger;
    }
    return [
      {
        figure: '',
        what: 'p50 of a place call beside a stranger who searches / alone',
        value: median(beside) / median(alone),
        must: 2,
      },
      { figure: '', what: 'the same, alone', value: median(alone), unit: 'ms' },
      {
        figure: '',
        what: 'searches of the stranger that were refused with 429',
        value: (100 * refused) / sent,
        unit: '%',
      },
    ];
  } finally {
    await product.stop();
  }
}

export async function run() {
  return [...(await costs()), ...(await others())];
}
